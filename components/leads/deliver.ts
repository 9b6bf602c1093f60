import { type Lead, photosFor, relayFields, withoutPhotos } from './lead.ts'
import { adapterOf, type Relay, type Verdict } from './relay.ts'

/**
 * How long to wait for answers, in milliseconds. The visitor does not wait that long, but a request
 * that is given up early is retried, and arrives twice if the relay was only slow.
 */
const timeout = 45_000

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

/**
 * Sends a lead to the relay and, if that fails, to the fallback: immediately after a refusal, but
 * only from the second attempt on after any other failure. Never throws.
 * @param attempts number of earlier attempts.
 */
export const deliver = async (
  lead: Lead,
  { fallback, ...relay }: Relay,
  attempts: number,
): Promise<Verdict> => {
  // With a second relay to ask, the first gets half of the time.
  const signal = AbortSignal.timeout(fallback ? timeout / 2 : timeout)
  const verdict = await deliverTo(lead, relay, signal)
  // Its pictures may be what the relay refuses.
  if (verdict === 'refused' && lead.photos?.some(({ data }) => data !== ''))
    return deliver(withoutPhotos(lead), fallback ? { ...relay, fallback } : relay, attempts)
  const useFallback = verdict === 'refused' || (verdict !== 'delivered' && attempts > 0)
  if (!fallback || !useFallback) return verdict
  const second = await deliverTo(lead, fallback, AbortSignal.timeout(timeout / 2))
  return second === 'delivered' ? second : verdict
}
