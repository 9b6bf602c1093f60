import { type ActionDispatch, startTransition, useEffect, useEffectEvent } from 'react'
import type { Answers } from '../questions.ts'
import type { Finished } from '../saved-answers.ts'
import type { WizardEvent } from './machine.ts'
import { leadUnderway, type SendAnswers, sendOnce } from './send.ts'

/** How the answers are sent: kept if that fails, and after the page was reloaded for it. */
export type Try = { keep?: boolean; isRetry?: boolean }

type SendingProps = {
  /** Of the calculator. */
  name: string
  /** The step of the result. */
  result: number
  loadSending: () => Promise<SendAnswers>
  /** The answers as they are now. */
  values: () => Answers
  sentWith: (answers: Answers) => Finished | undefined
  dispatch: ActionDispatch<[WizardEvent]>
}

/** Returns what sends the answers at the end of a wizard. Takes over a lead that is on its way. */
export const useSending = (props: SendingProps) => {
  const { name, result, loadSending, values, sentWith, dispatch } = props
  /** A transition, because rendering a result in one task would block a slow phone. */
  const finish = (finished: Finished) =>
    startTransition(() => dispatch({ type: 'finished', finished, result }))
  const follow = async (lead: Promise<Finished | undefined>) => {
    dispatch({ type: 'sending' })
    const finished = await lead
    if (finished) finish(finished)
    else dispatch({ type: 'failed' })
  }
  const onArrival = (finished: Finished) => {
    const isOfThese = finished.answers === JSON.stringify(values())
    dispatch({ type: 'arrived', finished, result: isOfThese ? result : undefined })
  }
  const takeOver = useEffectEvent(() => {
    const lead = leadUnderway(name)
    if (lead) void follow(lead)
  })
  useEffect(() => {
    takeOver()
  }, [])
  return ({ keep = false, isRetry = false }: Try) => {
    const answers = values()
    const sent = sentWith(answers)
    // The same answers again, from going back and on: the company has them already.
    if (sent) finish(sent)
    else void follow(sendOnce(name, { load: loadSending, answers, keep, isRetry, onArrival }))
  }
}
