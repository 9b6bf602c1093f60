import type { LeadContent } from '../../leads/lead.ts'
import { dollars } from '../rules/dollars.ts'
import { roofCost } from '../rules/roof-cost.ts'
import { type RoofAnswers, roofInput } from './answers.ts'

/** What the office is told of valid answers. */
export const roofLead = (answers: RoofAnswers): LeadContent => {
  const { firstName, lastName, email, phone, address, roofType, roofSlope, damageLevel } = answers
  const { squareFootage, currentAge, features } = roofInput(answers)
  const { min, max } = roofCost(roofInput(answers))
  return {
    source: 'Roof Replacement Calculator',
    subject: `Roof estimate for ${firstName} ${lastName}`,
    fields: {
      firstName,
      lastName,
      email,
      phone,
      address,
      roofType,
      squareFootage: String(squareFootage),
      roofSlope,
      currentAge: String(currentAge),
      damageLevel,
      features: features.join(','),
      costEstimate: `${dollars(min)} - ${dollars(max)}`,
    },
  }
}
