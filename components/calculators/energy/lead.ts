import type { LeadContent } from '../../leads/lead.ts'
import { inputOf } from '../engine/input.ts'
import { answersForOffice, officeAmounts } from '../engine/office.ts'
import { type EnergyAnswers, energyQuestions } from './questions.ts'
import { energySavings } from './rule.ts'

/** What the office is told of valid answers. */
export const energyLead = (answers: EnergyAnswers): LeadContent => {
  const { monthlySavings, annualSavings } = energySavings(inputOf(energyQuestions, answers))
  return {
    source: 'Energy Savings Calculator',
    subject: `Energy report for ${answers.firstName} ${answers.lastName}`,
    fields: {
      ...answersForOffice(energyQuestions, answers),
      monthlySavings: officeAmounts.money(monthlySavings),
      annualSavings: officeAmounts.money(annualSavings),
    },
  }
}
