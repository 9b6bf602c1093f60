import { randomBytes } from 'node:crypto'
import { referenceOf } from '../../components/leads/lead.ts'
import { type Outcome, outcomeOfAnswer, outcomeOfError } from './outcome.ts'
import type { Target } from './relay.ts'

type TestLead = { reference: string; fields: Record<string, string> }

/**
 * A lead with its own id that nobody can mistake for a customer's, plus the relay's control fields.
 */
export const testLead = (controls: Readonly<Record<string, string>>): TestLead => {
  const leadId = randomBytes(16).toString('hex')
  return {
    reference: referenceOf({ id: leadId }),
    fields: {
      name: 'Canary',
      message:
        'A test of the way leads take, sent with "npm run canary-lead". Nobody waits for an answer.',
      source: 'Canary',
      leadId,
      ...controls,
    },
  }
}

/** Longest wait for an answer, in milliseconds. Matches how long the site waits. */
const timeout = 15_000

/**
 * Sends a lead's fields the way a page of the public site does: as multipart, to the address that
 * answers in JSON. Relays check Origin and Referer, which browsers add themselves and Node does
 * not. Never throws.
 */
export const sendTo =
  ({ address, verdict }: Pick<Target, 'address' | 'verdict'>, origin: string, patience = timeout) =>
  async (fields: Readonly<Record<string, string>>): Promise<Outcome> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { Accept: 'application/json', Origin: origin, Referer: `${origin}/` },
        body,
        signal: AbortSignal.timeout(patience),
      })
      return outcomeOfAnswer(answer.status, await answer.text(), verdict)
    } catch (error) {
      return outcomeOfError(error, address.host)
    }
  }
