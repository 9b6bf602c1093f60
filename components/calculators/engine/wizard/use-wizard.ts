import type { FormApi } from 'final-form'
import { useEffect, useRef, useState, useTransition } from 'react'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { type Answers, stepsOf } from '../questions.ts'
import { useWizardContent } from '../wizard-content.ts'
import { type SendAnswers, takeRetry, useFinish } from './use-finish.ts'
import { markStep, pushStep, useRestored } from './use-restored.ts'

export type WizardProps = {
  form: FormApi<Answers>
  /** As they are now. */
  answers: Answers
  /** Loads the code that sends the answers. */
  loadSending: () => Promise<SendAnswers>
}

/** Where a visitor is in a wizard, and the ways on and back. The result follows the last step. */
export const useWizard = ({ form, answers, loadSending }: WizardProps) => {
  const element = useRef<HTMLFormElement>(null)
  const [step, setStep] = useState(0)
  const [isPending, startTransition] = useTransition()
  const [attempted, setAttempted] = useState(false)
  const { name, questions, own, shared } = useWizardContent()
  const end = useFinish(loadSending)
  const { failed, sentWith } = end
  const steps = stepsOf(questions)
  const last = steps.length - 1
  // Also while the result is rendered, or the button would be enabled for a moment.
  const sending = end.sending || (isPending && step === last)
  const wrongIn = (fields: readonly string[] = []) => {
    const { errors } = form.getState()
    return fields.find((field) => errors?.[field] !== undefined)
  }

  const leaveStep = () => {
    closeErrorToast()
    setAttempted(false)
    end.clearFailure()
  }
  const goTo = (next: number) => {
    leaveStep()
    setStep(next)
  }
  /** A transition, because rendering a new step in one task would block a slow phone. */
  const forward = (next: number) => {
    pushStep(name, next)
    leaveStep()
    startTransition(() => setStep(next))
  }
  const showResult = () => {
    showToast(own.ready)
    forward(steps.length)
  }
  /** To a step that was passed with an answer that is wrong by now. */
  const returnTo = (wrong: number) => {
    markStep(name, wrong)
    goTo(wrong)
    setAttempted(true)
  }
  const refuse = (field: string) => {
    setAttempted(true)
    // Once its message is rendered, which is read out with the field.
    queueMicrotask(() => element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus())
    showToast({ ...shared.checkInputs, variant: 'destructive' })
  }

  /**
   * On to the next step or, from the last, to the result; if an answer is wrong, to its field.
   * @param keep whether answers that cannot be sent are to wait.
   * @param isRetry whether the page was reloaded for it.
   */
  const next = async (keep = false, isRetry = false) => {
    if (sending || isPending) return
    const wrongHere = wrongIn(steps[step]?.fields)
    const wrongStep = steps.findIndex(({ fields }) => wrongIn(fields))
    if (wrongHere) refuse(wrongHere)
    else if (step < last) forward(step + 1)
    else if (wrongStep >= 0) returnTo(wrongStep)
    else if (await end.finish(form.getState().values, keep, isRetry)) showResult()
  }

  // The previous step or result, for layout effects: they run before this one updates it.
  const from = useRef(step)
  useEffect(() => {
    from.current = step
  }, [step])
  useRestored(form, element, step, goTo)
  useEffect(() => {
    if (step === last && takeRetry(name)) void next(false, true)
  }, [step])
  useEffect(() => {
    if (attempted && !wrongIn(steps[step]?.fields)) closeErrorToast()
    // The relay has taken the answers after all.
    if (failed && !sending && sentWith(answers)) showResult()
  })

  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const finished = step === steps.length ? sentWith(answers) : undefined

  return { element, step, from, steps, attempted, sending, failed, finished, next }
}
