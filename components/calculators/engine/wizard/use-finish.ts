import { useRef, useState } from 'react'
import type { SentLead } from '../../../leads/calculator-lead.ts'
import { showToast } from '../../../toast/toasts.ts'
import { type Finished, keepFinish, keptFinish } from '../kept/stored-answers.ts'

/** Sends the answers. Where that fails, they wait to be sent later if the visitor wants to keep them. */
export type SendAnswers<A> = (answers: A, keep: boolean) => Promise<SentLead>

type ToastWords = { title: string; description: string }

type Options<A> = {
  calculator: string
  send: SendAnswers<A>
  ready: ToastWords
  submissionError: ToastWords
}

const loadOutbox = () => import('../../../leads/outbox/browser-outbox.ts')

/**
 * The end of a wizard: its answers are sent once, and what became of them is kept as long as the
 * tab is open.
 */
export const useFinish = <A>({ calculator, send, ready, submissionError }: Options<A>) => {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const [finished, setFinished] = useState<Finished>()
  /** The answers that were sent last. */
  const latest = useRef('')

  const store = (now: Finished) => {
    keepFinish(calculator, now)
    return now
  }

  const fail = () => {
    setFailed(true)
    showToast({ ...submissionError, variant: 'destructive', silent: true })
    return false
  }

  /** What waited, or was thought to have failed, has arrived. Newer answers may have been sent since. */
  const arrive = (sent: Finished) =>
    setFinished((now) =>
      now?.reference === sent.reference || latest.current === sent.answers ? store(sent) : now,
    )

  /** Whether the company has the answers now, or will have those that the visitor keeps. */
  const finish = async (answers: A, keep: boolean): Promise<boolean> => {
    const given = JSON.stringify(answers)
    // The same answers again, from going back and on: the company has them already.
    if (finished?.answers === given) return true
    latest.current = given
    setSending(true)
    try {
      const { reference, became, arrival } = await send(answers, keep)
      const sent = { reference, answers: given, at: Date.now() }
      void arrival.then(() => arrive(sent))
      if (became === 'failed') return fail()
      setFinished(store(became === 'delivered' ? sent : { ...sent, waiting: became }))
      showToast(ready)
      return true
    } catch (error) {
      console.error(error)
      return fail()
    } finally {
      setSending(false)
    }
  }

  const restore = () => {
    const kept = keptFinish(calculator)
    setFinished(kept)
    if (!kept?.waiting) return
    const { waiting: _over, ...sent } = kept
    loadOutbox()
      .then(({ untilArrived }) => untilArrived(kept.reference))
      .then(() => arrive(sent))
      .catch(console.error)
  }

  /** What became of these answers. After a change they are answers that nobody has sent. */
  const sentWith = (answers: A) =>
    finished?.answers === JSON.stringify(answers) ? finished : undefined

  return {
    sending,
    failed,
    forgetFailure: () => setFailed(false),
    restore,
    finish,
    sentWith,
  }
}
