import { isReachable } from '../../../../renderer/browser/reachable.ts'
import type { SentLead } from '../../../leads/calculator-lead.ts'
import type { Answers } from '../questions.ts'
import { attempt, type Finished, saveFinish } from '../saved-answers.ts'

/** Sends the answers. If that fails, they wait to be sent later if the visitor wants to keep them. */
export type SendAnswers = (answers: Answers, keep: boolean) => Promise<SentLead>

const retryKey = (calculator: string) => `calculator-${calculator}-again`

/**
 * Whether the page was reloaded for what sends the answers: the visitor has pressed the button
 * already. True only for the first call.
 */
export const takeRetry = (calculator: string): boolean | undefined =>
  attempt(() => {
    const isRetry = sessionStorage.getItem(retryKey(calculator)) !== null
    sessionStorage.removeItem(retryKey(calculator))
    return isRetry
  })

type Sending = {
  /** Loads the code that sends answers. */
  load: () => Promise<SendAnswers>
  answers: Answers
  keep: boolean
  isRetry: boolean
  /** Called when the lead arrives after it was said to have failed or to wait. */
  onArrival: (finished: Finished) => void
}

/**
 * Loads the code that sends answers. If that fails although the site can be reached, reloads the
 * page, once, and never resolves: browsers may cache that a script could not be loaded. The answers
 * are saved in the tab.
 * @throws if the page was not reloaded.
 */
const loadOrReload = async (calculator: string, { load, isRetry }: Sending) => {
  try {
    return await load()
  } catch (error) {
    if (isRetry || !(await isReachable())) throw error
    // Throws where storage is blocked: the answers would be lost, too.
    sessionStorage.setItem(retryKey(calculator), '')
    location.reload()
    return new Promise<never>(() => {})
  }
}

const send = async (calculator: string, sending: Sending): Promise<Finished | undefined> => {
  const { answers, keep, onArrival } = sending
  try {
    const sendAnswers = await loadOrReload(calculator, sending)
    const { reference, waiting, arrival } = await sendAnswers(answers, keep)
    const sent = { reference, answers: JSON.stringify(answers), at: Date.now() }
    const save = (finished: Finished) => {
      saveFinish(calculator, finished)
      return finished
    }
    void arrival.then(() => onArrival(save(sent)))
    return waiting === 'failed' ? undefined : save({ ...sent, ...(waiting && { waiting }) })
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** The leads on their way, by calculator, for a wizard that React had to draw again meanwhile. */
const underway = new Map<string, Promise<Finished | undefined>>()

export const leadUnderway = (calculator: string) => underway.get(calculator)

/** Sends answers, and saves in the tab what became of them: undefined if they could not be sent. */
export const sendOnce = (calculator: string, sending: Sending): Promise<Finished | undefined> => {
  const lead =
    underway.get(calculator) ?? send(calculator, sending).finally(() => underway.delete(calculator))
  underway.set(calculator, lead)
  return lead
}
