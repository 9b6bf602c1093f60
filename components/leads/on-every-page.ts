import { attempt } from '../../renderer/browser/attempt.ts'
import { isReachable } from '../../renderer/browser/reachable.ts'
import { connectionPause, leadsMayWait } from './lead.ts'
import type { Occasion } from './outbox/queued.ts'

/**
 * Stores the addresses of the first page of a visit and of the page that linked to it, for
 * `originHere`. They stay in this tab until a form is sent, and are gone when the tab is closed.
 */
export const noteVisit = () => {
  // Without storage, a lead contains only the page it was sent from.
  attempt(() => {
    sessionStorage.visit ??= `${location} ${document.referrer}`
  })
}

const send = async (occasion: Occasion) => {
  // A prerendered page must not send anything: nobody has opened it yet.
  if (document.prerendering || !(await leadsMayWait())) return
  // A browser may cache the failure to load a script, and not request it again.
  // No event may tell that the connection is back.
  if (!(await isReachable())) return void setTimeout(send, connectionPause, 'connection')
  await import('./outbox/browser-outbox.ts').then((module) => module.flushOutbox(occasion))
}

/**
 * Sends waiting leads now, when the visitor returns to the page, and when the connection comes
 * back. Loads the outbox only if a lead may be waiting.
 */
export const watchOutbox = () => {
  const on = (occasion: Occasion) => () => send(occasion).catch(console.error)
  on('visit')()
  document.addEventListener('prerenderingchange', on('visit'))
  addEventListener('online', on('connection'))
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) on('pause')()
  })
}
