import { useEffect, useState } from 'react'
import type { SentLead } from '../../../leads/calculator-lead.ts'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { type Finished, savedFinish, saveFinish } from '../saved-answers.ts'

/** Sends the answers. If that fails, they wait to be sent later if the visitor wants to keep them. */
export type SendAnswers<A> = (answers: A, keep: boolean) => Promise<SentLead>

type Options<A> = {
  calculator: string
  send: SendAnswers<A>
  submissionError: { title: string; description: string }
}

/** The end of a wizard: it sends its answers once, and saves what became of them in the tab. */
export const useFinish = <A>({ calculator, send, submissionError }: Options<A>) => {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const [finished, setFinished] = useState<Finished>()

  useEffect(() => {
    if (finished) saveFinish(calculator, finished)
  }, [finished])

  const fail = () => {
    setFailed(true)
    showToast({ ...submissionError, variant: 'destructive', silent: true })
    return false
  }

  /** Whether the company has the answers now, or will have those that the visitor keeps. */
  const finish = async (answers: A, keep: boolean): Promise<boolean> => {
    const given = JSON.stringify(answers)
    // The same answers again, from going back and on: the company has them already.
    if (finished?.answers === given) return true
    closeErrorToast()
    setSending(true)
    try {
      const { reference, waiting, arrival } = await send(answers, keep)
      const sent = { reference, answers: given, at: Date.now() }
      // What waits, or was said to have failed, may arrive later, and newer answers before it.
      void arrival.then(() => setFinished((now) => (now && now.at > sent.at ? now : sent)))
      if (waiting === 'failed') return fail()
      setFinished({ ...sent, ...(waiting && { waiting }) })
      return true
    } catch (error) {
      console.error(error)
      return fail()
    } finally {
      setSending(false)
    }
  }

  /** What became of these answers. After a change they are answers that nobody has sent. */
  const sentWith = (answers: A) =>
    finished?.answers === JSON.stringify(answers) ? finished : undefined

  return {
    sending,
    failed,
    clearFailure: () => setFailed(false),
    restore: () => setFinished(savedFinish(calculator)),
    finish,
    sentWith,
  }
}
