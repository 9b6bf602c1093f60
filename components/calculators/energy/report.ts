import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { LeadContent } from '../../leads/lead.ts'
import type { DocumentData } from '../engine/document/page.ts'
import { answersForOffice, inputOf, officeAmounts } from '../engine/input.ts'
import { type EnergyAnswers, energyQuestions } from './questions.ts'
import { type EnergyInput, type EnergySavings, energySavings, savingsAt } from './rule.ts'

/** What the result and its document show. */
export type EnergyReport = DocumentData & {
  input: EnergyInput
  /** What to plan with: no more than the page promises. */
  savings: EnergySavings
  /** What the model finds. */
  model: EnergySavings
  prices: EnergyPrices
  labels: Words<'energy'>['labels']
}

/**
 * What the model finds, and what to plan with.
 * @param promise what the page promises at most, in percent of the bill.
 */
export const savingsOf = (
  input: EnergyInput,
  prices: EnergyPrices,
  promise = 100,
): Pick<EnergyReport, 'savings' | 'model'> => {
  const model = energySavings(input, prices)
  const savings =
    model.savingsPercentage > promise ? savingsAt(promise, input.currentBill, prices) : model
  return { savings, model }
}

/** Where the model finds more than the page promises: both, as the words name them. */
export const cappedFigures = ({ savings, model, formats }: EnergyReport) =>
  savings === model
    ? undefined
    : {
        promise: formats.percent(savings.savingsPercentage / 100),
        savings: formats.money(savings.annualSavings),
        percentage: formats.percent(model.savingsPercentage / 100),
        month: formats.money(model.monthlySavings),
        year: formats.money(model.annualSavings),
        longView: formats.money(model.twentyYearSavings),
      }

/** The heading of the result and the note under it. */
export const headline = (
  report: EnergyReport,
  words: Words<'energy-result'>,
): { title: string; note: string } => {
  const { visitor, savings, formats } = report
  const { firstName } = visitor
  const capped = cappedFigures(report)
  if (capped) {
    const { title, note } = words.abovePromise
    return { title: say(title, { firstName, ...capped }), note: say(note, capped) }
  }
  const { saving, nothingToSave } = words
  if (savings.annualSavings <= 0)
    return { title: say(nothingToSave.title, { firstName }), note: nothingToSave.note }
  const year = formats.money(savings.annualSavings)
  return { title: say(saving.title, { firstName, savings: year }), note: saving.note }
}

/** What the office is told of valid answers. */
export const energyLead = (answers: EnergyAnswers, prices: EnergyPrices): LeadContent => {
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
