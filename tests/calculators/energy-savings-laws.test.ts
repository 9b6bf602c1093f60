import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import {
  cumulativeSavings,
  type EnergyInput,
  energySavings,
  insulationLevels,
  longViewYears,
} from '../../components/calculators/energy/rule.ts'

const {
  currentBill: billLimits,
  homeSize: homeSizeLimits,
  roofAge: roofAgeLimits,
  hvacAge: hvacAgeLimits,
} = energyQuestions

const sane = fc.record({
  currentBill: fc.oneof(fc.integer(billLimits), fc.double({ ...billLimits, noNaN: true })),
  homeSize: fc.integer(homeSizeLimits),
  roofAge: fc.oneof(fc.integer(roofAgeLimits), fc.double({ ...roofAgeLimits, noNaN: true })),
  insulation: fc.constantFrom(...insulationLevels),
  hvacAge: fc.oneof(fc.integer(hvacAgeLimits), fc.double({ ...hvacAgeLimits, noNaN: true })),
})
const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })
const wild = fc.record({
  currentBill: anyNumber,
  homeSize: anyNumber,
  roofAge: anyNumber,
  insulation: fc.constantFrom(...insulationLevels),
  hvacAge: anyNumber,
})

describe('whatever the answers, in range or beyond', () => {
  test('the percentage stays from 0 to 50, without a residue, and nothing is below 0', () => {
    fc.assert(
      fc.property(fc.oneof(sane, wild), (input) => {
        const savings = energySavings(input)
        expect(savings.savingsPercentage).toBeLessThanOrEqual(50)
        expect(Number(savings.savingsPercentage.toFixed(8))).toBe(savings.savingsPercentage)
        for (const value of Object.values(savings))
          expect(value >= 0 && !Object.is(value, -0)).toBe(true)
      }),
    )
  })
  test('the size of the home moves no saving', () => {
    fc.assert(
      fc.property(sane, anyNumber, (input, homeSize) => {
        expect(energySavings({ ...input, homeSize })).toEqual(energySavings(input))
      }),
    )
  })
})

const noWorse = (before: EnergyInput, after: EnergyInput) => {
  const [less, more] = [energySavings(before), energySavings(after)]
  expect(more.savingsPercentage).toBeGreaterThanOrEqual(less.savingsPercentage)
  expect(more.annualSavings).toBeGreaterThanOrEqual(less.annualSavings)
  expect(more.co2Reduction).toBeGreaterThanOrEqual(less.co2Reduction)
}
const more = fc.double({ min: 0, max: 60, noNaN: true })

test('an older roof, older cooling or a higher bill never lowers the savings', () => {
  fc.assert(
    fc.property(sane, more, (input, years) =>
      noWorse(input, { ...input, roofAge: input.roofAge + years }),
    ),
  )
  fc.assert(
    fc.property(sane, more, (input, years) =>
      noWorse(input, { ...input, hvacAge: input.hvacAge + years }),
    ),
  )
  fc.assert(
    fc.property(sane, more, (input, dollars) =>
      noWorse(input, { ...input, currentBill: input.currentBill + dollars }),
    ),
  )
})

test('less insulation never lowers the savings', () => {
  fc.assert(
    fc.property(sane, fc.nat(3), fc.nat(3), (input, one, two) => {
      const [less = 'none', better = 'none'] = [
        insulationLevels[Math.min(one, two)],
        insulationLevels[Math.max(one, two)],
      ]
      noWorse({ ...input, insulation: better }, { ...input, insulation: less })
    }),
  )
})

test('the chart grows by the same amount each year and ends at the twenty-year savings', () => {
  expect(cumulativeSavings(300, 4)).toEqual([300, 600, 900, 1200])
  expect(cumulativeSavings(300, 0)).toEqual([])
  fc.assert(
    fc.property(sane, (input) => {
      const { annualSavings, twentyYearSavings } = energySavings(input)
      const years = cumulativeSavings(annualSavings, longViewYears)
      expect(years).toHaveLength(20)
      expect([years.at(0), years.at(-1)]).toEqual([annualSavings, twentyYearSavings])
    }),
  )
})
