import { leadsWait } from './mark.ts'

const send = (urgent: boolean) => {
  // A prerendered page must not send anything: nobody has opened it yet.
  const isSeen = !('prerendering' in document && document.prerendering)
  if (isSeen && leadsWait())
    import('./browser-outbox.ts')
      .then(({ flushOutbox }) => flushOutbox(urgent))
      .catch(console.error)
}

/**
 * Sends waiting leads now, when the visitor returns to the page, and when the connection comes
 * back. Loads the outbox only if a lead is waiting.
 */
export const watchOutbox = () => {
  send(false)
  document.addEventListener('prerenderingchange', () => send(false))
  addEventListener('online', () => send(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send(false)
  })
}
