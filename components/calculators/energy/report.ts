import { say } from '../../../content/schema/message.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { LeadContent } from '../../leads/lead.ts'
import type { DocumentData } from '../engine/document/page.ts'
import { answersForOffice, inputOf, officeAmounts } from '../engine/input.ts'
import { type EnergyAnswers, energyQuestions } from './questions.ts'
import { type EnergyInput, type EnergySavings, energySavings, yearlyShare } from './rule.ts'

/** What the result and its document show. */
export type EnergyReport = DocumentData & {
  input: EnergyInput
  savings: EnergySavings
  prices: EnergyPrices
  labels: Words<'energy'>['labels']
  /** What the page promises at most, in percent of the bill. */
  promise?: number | undefined
}

/** What to plan with where the model finds more than the page promises, in dollars a year. */
export const plannedSaving = ({ input, savings, promise, formats }: EnergyReport) =>
  promise !== undefined && savings.savingsPercentage > promise
    ? {
        promise: formats.percent(promise / 100),
        savings: formats.money(yearlyShare(input.currentBill, promise)),
      }
    : undefined

/** The heading of the result and the note under it. */
export const headline = (
  report: EnergyReport,
  words: Words<'energy-result'>,
): { title: string; note: string } => {
  const { visitor, savings, formats } = report
  const { firstName } = visitor
  const planned = plannedSaving(report)
  if (planned) {
    const { title, note } = words.abovePromise
    const percentage = formats.percent(savings.savingsPercentage / 100)
    return {
      title: say(title, { firstName, savings: planned.savings }),
      note: say(note, { percentage, promise: planned.promise }),
    }
  }
  const { title, note } = savings.annualSavings > 0 ? words.saving : words.nothingToSave
  return { title: say(title, { firstName, savings: formats.money(savings.annualSavings) }), note }
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
