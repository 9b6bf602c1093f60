import { type Lead, type LeadKind, relayFields } from './lead.ts'
import { type Relay, readVerdict, type Verdict } from './relay.ts'

/** Longest wait for an answer, in milliseconds. */
const patience = 15_000

/**
 * Sends a lead to the relay and says what became of it. Never throws: a network that fails is a verdict too.
 * `keepalive` lets the request outlive the page.
 */
export const sendLead = async <Kind extends LeadKind>(lead: Lead<Kind>, relay: Relay): Promise<Verdict> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(relayFields(lead, relay))) body.set(name, value)
  try {
    const answer = await fetch(relay.ajax, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive: true,
      signal: AbortSignal.timeout(patience),
    })
    const verdict = readVerdict(answer.status, await answer.text())
    if (verdict !== 'delivered') console.error(`The relay answered ${answer.status} to lead ${lead.id}: ${verdict}`)
    return verdict
  } catch (error) {
    console.error(`The relay could not be reached with lead ${lead.id}`, error)
    return 'unreachable'
  }
}
