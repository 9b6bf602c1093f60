import { type ActionDispatch, startTransition } from 'react'
import { isReachable, reload } from '../../../../renderer/browser/reachable.ts'
import type { SentLead } from '../../../leads/calculator-lead.ts'
import type { Answers } from '../questions.ts'
import { type Finished, isStored, saveFinish } from '../saved-answers.ts'
import type { WizardEvent } from './machine.ts'

/** Sends the answers. If that fails, they wait to be sent later if the visitor wants to keep them. */
export type SendAnswers = (answers: Answers, keep: boolean) => Promise<SentLead>

type Sending = {
  calculator: string
  load: () => Promise<SendAnswers>
  answers: Answers
  keep: boolean
  /** Whether the page was reloaded for it. */
  isRetry: boolean
  /** Called when the lead arrives later than it was said to have failed or to wait. */
  onArrival: (finished: Finished) => void
}

/**
 * Loads the code that sends answers. If that fails although the site can be reached, reloads the
 * page, once, and never resolves: browsers may cache that a script could not be loaded. The answers
 * are saved in the tab.
 * @throws if the page was not reloaded.
 */
const loadOrReload = async ({ load, isRetry }: Sending): Promise<SendAnswers> => {
  try {
    return await load()
  } catch (error) {
    // Where storage is blocked, the answers would be lost.
    if (isRetry || !isStored() || !(await isReachable())) throw error
    reload()
    return new Promise(() => {})
  }
}

/** Sends answers, and saves in the tab what became of them: undefined if they could not be sent. */
const send = async (sending: Sending): Promise<Finished | undefined> => {
  const { calculator, answers, keep, onArrival } = sending
  try {
    const sendAnswers = await loadOrReload(sending)
    const { reference, waiting, arrival } = await sendAnswers(answers, keep)
    const sent = { reference, answers: JSON.stringify(answers), at: Date.now() }
    void arrival.then(() => {
      saveFinish(calculator, sent)
      onArrival(sent)
    })
    if (waiting === 'failed') return undefined
    const finished = { ...sent, ...(waiting && { waiting }) }
    saveFinish(calculator, finished)
    return finished
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** The leads in flight, by calculator. A wizard that is rendered again waits for the same one. */
const inFlight = new Map<string, Promise<Finished | undefined>>()

/** Sends a lead, or waits for the one in flight, and dispatches what becomes of it. */
export const follow = async (
  calculator: string,
  sending: Sending | undefined,
  dispatch: ActionDispatch<[WizardEvent]>,
) => {
  const lead = inFlight.get(calculator) ?? (sending && send(sending))
  if (!lead) return
  inFlight.set(calculator, lead)
  dispatch({ type: 'sending' })
  const finished = await lead
  inFlight.delete(calculator)
  // A transition, because rendering a result in one task would block a slow phone.
  if (finished) startTransition(() => dispatch({ type: 'finished', finished }))
  else dispatch({ type: 'failed' })
}
