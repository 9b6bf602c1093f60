import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { energyQuestions } from '../../../content/schema/questions.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { withoutResidue } from '../engine/amounts.ts'
import type { PageProps } from '../engine/Calculator.tsx'
import { answersForOffice, inputOf, officeAmounts } from '../engine/input.ts'
import type { Answers } from '../engine/questions.ts'
import type { ResultData } from '../engine/result/parts.tsx'
import { cumulativeSavings, energySavings, typicalRoofCost, whiteRoofSaving } from './rule.ts'

/** What the page gives the energy calculator, with what the browser loads. */
export type EnergyPage = PageProps & { words: Words<'energy'>; prices: EnergyPrices }

/** What the result and its document show. */
export type EnergyReport = ReturnType<typeof reportOf>

/** The figures that are set large, in their order. */
export const figureNames = ['percentage', 'month', 'year', 'longView'] as const

/** What a new roof may save. */
export const reportOf = (data: ResultData<EnergyPage, typeof energyQuestions>) => {
  const { input, prices, formats } = data
  const savings = energySavings(input, prices)
  return {
    ...data,
    size: formats.squareFeet(input.homeSize),
    savings,
    /** In whole pounds a year. */
    co2: formats.count(Math.round(withoutResidue(savings.co2Reduction))),
    figures: {
      percentage: formats.percent(savings.savingsPercentage / 100),
      month: formats.money(savings.monthlySavings),
      year: formats.money(savings.annualSavings),
      longView: formats.money(savings.twentyYearSavings),
    },
    years: cumulativeSavings(savings.annualSavings),
    roofCost: typicalRoofCost(input.homeSize, prices),
  }
}

/** The heading of the result and the note under it. */
export const headline = (
  { answers: { firstName }, savings, figures, formats }: EnergyReport,
  { nothingToSave, saving }: Words<'energy-result'>,
): { title: string; note: string } => {
  if (savings.annualSavings <= 0)
    return { title: say(nothingToSave.title, { firstName }), note: nothingToSave.note }
  const percent = (part: number) => formats.percent(part / 100)
  const ends = { from: percent(whiteRoofSaving.from), to: percent(whiteRoofSaving.to) }
  // A part must not be larger than the whole.
  const isPart = savings.savingsPercentage >= whiteRoofSaving.to
  return {
    title: say(saving.title, { firstName, savings: figures.year }),
    note: `${isPart ? `${say(saving.whiteRoof, ends)} ` : ''}${saving.note}`,
  }
}

/** What the office is told of valid answers. */
export const energyLead = (answers: Answers, prices: EnergyPrices): LeadContent => {
  const savings = energySavings(inputOf(energyQuestions, answers), prices)
  return {
    source: 'Energy Savings Calculator',
    subject: `Energy report for ${answers.firstName} ${answers.lastName}`,
    fields: {
      ...answersForOffice(energyQuestions, answers),
      monthlySavings: officeAmounts.money(savings.monthlySavings),
      annualSavings: officeAmounts.money(savings.annualSavings),
    },
  }
}
