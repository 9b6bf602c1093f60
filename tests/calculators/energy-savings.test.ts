import { describe, expect, test } from 'vitest'
import { energyQuestions } from '../../components/calculators/energy/questions.ts'
import { type EnergyInput, energySavings } from '../../components/calculators/energy/rule.ts'
import { startingAnswers } from '../../components/calculators/engine/answers.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'

const energyDefaults = inputOf(energyQuestions, startingAnswers(energyQuestions))

const answers = (
  currentBill: number,
  roofAge: number,
  insulation: EnergyInput['insulation'],
  hvacAge: number,
): EnergyInput => ({
  ...energyDefaults,
  currentBill,
  roofAge,
  insulation,
  hvacAge,
})

describe('worked examples: percent, then dollars per month, per year and in twenty years, then pounds of CO2', () => {
  test.each([
    // (1 - 0.2) x 0.9 x (1 - 0.24) = 0.5472; 0.95 - 0.5472 = 40.28 %; 150 x 40.28 % = 60.42; x 12;
    // x 20; 725.04 x 0.7
    ['the defaults', energyDefaults, 40.28, 60.42, 725.04, 14_500.8, 507.528],
    // (1 - 0.1) x 0.8 x (1 - 0.15) = 0.612; 33.8 %; 200 x 33.8 % = 67.6; 67.6 x 12; x 20; 811.2 x
    // 0.7
    ['minimal insulation', answers(200, 5, 'minimal', 5), 33.8, 67.6, 811.2, 16_224, 567.84],
    // 1 x 0.7 x 1 = 0.7; 25 %; 100 x 25 % = 25
    ['a new home without insulation', answers(100, 0, 'none', 0), 25, 25, 300, 6000, 210],
    // 0.9 x 1 x 1 = 0.9; 5 %; 50 x 5 % = 2.5
    ['excellent insulation', answers(50, 5, 'excellent', 0), 5, 2.5, 30, 600, 21],
    // 1 x 1 x 1 = 1; 0.95 - 1 is below 0
    ['a home with nothing left to save', answers(1000, 0, 'excellent', 0), 0, 0, 0, 0, 0],
    // 0.6, not 1 - 1; 0.7, not 1 - 0.9; 0.6 x 0.7 x 0.7 = 0.294; 65.6 % is above 50 %
    ['a home at every limit', answers(1000, 50, 'none', 30), 50, 500, 6000, 120_000, 4200],
    // 0.6 x 1 x 0.7 = 0.42; 53 % is above 50 %
    ['age alone', answers(300, 20, 'excellent', 10), 50, 150, 1800, 36_000, 1260],
    // 0.6, not 1 - 0.6; 0.6 x 1 x 1 = 0.6; 35 %; 100 x 35 % = 35
    ['an old roof alone', answers(100, 30, 'excellent', 0), 35, 35, 420, 8400, 294],
    // 0.7, not 1 - 0.9; 1 x 1 x 0.7 = 0.7; 25 %; 200 x 25 % = 50
    ['old cooling alone', answers(200, 0, 'excellent', 30), 25, 50, 600, 12_000, 420],
    // (1 - 0.24) x 1 x (1 - 0.12) = 0.6688; 28.12 %; 400 x 28.12 % = 112.48; x 12; x 20; 1349.76 x
    // 0.7
    ['middle age', answers(400, 12, 'excellent', 4), 28.12, 112.48, 1349.76, 26_995.2, 944.832],
  ])('%s', (_name, input, percent, month, year, twentyYears, pounds) => {
    const savings = energySavings(input)
    expect(savings.savingsPercentage).toBe(percent)
    expect(savings.monthlySavings).toBeCloseTo(month, 8)
    expect(savings.annualSavings).toBeCloseTo(year, 8)
    expect(savings.twentyYearSavings).toBeCloseTo(twentyYears, 8)
    expect(savings.co2Reduction).toBeCloseTo(pounds, 8)
  })
})

test('a present roof as good as a new one saves exactly nothing', () => {
  expect(energySavings(answers(150, 2.5, 'excellent', 0)).savingsPercentage).toBe(0)
})
