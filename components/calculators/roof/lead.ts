import type { RoofPrices } from '../../../content/schema/prices.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { answersForOffice, inputOf, officeAmounts } from '../engine/input.ts'
import { type RoofAnswers, roofQuestions } from './questions.ts'
import { type RoofCost, type RoofCostInput, roofCost } from './rule.ts'

const rangeForOffice = ({ min, max }: RoofCost) =>
  `${officeAmounts.money(min)} - ${officeAmounts.money(max)}`

/** What the office is told of valid answers. */
export const roofLead = (answers: RoofAnswers, prices: RoofPrices): LeadContent => ({
  source: 'Roof Replacement Calculator',
  subject: `Roof estimate for ${answers.firstName} ${answers.lastName}`,
  fields: {
    ...answersForOffice(roofQuestions, answers),
    costEstimate: rangeForOffice(roofCost(inputOf(roofQuestions, answers), prices)),
  },
})

/** The kind of project, which this calculator never varies. */
export const projectType = 'roofing'

/** Who wants the breakdown by e-mail. */
export type EstimateContact = { name: string; email: string; phone: string }

/** What the office is told when a visitor asks for the full breakdown. */
export const estimateLead = (
  { name, email, phone }: EstimateContact,
  input: RoofCostInput,
  cost: RoofCost,
): LeadContent => ({
  source: 'Estimate Result',
  subject: `Estimate details for ${name}`,
  fields: {
    name,
    email,
    phone,
    projectType,
    qualityGrade: input.roofType,
    squareFootage: String(input.squareFootage),
    features: input.features.join(','),
    costEstimate: rangeForOffice(cost),
    request: 'Email the detailed plan to this visitor',
  },
})
