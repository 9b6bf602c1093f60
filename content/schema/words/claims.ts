import { message, words } from './fields.ts'

export const claimWords = words(
  'content/words/claims.yaml: wording around the claims in business.yaml.',
  {
    byPhone: 'What we say about our arrival where the arrival claim may not be made.',
    arrival: message(
      'The arrival claim on a page without a county: where it applies, and what applies elsewhere.',
      ['counties', 'promise'],
    ),
  },
)
