import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type EnergyInput,
  energySavings,
  longViewYears,
  typicalRoofCost,
  whiteRoofSaving,
} from '../../components/calculators/energy/rule.ts'
import { allLanguages, defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { EnergyPrices } from '../../content/schema/prices.ts'
import { energyQuestions } from '../../content/schema/questions.ts'
import { ascending, energyPrices, home, person, resultsIn, shown } from './samples.tsx'

const { ids: insulationLevels } = energyQuestions.insulation

const answers = (
  currentBill: number,
  roofAge: number,
  insulation: EnergyInput['insulation'],
  hvacAge: number,
): EnergyInput => ({ ...home, currentBill, roofAge, insulation, hvacAge })

describe('worked examples with the figures of the specification: percent, dollars per month, year and twenty years, pounds of CO2', () => {
  test.each([
    // (1 - 0.2) x 0.9 x (1 - 0.24) = 0.5472; 0.95 - 0.5472 = 40.28 %; 150 x 40.28 % = 60.42; x 12;
    // x 20; 725.04 x 0.7
    [answers(150, 10, 'adequate', 8), 40.28, 60.42, 725.04, 14_500.8, 507.528],
    // (1 - 0.05) x 1 x 1 = 0.95, as good as a new roof; 1 x 1 x 1 is better
    [answers(150, 2.5, 'excellent', 0), 0, 0, 0, 0, 0],
    // 0.6, not 1 - 1; 0.7, not 1 - 0.9; 0.6 x 0.7 x 0.7 = 0.294; 65.6 % is above 50 %
    [answers(1000, 50, 'none', 30), 50, 500, 6000, 120_000, 4200],
    // 0.6, not 1 - 0.6; 0.6 x 1 x 1 = 0.6; 35 %; 100 x 35 % = 35
    [answers(100, 30, 'excellent', 0), 35, 35, 420, 8400, 294],
  ])('%o', (input, percent, month, year, twentyYears, pounds) => {
    const savings = energySavings(input, energyPrices)
    expect(savings.savingsPercentage).toBe(percent)
    expect(savings.monthlySavings).toBeCloseTo(month, 8)
    expect(savings.annualSavings).toBeCloseTo(year, 8)
    expect(savings.twentyYearSavings).toBeCloseTo(twentyYears, 8)
    expect(savings.co2Reduction).toBeCloseTo(pounds, 8)
  })

  test.each([
    // 500 x 12 = 6000; 52 % = 3120, 120 % = 7200
    [500, 3120, 7200],
    // 2345 x 12 = 28140; 52 % = 14632.8, 120 % = 33768
    [2345, 14_633, 33_768],
  ])('the roof of a home of %d square feet costs from %d to %d dollars', (size, min, max) =>
    expect(typicalRoofCost(size, energyPrices)).toEqual({ min, max }),
  )
})

const part = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const wear = fc.record({ perYear: part(0.001, 0.2), lowest: part(0.1, 1) })
const prices: fc.Arbitrary<EnergyPrices> = fc.record({
  since: fc.constant('2026-11-20'),
  roofAge: wear,
  hvacAge: wear,
  insulation: ascending(insulationLevels, part(0.1, 1)),
  newRoof: part(0.1, 1),
  highestSaving: fc.integer({ min: 1, max: 100 }),
  co2PerDollar: part(0.01, 50),
  roofCost: fc.record({ perSquareFoot: part(1, 200), min: part(0.1, 1), max: part(1.05, 3) }),
})

const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true })
const inputWith = (numbers: (limits: { min: number; max: number }) => fc.Arbitrary<number>) =>
  fc.record({
    currentBill: numbers(energyQuestions.currentBill),
    homeSize: numbers(energyQuestions.homeSize),
    roofAge: numbers(energyQuestions.roofAge),
    insulation: fc.constantFrom(...insulationLevels),
    hvacAge: numbers(energyQuestions.hvacAge),
  })
const sane = inputWith((limits) => fc.oneof(fc.integer(limits), part(limits.min, limits.max)))
const wild = inputWith(() => anyNumber)

describe('whatever the answers and the figures', () => {
  test('the percentage stays from 0 to the highest, without a residue, and nothing is below 0', () => {
    fc.assert(
      fc.property(fc.oneof(sane, wild), prices, (input, given) => {
        const savings = energySavings(input, given)
        expect(savings.savingsPercentage).toBeLessThanOrEqual(given.highestSaving)
        expect(Number(savings.savingsPercentage.toFixed(8))).toBe(savings.savingsPercentage)
        for (const value of Object.values(savings))
          expect(value >= 0 && !Object.is(value, -0)).toBe(true)
      }),
    )
  })

  test('the size of the home moves no saving, and the years add up to the twenty-year savings', () => {
    fc.assert(
      fc.property(sane, anyNumber, prices, (input, homeSize, given) => {
        const savings = energySavings(input, given)
        expect(energySavings({ ...input, homeSize }, given)).toEqual(savings)
        const { annualSavings, twentyYearSavings } = savings
        expect(twentyYearSavings).toBe(annualSavings * longViewYears)
      }),
    )
  })

  test('an older roof, older cooling, a higher bill or less insulation never lowers the savings', () => {
    fc.assert(
      fc.property(sane, part(0, 60), prices, (input, more, given) => {
        const before = energySavings(input, given)
        const [less = input.insulation] = insulationLevels.slice(
          Math.max(0, insulationLevels.indexOf(input.insulation) - 1),
        )
        for (const change of [
          { roofAge: input.roofAge + more },
          { hvacAge: input.hvacAge + more },
          { currentBill: input.currentBill + more },
          { insulation: less },
        ]) {
          const after = energySavings({ ...input, ...change }, given)
          expect(after.savingsPercentage).toBeGreaterThanOrEqual(before.savingsPercentage)
          expect(after.annualSavings).toBeGreaterThanOrEqual(before.annualSavings)
          expect(after.co2Reduction).toBeGreaterThanOrEqual(before.co2Reduction)
        }
      }),
    )
  })
})

test.each(allLanguages)('a result in %s says that there is nothing to save', (language) => {
  const { words, energyOf } = resultsIn(language)
  const { nothingToSave } = words['energy-result']
  const result = shown(energyOf(answers(150, 0, 'excellent', 0)))
  expect(result).toContain(say(nothingToSave.title, { firstName: person.firstName }))
})

test('a result does not say that a part saves more than the whole', () => {
  const { words, energyOf } = resultsIn(defaultLanguage)
  const [alone = ''] = words['energy-result'].saving.whiteRoof.split('{')
  for (let percent = 1; percent < 40; percent++) {
    const highestSaving = percent
    const result = shown(
      energyOf(answers(1000, 50, 'none', 30), { ...energyPrices, highestSaving }),
    )
    expect(result.includes(alone), `${percent} %`).toBe(percent >= whiteRoofSaving.to)
  }
})
