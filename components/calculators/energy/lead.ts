import type { LeadContent } from '../../leads/lead.ts'
import { dollars } from '../rules/dollars.ts'
import { energySavings } from '../rules/energy-savings.ts'
import { type EnergyAnswers, energyInput } from './answers.ts'

/** What the office is told of valid answers. */
export const energyLead = (answers: EnergyAnswers): LeadContent => {
  const { firstName, lastName, email, phone, address, insulation } = answers
  const input = energyInput(answers)
  const { monthlySavings, annualSavings } = energySavings(input)
  return {
    source: 'Energy Savings Calculator',
    subject: `Energy report for ${firstName} ${lastName}`,
    fields: {
      firstName,
      lastName,
      email,
      phone,
      address,
      currentBill: String(input.currentBill),
      homeSize: String(input.homeSize),
      roofAge: String(input.roofAge),
      insulation,
      hvacAge: String(input.hvacAge),
      monthlySavings: dollars(monthlySavings),
      annualSavings: dollars(annualSavings),
    },
  }
}
