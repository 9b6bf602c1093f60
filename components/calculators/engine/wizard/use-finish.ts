import { useEffect, useState } from 'react'
import { isReachable } from '../../../../renderer/browser/reachable.ts'
import type { SentLead } from '../../../leads/calculator-lead.ts'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import type { Answers } from '../questions.ts'
import { attempt, savedFinish, saveFinish } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'

const retryKey = (calculator: string) => `calculator-${calculator}-again`

/**
 * Whether the page was reloaded for what the end of the wizard needs: the visitor has pressed the
 * button already. True only for the first call.
 */
export const takeRetry = (calculator: string): boolean | undefined =>
  attempt(() => {
    const isRetry = sessionStorage.getItem(retryKey(calculator)) !== null
    sessionStorage.removeItem(retryKey(calculator))
    return isRetry
  })

/** Sends the answers. If that fails, they wait to be sent later if the visitor wants to keep them. */
export type SendAnswers = (answers: Answers, keep: boolean) => Promise<SentLead>

/**
 * The end of a wizard: it sends its answers once, and saves what became of them in the tab.
 * @param loadSending loads the code that sends them.
 */
export const useFinish = (loadSending: () => Promise<SendAnswers>) => {
  const { name, shared } = useWizardContent()
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const [finished, setFinished] = useState(() => savedFinish(name))

  useEffect(() => {
    if (finished) saveFinish(name, finished)
  }, [finished])

  const fail = () => {
    setFailed(true)
    showToast({ ...shared.submissionError, variant: 'destructive', silent: true })
    return false
  }

  /**
   * Loads the code that sends answers. If that fails although the site can be reached, reloads the
   * page, once, and never resolves: browsers may cache that a script could not be loaded. The
   * answers are saved in the tab.
   * @throws if the page was not reloaded.
   */
  const loadOrReload = async (isRetry: boolean): Promise<SendAnswers> => {
    try {
      return await loadSending()
    } catch (error) {
      if (isRetry || !(await isReachable())) throw error
      // Throws where storage is blocked: the answers would be lost, too.
      sessionStorage.setItem(retryKey(name), '')
      location.reload()
      return new Promise(() => {})
    }
  }

  /** Whether the company has the answers now, or will have those that the visitor keeps. */
  const finish = async (answers: Answers, keep: boolean, isRetry: boolean): Promise<boolean> => {
    // The same answers again, from going back and on: the company has them already.
    if (sentWith(answers)) return true
    closeErrorToast()
    setSending(true)
    try {
      const send = await loadOrReload(isRetry)
      const { reference, waiting, arrival } = await send(answers, keep)
      const sent = { reference, answers: JSON.stringify(answers), at: Date.now() }
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
  const sentWith = (answers: Answers) =>
    finished?.answers === JSON.stringify(answers) ? finished : undefined

  return {
    sending,
    failed,
    clearFailure: () => setFailed(false),
    finish,
    sentWith,
  }
}
