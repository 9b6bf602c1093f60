import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  energySavings,
  longViewYears,
  typicalRoofCost,
} from '../../components/calculators/energy/rule.ts'
import {
  amounts,
  roundDollars,
  withoutResidue,
} from '../../components/calculators/engine/amounts.ts'
import { roofCost } from '../../components/calculators/roof/rule.ts'
import { energyQuestions } from '../../content/schema/questions.ts'
import { energyPrices, home, roof, roofPrices } from './samples.tsx'

const { money, price } = amounts()
const anyAmount = fc.double({ min: -1e9, max: 1e9, noNaN: true })

describe('an amount', () => {
  test.each([withoutResidue, roundDollars])(
    'is never turned around with another by %o, nor minus zero',
    (round) => {
      for (const nothing of [-0, -1e-12]) expect(round(nothing)).toBe(0)
      fc.assert(
        fc.property(anyAmount, anyAmount, (one, two) => {
          expect(round(Math.min(one, two))).toBeLessThanOrEqual(round(Math.max(one, two)))
        }),
      )
    },
  )

  test('reads as the number it is worked out with: prices to the last decimal, sums rounded', () => {
    expect(money(-0.3)).toBe('$0')
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 200_000 }), (amount, thousandths) => {
        expect(money(amount)).toMatch(/^-?\$\d{1,3}(,\d{3})*$/)
        expect(Number(money(amount).replace(/[$,]/g, ''))).toBe(roundDollars(amount))
        expect(price(thousandths / 1000)).toMatch(/^\$\d+(\.\d{2,3})?$/)
        expect(Number(price(thousandths / 1000).slice(1))).toBe(thousandths / 1000)
      }),
    )
  })
})

describe('with the figures of the specification', () => {
  test.each([
    // 1500 x 8, x 1.15, x 1.1, + 3750 = 18930; x 0.585 = 11074.05, x 1.15 = 21769.5
    ['shingle', 1500, 'medium', 10, 'none', [12_000, 1800, 1380, 3750], 11_074, 21_770],
    // 2000 x 15, x 1.15, + 5000 = 39500; 23107.5 and 45425
    ['tile', 2000, 'low', 0, 'minor', [30_000, 4500, 5000], 23_108, 45_425],
    // 1000 x 12, x 1.35, x 1.2, x 1.35, + 2500 = 28744; 16815.24 and 33055.6
    ['metal', 1000, 'steep', 20, 'moderate', [12_000, 4200, 3240, 6804, 2500], 16_815, 33_056],
    // 500 x 6, x 1.5, x 1.65, + 1250 = 8675; 5074.875 and 9976.25
    ['flat', 500, 'low', 50, 'major', [3000, 1500, 2925, 1250], 5075, 9976],
  ] as const)(
    'a roof of %s, %d square feet, %s, %d years old, with damage %s costs %j',
    (roofType, squareFootage, roofSlope, currentAge, damageLevel, reasons, low, high) => {
      const asked = { roofType, squareFootage, roofSlope, currentAge, damageLevel }
      const { lines, min, max } = roofCost({ ...roof, ...asked }, roofPrices)
      const adding = lines.map(({ amount }) => withoutResidue(amount)).filter(Boolean)
      expect([adding, min, max]).toEqual([reasons, low, high])
    },
  )

  test.each([
    // (1 - 0.2) x 0.9 x (1 - 0.24) = 0.5472; 0.95 - 0.5472 = 40.28 %; 150 x 40.28 %
    [150, 10, 'adequate', 8, 40.28, 60.42],
    // 1 x 1 x 1 is better than 0.95
    [150, 0, 'excellent', 0, 0, 0],
    // 0.6 x 0.7 x 0.7 = 0.294; 65.6 % is above 50 %
    [1000, 50, 'none', 30, 50, 500],
    // 0.6, not 1 - 0.6; 0.95 - 0.6 x 1 x 1
    [100, 30, 'excellent', 0, 35, 35],
    // 0.7, not 1 - 0.9; 0.95 - 1 x 1 x 0.7
    [100, 0, 'excellent', 30, 25, 25],
  ] as const)(
    'a bill of $%d, a roof of %d years, insulation %s and cooling of %d years save %d %, $%d a month',
    (currentBill, roofAge, insulation, hvacAge, percent, monthly) => {
      const asked = { currentBill, roofAge, insulation, hvacAge }
      const savings = energySavings({ ...home, ...asked }, energyPrices)
      expect(savings.savingsPercentage).toBe(percent)
      expect(withoutResidue(savings.monthlySavings)).toBe(monthly)
    },
  )

  // 2345 x 12 = 28140; 52 % = 14632.8, 120 % = 33768
  test('roofs of homes of 2,345 square feet cost $14,633 to $33,768', () =>
    expect(typicalRoofCost(2345, energyPrices)).toEqual({ min: 14_633, max: 33_768 }))
})

const sumsIn = (result: object) => Object.values(result).filter((sum) => typeof sum === 'number')

test('savings are from 0 to the highest, without a residue, and the longer ones are made of the shorter', () => {
  const { currentBill, roofAge, insulation, hvacAge } = energyQuestions
  const answers = fc.record({
    currentBill: fc.double({ ...currentBill, noNaN: true }),
    roofAge: fc.integer(roofAge),
    insulation: fc.constantFrom(...insulation.ids),
    hvacAge: fc.integer(hvacAge),
  })
  fc.assert(
    fc.property(answers, (input) => {
      const savings = energySavings({ ...home, ...input }, energyPrices)
      const { savingsPercentage: percent, monthlySavings, annualSavings } = savings
      expect(percent).toBeLessThanOrEqual(energyPrices.highestSaving)
      expect(withoutResidue(percent)).toBe(percent)
      expect(annualSavings).toBe(monthlySavings * 12)
      expect(savings.twentyYearSavings).toBe(annualSavings * longViewYears)
      expect(savings.co2Reduction).toBe(annualSavings * energyPrices.co2PerDollar)
      for (const sum of sumsIn(savings)) expect(sum >= 0 && !Object.is(sum, -0)).toBe(true)
    }),
  )
})
