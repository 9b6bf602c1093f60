import { isReachable, reload } from '../../../../renderer/browser/reachable.ts'
import type { Answers } from '../questions.ts'
import { type Finished, isStored } from '../saved.ts'

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

let inFlight: Promise<Finished | undefined> | undefined

/**
 * What becomes of the answers in flight; undefined if there are none. A wizard that is rendered
 * again waits for the same ones.
 * @param send sends some if there are none.
 */
export const answersInFlight = (send?: () => ReturnType<SendAnswers>) => {
  inFlight ??= send?.()
    .catch((error) => void console.error(error))
    .finally(() => {
      inFlight = undefined
    })
  return inFlight
}
