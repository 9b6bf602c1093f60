import { randomBytes } from 'node:crypto'
import { shortReference } from './references.ts'

export type Canary = { reference: string; fields: Record<string, string> }

/** One lead that nobody can mistake for a customer's, with an id of its own, and what the relay is told to do with it. */
export const newCanary = (controls: Readonly<Record<string, string>>): Canary => {
  const leadId = randomBytes(16).toString('hex')
  return {
    reference: shortReference(leadId),
    fields: {
      name: 'Canary',
      message: 'A test of the way leads take, sent with "npm run canary-lead". Nobody waits for an answer.',
      source: 'Canary',
      leadId,
      ...controls,
    },
  }
}
