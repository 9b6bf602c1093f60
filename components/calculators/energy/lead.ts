import type { EnergyPrices } from '../../../content/schema/prices.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { answersForOffice, inputOf, officeAmounts } from '../engine/input.ts'
import { type EnergyAnswers, energyQuestions } from './questions.ts'
import { energySavings } from './rule.ts'

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
