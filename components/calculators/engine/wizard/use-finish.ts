import { useEffect, useState } from 'react'
import { isReachable } from '../../../../renderer/browser/reachable.ts'
import type { SentLead } from '../../../leads/calculator-lead.ts'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { type Finished, savedFinish, saveFinish } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'

const retryKey = (calculator: string) => `calculator-${calculator}-again`

/** True while a retry runs: it is not followed by another one. */
let isRetry = false

/**
 * Whether the page was reloaded for what the end of the wizard needs: the visitor has pressed the
 * button already. True only for the first call.
 */
export const takeRetry = (calculator: string): boolean => {
  try {
    isRetry = sessionStorage.getItem(retryKey(calculator)) !== null
    sessionStorage.removeItem(retryKey(calculator))
  } catch {
    isRetry = false
  }
  return isRetry
}

/**
 * Loads code. If that fails although the site can be reached, reloads the page, once, and never
 * resolves: browsers may cache that a script could not be loaded. The answers are saved in the tab.
 * @throws if the page was not reloaded.
 */
const orReload = async <Code>(calculator: string, load: () => Promise<Code>): Promise<Code> => {
  try {
    return await load()
  } catch (error) {
    const wasRetry = isRetry
    isRetry = false
    if (wasRetry || !(await isReachable())) throw error
    // Throws where storage is blocked: the answers would be lost, too.
    sessionStorage.setItem(retryKey(calculator), '')
    location.reload()
    return new Promise(() => {})
  }
}

/** Sends the answers. If that fails, they wait to be sent later if the visitor wants to keep them. */
export type SendAnswers<A> = (answers: A, keep: boolean) => Promise<SentLead>

/**
 * The end of a wizard: it sends its answers once, and saves what became of them in the tab.
 * @param loadSending loads the code that sends them.
 */
export const useFinish = <A>(calculator: string, loadSending: () => Promise<SendAnswers<A>>) => {
  const { submissionError } = useWizardContent().shared
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
      const send = await orReload(calculator, loadSending)
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
