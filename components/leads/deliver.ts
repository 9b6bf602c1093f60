import { isReachable } from '../../renderer/browser/reachable.ts'
import { type Lead, sentByBrowserKey } from './lead.ts'
import { originHere } from './origin.ts'
import { adapterOf, type Relay, relayOfPage, type Verdict } from './relay.ts'

/**
 * How long to wait for responses, in milliseconds. The visitor does not wait that long, but a
 * request that times out early is retried, and arrives twice if the relay was only slow.
 */
const timeout = 45_000

/**
 * In bytes. Browsers reject `keepalive` requests over 64 KB; this leaves room for multipart
 * encoding.
 */
const keepaliveLimit = 56 * 1024

/** Returns a lead without the data of its pictures, which keeps their names. */
export const withoutPhotos = (lead: Lead): Lead =>
  lead.photos ? { ...lead, photos: lead.photos.map(({ name }) => ({ name, data: '' })) } : lead

const photosFor = ({ photos = [] }: Lead, relay: Relay) =>
  photos.filter(({ data }) => data !== '' && adapterOf(relay).takesFiles)

/** Returns all text fields: the visitor's, then those about the lead and for the relay. */
export const relayFields = (lead: Lead, relay: Relay): Record<string, string> => {
  const { id, source, subject, fields, photos = [], origin, honeypot = '' } = lead
  const adapter = adapterOf(relay)
  const unsent = photos.length - photosFor(lead, relay).length
  return {
    ...fields,
    // Tells the office which pictures to ask for.
    ...(unsent > 0 && { photos: `${unsent} more on the visitor's device, not sent` }),
    source,
    leadId: id,
    ...origin,
    ...adapter.controls(relay, subject),
    [adapter.honeypot]: honeypot,
  }
}

export const blobOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], {
    type: 'image/jpeg',
  })

/** Returns a form with all fields and photos of a lead. */
export const bodyOf = (lead: Lead, relay: Relay): FormData => {
  const body = new FormData()
  for (const [name, value] of Object.entries(relayFields(lead, relay))) body.set(name, value)
  for (const [index, { name, data }] of photosFor(lead, relay).entries())
    body.set(`photo${index + 1}`, blobOf(data), name)
  return body
}

/** Sends a lead to one relay. Never throws, because a network failure is a verdict too. */
const deliverTo = async (lead: Lead, relay: Relay, time: number): Promise<Verdict> => {
  const { endpoint, verdict } = adapterOf(relay)
  const signal = AbortSignal.timeout(Math.floor(time))
  try {
    const body = bodyOf(lead, relay)
    const answer = await fetch(endpoint(relay), {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      keepalive: new Blob([...body].flat()).size < keepaliveLimit,
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
    if (signal.aborted) return 'unanswered'
    return (await isReachable()) ? 'blocked' : 'unreachable'
  }
}

/** The outcome of sending a lead, and how many of its pictures went along. */
export type Delivery = { verdict: Verdict; photos: number }

/**
 * Sends a lead to the relay and, if that fails, to the fallback: immediately if the relay refuses
 * it or is blocked, but only from the second attempt on after any other failure. From then on it
 * also retries without pictures, which may be the cause whatever the host reports. Never throws.
 * @param attempts number of earlier attempts.
 * @param time the timeout for all of it, in milliseconds.
 */
export const deliver = async (
  lead: Lead,
  relay: Relay,
  attempts: number,
  time = timeout,
): Promise<Delivery> => {
  const { fallback } = relay
  const start = performance.now()
  const left = () => time - (performance.now() - start)
  const photos = photosFor(lead, relay).length
  const mayDropPictures = () => photos > 0 && left() > 0
  const sendWords = () => deliver(withoutPhotos(lead), relay, attempts, left())
  // With a fallback, the first relay gets half of the time.
  const verdict = await deliverTo(lead, relay, fallback ? time / 2 : time)
  if (verdict === 'delivered') return { verdict, photos }
  const isRefused = verdict === 'refused'
  if (isRefused && mayDropPictures()) return sendWords()
  if (fallback && (isRefused || verdict === 'blocked' || attempts > 0)) {
    const second = await deliverTo(lead, fallback, time / 2)
    if (second === 'delivered') return { verdict: second, photos: photosFor(lead, fallback).length }
  }
  const isPuzzling = (verdict === 'blocked' || verdict === 'busy') && attempts > 0
  return isPuzzling && mayDropPictures() ? sendWords() : { verdict, photos: 0 }
}

/**
 * Makes the browser post a lead as a form, which ad blockers that block requests of scripts allow.
 * The page to which the relay redirects deletes the lead from the outbox.
 */
export const postNatively = (lead: Lead): void => {
  const relay = relayOfPage()
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: relay.endpoint, enctype: 'multipart/form-data' })
  for (const [name, value] of Object.entries(
    relayFields(withoutPhotos({ origin: originHere(), ...lead }), relay),
  )) {
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    form.append(field)
  }
  form.hidden = true
  document.body.append(form)
  form.submit()
  sessionStorage.setItem(sentByBrowserKey, lead.id)
}
