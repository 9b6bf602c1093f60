import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { energyQuestions } from '../../../content/schema/questions.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { amounts, type DollarRange, withoutResidue } from '../engine/amounts.ts'
import { dollarRange } from '../engine/formats.ts'
import { answersForOffice, type InputOf, inputOf } from '../engine/input.ts'
import type { Answers } from '../engine/questions.ts'

/** What a white roof alone may save, in percent of the whole bill: content/facts.md, part 4. */
export const whiteRoofSaving = { from: 5, to: 7 }

/** Years of the long view, as the words say, too. */
export const longViewYears = 20

/** Dollars per month, square feet, years. The size moves no saving of this model. */
export type EnergyInput = InputOf<typeof energyQuestions>

const scoreOf = (age: number, { perYear, lowest }: EnergyPrices['roofAge']) =>
  Math.max(lowest, 1 - age * perYear)

/**
 * What a new roof may save: the difference between its score and that of the home, which is roof
 * score x insulation score x cooling score. The percentage is clamped and loses its binary residue
 * before anything follows from it: 5 % must not come out as 4.999999999999993. Dollars, and pounds of
 * CO2 per year, are unrounded and never below 0.
 */
export const energySavings = (
  { currentBill, roofAge, insulation, hvacAge }: EnergyInput,
  prices: EnergyPrices,
) => {
  const present =
    scoreOf(roofAge, prices.roofAge) *
    prices.insulation[insulation] *
    scoreOf(hvacAge, prices.hvacAge)
  const savingsPercentage = Math.min(
    prices.highestSaving,
    Math.max(0, withoutResidue((prices.newRoof - present) * 100)),
  )
  const monthlySavings = Math.max(0, (currentBill * savingsPercentage) / 100)
  const annualSavings = monthlySavings * 12
  return {
    savingsPercentage,
    monthlySavings,
    annualSavings,
    twentyYearSavings: annualSavings * longViewYears,
    co2Reduction: annualSavings * prices.co2PerDollar,
  }
}

export type EnergySavings = ReturnType<typeof energySavings>

/** What roofs of such homes typically cost, in whole dollars, for a home size in square feet. */
export const typicalRoofCost = (homeSize: number, { roofCost }: EnergyPrices): DollarRange =>
  dollarRange(homeSize * roofCost.perSquareFoot, roofCost)

/** What the office is told of valid answers. */
export const energyLead = (answers: Answers, prices: EnergyPrices): LeadContent => {
  const savings = energySavings(inputOf(energyQuestions, answers), prices)
  return {
    source: 'Energy Savings Calculator',
    subject: `Energy report for ${answers.firstName} ${answers.lastName}`,
    fields: {
      ...answersForOffice(energyQuestions, answers),
      monthlySavings: amounts().money(savings.monthlySavings),
      annualSavings: amounts().money(savings.annualSavings),
    },
  }
}
