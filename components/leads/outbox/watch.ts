import { leadsWait } from './mark.ts'

const send = () => {
  // A page that is only made ready must not send anything: nobody has opened it yet.
  const isSeen = !('prerendering' in document && document.prerendering)
  if (isSeen && leadsWait()) import('./browser-outbox.ts').then(({ flushOutbox }) => flushOutbox()).catch(console.error)
}

/** Sends what waits: now, when the connection returns, and when a visitor returns. The outbox itself is loaded only then. */
export const watchOutbox = () => {
  send()
  document.addEventListener('prerenderingchange', send)
  addEventListener('online', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
}
