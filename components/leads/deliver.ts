import { type Lead, relayFields } from './lead.ts'
import { adapterOf } from './relays/adapters.ts'
import type { Relay, Verdict } from './relays/relay.ts'

/** How long to wait for an answer, in milliseconds. */
const patience = 15_000

/**
 * In bytes. Browsers reject `keepalive` requests over 64 KB; this leaves room for the overhead of
 * multipart encoding.
 */
const keepaliveLimit = 56 * 1024

const sizeOf = (fields: Record<string, string>) => new Blob(Object.entries(fields).flat()).size

/** Sends a lead to one relay. Never throws: a network failure is a verdict too. */
const deliverTo = async (lead: Lead, relay: Relay): Promise<Verdict> => {
  const { endpoint, verdict } = adapterOf(relay)
  const fields = relayFields(lead, relay)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const answer = await fetch(endpoint(relay), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive: sizeOf(fields) < keepaliveLimit,
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    const result = verdict(answer.status, text)
    if (result !== 'delivered')
      console.error(
        `${relay.service} answered ${answer.status} to lead ${lead.id}: ${result}. ${text.slice(0, 200)}`,
      )
    return result
  } catch (error) {
    console.error(`${relay.service} could not be reached with lead ${lead.id}`, error)
    return 'retry'
  }
}

/**
 * Sends a lead to the relay and, if that fails, to the fallback: immediately after a refusal, but
 * only from the second attempt on after a temporary failure.
 * @param attempts number of earlier attempts.
 */
export const deliver = async (
  lead: Lead,
  { fallback, ...relay }: Relay,
  attempts: number,
): Promise<Verdict> => {
  const verdict = await deliverTo(lead, relay)
  const useFallback =
    fallback !== undefined && (verdict === 'refused' || (verdict === 'retry' && attempts > 0))
  return useFallback && (await deliverTo(lead, fallback)) === 'delivered' ? 'delivered' : verdict
}
