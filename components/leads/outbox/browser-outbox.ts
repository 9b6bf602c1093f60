import { say } from '../../../content/schema/message.ts'
import { announce } from '../../../renderer/browser/announce.ts'
import { attempt } from '../../../renderer/browser/attempt.ts'
import { loadWords } from '../../../renderer/browser/load-data.ts'
import { isReachable } from '../../../renderer/browser/reachable.ts'
import { lazy } from '../../../renderer/memoize.ts'
import { deliver } from '../deliver.ts'
import { type Lead, referenceOf, sentByBrowserKey } from '../lead.ts'
import { originHere } from '../origin.ts'
import { relayOfPage } from '../relay.ts'
import { arrivalOf } from './arrivals.ts'
import { browserStore } from './browser-store.ts'
import { createOutbox, syncTag } from './outbox.ts'
import type { Occasion } from './queued.ts'

const open = () => {
  const relay = relayOfPage()
  let whenOpen = Promise.resolve()
  addEventListener('pagehide', () => {
    // Leaving the page ends requests as a lost connection does, but the relay may well have
    // accepted them. They have failed only if the browser restores the page.
    whenOpen = new Promise((resolve) =>
      addEventListener('pageshow', () => resolve(), { once: true }),
    )
  })
  return createOutbox({
    store: browserStore(),
    deliver: async (lead, attempts) => {
      const delivery = await deliver(lead, relay, attempts)
      if (delivery.verdict === 'delivered') announce({ name: 'lead-sent', form: lead.source })
      else await whenOpen
      return delivery
    },
    onGiveUp: ({ source }) => announce({ name: 'lead-given-up', form: source }),
  })
}

/** Opened on first use, because this module is also imported on the server. */
const outbox = lazy(open)

/** Background Sync, which only some browsers support. */
type WithSync = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/**
 * Asks the service worker to send waiting leads once there is a connection, even if no page is
 * open. Only some browsers support that, and it needs a service worker.
 */
const askForSync = async (): Promise<void> => {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register(syncTag)
}

let timer = 0

/**
 * Retries when the next lead is due, while the page is open. Whether there is a connection is found
 * out by asking: `navigator.onLine` may be wrong, and the `online` event may never come, or before
 * any request succeeds.
 */
const retryWhenDue = async () => {
  const due = await outbox().nextDue()
  clearTimeout(timer)
  if (due === undefined) return
  const retry = async () => {
    if (await isReachable()) return flushOutbox('connection')
    await askForSync().catch(console.warn)
    await flushOutbox('pause')
  }
  timer = window.setTimeout(() => void retry().catch(console.error), Math.max(1000, due))
}

/** False if the page was reloaded, or a visitor has gone back to it. */
export const isFresh = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .every((entry) => !('type' in entry) || entry.type === 'navigate')

/** Returns, once only, the id of the lead that the browser sent itself, if the relay has it. */
const takeSentByBrowser = (): string | null => {
  if (location.hash !== '#thank-you') return null
  const id = attempt(() => sessionStorage.getItem(sentByBrowserKey)) ?? null
  attempt(() => sessionStorage.removeItem(sentByBrowserKey))
  // A visitor who goes back to the page to which the relay redirected has sent nothing.
  return isFresh() ? id : null
}

/** Tells a visitor at the top of the page that their leads keep failing. */
const reportUndelivered = async (leads: readonly Lead[]): Promise<void> => {
  const { undelivered } = await loadWords('undelivered')
  const number = document.querySelector('header .tel')?.textContent ?? ''
  const note = document.getElementById('undelivered') ?? document.createElement('p')
  Object.assign(note, { id: 'undelivered', className: 'wrap', role: 'alert' })
  // Styled inline, because few pages ever need it.
  Object.assign(note.style, { paddingBlock: '1rem', fontWeight: '600' })
  document.getElementById('main')?.prepend(note)
  note.textContent = say(undelivered.note, { number, code: leads.map(referenceOf).join(', ') })
}

/** Sends the waiting leads that are due, except the one that the browser has sent itself. */
export const flushOutbox = async (occasion: Occasion): Promise<void> => {
  const sent = takeSentByBrowser()
  if (sent !== null) {
    announce({ name: 'lead-sent', form: 'Sent by the browser' })
    await deleteLead(sent)
  }
  const failing = await outbox().flush(occasion)
  await retryWhenDue()
  if (failing.length > 0) await reportUndelivered(failing)
}

/**
 * The outcome of a submitted lead: accepted by the relay, stored in this browser, or only on this
 * page. `blocked`: stored, but only the relay is unreachable, which may last.
 */
export type Submission = 'delivered' | 'blocked' | 'kept' | 'notKept'

type SubmitOptions = {
  /** Number of earlier attempts. */
  attempts?: number
  /**
   * How long the visitor waits for the relay, in milliseconds. The request continues, and a later
   * response still counts.
   */
  timeout?: number
}

/** Stores a lead with its origin, sends it, and returns the outcome. */
export const submitLead = async (
  lead: Lead,
  { attempts, timeout = 15_000 }: SubmitOptions = {},
): Promise<Submission> => {
  const { stored, verdict } = outbox().submit({ origin: originHere(), ...lead }, attempts)
  // The page may be closed before it has a response.
  stored.then(askForSync).catch(console.warn)
  verdict.then(retryWhenDue).catch(console.error)
  const tooLate = new Promise((resolve) => setTimeout(resolve, timeout))
  const outcome = await Promise.race([verdict, tooLate])
  if (outcome === 'delivered') return 'delivered'
  const kept = outcome === 'blocked' ? 'blocked' : 'kept'
  const where = (await stored) ? kept : 'notKept'
  announce({ name: 'lead-waiting', form: lead.source, reason: where })
  return where
}

/** Resolves once a waiting lead is delivered, or at once if it no longer waits. */
export const untilArrived = async (reference: string): Promise<void> => {
  const arrival = arrivalOf(reference)
  if (await outbox().isWaiting(reference)) await arrival
}

/**
 * Deletes a lead whose visitor was told that sending failed, so that it is not sent without their
 * knowledge.
 */
export const deleteLead = (id: string): Promise<void> => outbox().remove(id)

const ask = (event: Event) => event.preventDefault()

/** Makes the browser ask before a visitor leaves a page with the only copy of a message. */
export const warnOnLeave = (isNeeded: boolean): void =>
  (isNeeded ? addEventListener : removeEventListener)('beforeunload', ask)
