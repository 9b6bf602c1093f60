import type { LeadContent } from '../../leads/lead.ts'
import { dollars } from '../rules/dollars.ts'
import type { RoofCost, RoofCostInput } from '../rules/roof-cost.ts'

/** The kind of project, which this calculator never varies. */
export const projectType = 'roofing'

/** Who wants the breakdown by e-mail. */
export type EstimateContact = { name: string; email: string; phone: string }

/** What the office is told when a visitor asks for the full breakdown. */
export const estimateLead = ({ name, email, phone }: EstimateContact, input: RoofCostInput, { min, max }: RoofCost): LeadContent => ({
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
    costEstimate: `${dollars(min)} - ${dollars(max)}`,
  },
})
