import fc from 'fast-check'

/** What the relay does with a request, and whether the office has the lead then. */
export const relayAnswers = {
  accepts: { stores: true },
  'accepts late': { stores: true },
  'answers 429': { stores: false },
  'answers 500': { stores: false },
  'refuses with 200': { stores: false },
  'shows a captcha with 200': { stores: false },
  'never answers': { stores: false },
  'cuts before storing': { stores: false },
  'cuts after storing': { stores: true },
  'stores, answers 500': { stores: true },
  'stores, answers too late': { stores: true },
} as const

export type RelayAnswer = keyof typeof relayAnswers

const [accepts = 'accepts', ...others] = Object.keys(relayAnswers) as RelayAnswer[]

/** What the relay does with the first requests, one after the other. Afterwards it accepts. */
export const relayPlan = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(accepts) },
    { weight: 5, arbitrary: fc.constantFrom(...others) },
  ),
  { maxLength: 8, size: 'max' },
)
