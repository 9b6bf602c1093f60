import { type Dispatch, startTransition } from 'react'
import { isReachable, reload } from '../../../../renderer/browser/reachable.ts'
import type { Answers } from '../questions.ts'
import { type Finished, isStored } from '../saved.ts'
import type { WizardEvent } from './machine.ts'

/**
 * Sends answers. Resolves to what became of them; to undefined if they could not be sent.
 * @param keep whether they are to wait, and be sent later, if that fails.
 * @param onArrival called once they are delivered, which may be after they were said to have failed.
 */
export type SendAnswers = (
  answers: Answers,
  keep: boolean,
  onArrival: (finished: Finished) => void,
) => Promise<Finished | undefined>

/**
 * Loads the code that sends answers. If that fails although the site can be reached, reloads the
 * page, once, and never resolves: browsers may cache that a script could not be loaded. The answers
 * are saved in the tab.
 * @param isRetry whether the page was reloaded for it.
 * @throws if the page was not reloaded.
 */
export const loadOrReload = async (
  load: () => Promise<SendAnswers>,
  isRetry: boolean,
): Promise<SendAnswers> => {
  try {
    return await load()
  } catch (error) {
    // Where storage is blocked, the answers would be lost.
    if (isRetry || !isStored() || !(await isReachable())) throw error
    reload()
    return new Promise(() => {})
  }
}

/** The answers in flight: a wizard that is rendered again waits for the same ones. */
let inFlight: ReturnType<SendAnswers> | undefined

/**
 * Sends answers, or waits for those in flight if there are any, and tells what becomes of them.
 * @param shown returns the answers on the screen.
 */
export const follow = async (
  dispatch: Dispatch<WizardEvent>,
  shown: () => string,
  send?: () => ReturnType<SendAnswers>,
): Promise<void> => {
  inFlight ??= send?.()
  if (!inFlight) return
  dispatch({ type: 'sending' })
  const finished = await inFlight.catch((error) => void console.error(error))
  inFlight = undefined
  // A transition, because rendering a result in one task would block a slow phone.
  if (finished) startTransition(() => dispatch({ type: 'finished', finished, shown: shown() }))
  else dispatch({ type: 'failed' })
}
