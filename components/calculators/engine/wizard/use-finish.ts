import { useState } from 'react'
import { showToast } from '../../../toast/toasts.ts'
import { type Finished, keepFinish } from '../kept/stored-answers.ts'

export type SendAnswers<A> = (answers: A) => Promise<string>

type Options<A> = {
  calculator: string
  /** Sends the answers and returns their reference. Throws when they could not be sent. */
  send: SendAnswers<A>
  submissionError: { title: string; description: string }
}

/**
 * The end of a wizard: its answers are sent once, and what became of them is kept as long as the
 * tab is open.
 */
export const useFinish = <A>({ calculator, send, submissionError }: Options<A>) => {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const [finished, setFinished] = useState<Finished>()

  /** Whether the company has the answers now. */
  const finish = async (answers: A): Promise<boolean> => {
    const given = JSON.stringify(answers)
    // The same answers again, from going back and on: the company has them already.
    if (finished?.answers === given) return true
    setSending(true)
    try {
      const sent = { reference: await send(answers), answers: given, at: Date.now() }
      keepFinish(calculator, sent)
      setFinished(sent)
      return true
    } catch (error) {
      console.error(error)
      setFailed(true)
      showToast({ ...submissionError, variant: 'destructive', silent: true })
      return false
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
    forgetFailure: () => setFailed(false),
    restore: setFinished,
    finish,
    sentWith,
  }
}
