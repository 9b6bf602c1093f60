import { message, words } from './fields.ts'

export const claimWords = words('content/words/claims.yaml: what is said around the claims of business.yaml.', {
  byPhone: 'Said of our arrival where the arrival claim may not be made.',
  arrival: message('The arrival claim on a page without a county: where it holds, and what holds elsewhere.', ['counties', 'promise']),
})
