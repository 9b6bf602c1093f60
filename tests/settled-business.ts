import type { Business } from '../content/schema/business.ts'
import { site } from './project-site.ts'

const { unconfirmed: _unconfirmed, ...business } = site.business()

/** The facts about the company, with values that a real one could have. */
export const settledBusiness: Business = JSON.parse(
  JSON.stringify({ ...business, license: 'CCC1330000', claims: {}, promotions: {} })
    .replaceAll('.example', '.test')
    .replaceAll('555-01', '555-41'),
)
