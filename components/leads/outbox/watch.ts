import { leadsWait } from './mark.ts'

const send = (urgent: boolean) => {
  // A page that is only made ready must not send anything: nobody has opened it yet.
  const isSeen = !('prerendering' in document && document.prerendering)
  if (isSeen && leadsWait()) import('./browser-outbox.ts').then(({ flushOutbox }) => flushOutbox(urgent)).catch(console.error)
}

/** Sends what waits: now, when a visitor returns, and when the connection does. The outbox itself is loaded only then. */
export const watchOutbox = () => {
  send(false)
  document.addEventListener('prerenderingchange', () => send(false))
  addEventListener('online', () => send(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send(false)
  })
}
