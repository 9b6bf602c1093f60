import { isReachable } from '../../../renderer/browser/reachable.ts'
import type { Occasion } from './schedule.ts'
import { leadsMayWait } from './waiting.ts'

const send = async (occasion: Occasion) => {
  // A prerendered page must not send anything: nobody has opened it yet.
  if (document.prerendering || !(await leadsMayWait())) return
  // A browser may remember that a script could not be loaded, and not ask for it again.
  if (!(await isReachable())) return
  const { flushOutbox } = await import('./browser-outbox.ts')
  await flushOutbox(occasion)
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
