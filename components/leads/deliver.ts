import { type Lead, photosFor, relayFields } from './lead.ts'
import { adapterOf } from './relays/adapters.ts'
import type { Relay, Verdict } from './relays/relay.ts'

/**
 * How long to wait for answers, in milliseconds. The visitor is not kept waiting for so long, but a
 * request that is given up early is sent again, and arrives twice if the relay was only slow.
 */
const patience = 45_000

/**
 * In bytes. Browsers reject `keepalive` requests over 64 KB; this leaves room for the overhead of
 * multipart encoding.
 */
const keepaliveLimit = 56 * 1024

const fileOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: 'image/jpeg',
  })

const bodyOf = (lead: Lead, relay: Relay): FormData => {
  const body = new FormData()
  for (const [name, value] of Object.entries(relayFields(lead, relay))) body.set(name, value)
  for (const [index, { name, data }] of photosFor(lead, relay).entries())
    body.set(`photo${index + 1}`, fileOf(data), name)
  return body
}

const sizeOf = (body: FormData): number => new Blob([...body].flat()).size

/** Sends a lead to one relay. Never throws: a network failure is a verdict too. */
const deliverTo = async (lead: Lead, relay: Relay, signal: AbortSignal): Promise<Verdict> => {
  const { endpoint, verdict } = adapterOf(relay)
  try {
    const body = bodyOf(lead, relay)
    const answer = await fetch(endpoint(relay), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive: sizeOf(body) < keepaliveLimit,
      signal,
    })
    const text = await answer.text()
    const result = verdict(answer.status, text)
    if (result !== 'delivered')
      console.error(
        `${relay.service} answered ${answer.status} to lead ${lead.id}: ${result}. ${text.slice(0, 200)}`,
      )
    return result
  } catch (error) {
    console.error(`${relay.service} did not answer to lead ${lead.id}`, error)
    return signal.aborted ? 'unanswered' : 'unreachable'
  }
}

/** The lead without its pictures, if it has any: they may be what a relay refuses. */
const plainLead = ({ photos = [], ...lead }: Lead): Lead | undefined =>
  photos.some(({ data }) => data !== '')
    ? { ...lead, photos: photos.map(({ name }) => ({ name, data: '' })) }
    : undefined

/**
 * Sends a lead to the relay and, if that fails, to the fallback: immediately after a refusal, but
 * only from the second attempt on after any other failure.
 * @param attempts number of earlier attempts.
 */
export const deliver = async (
  lead: Lead,
  { fallback, ...relay }: Relay,
  attempts: number,
): Promise<Verdict> => {
  // With a second relay to ask, the first gets half of the time.
  const signal = AbortSignal.timeout(fallback ? patience / 2 : patience)
  const verdict = await deliverTo(lead, relay, signal)
  const plain = verdict === 'refused' ? plainLead(lead) : undefined
  if (plain) return deliver(plain, fallback ? { ...relay, fallback } : relay, attempts)
  const useFallback =
    fallback !== undefined && verdict !== 'delivered' && (verdict === 'refused' || attempts > 0)
  if (!useFallback) return verdict
  const second = await deliverTo(lead, fallback, AbortSignal.timeout(patience / 2))
  return second === 'delivered' ? second : verdict
}
