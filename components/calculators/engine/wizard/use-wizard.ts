import { type RefObject, useEffect, useState, useTransition } from 'react'
import { useForm } from 'react-final-form'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { type AnswersOf, type Questions, stepsOf, wrongFields } from '../questions.ts'
import { useWizardContent } from '../wizard-content.ts'
import { type SendAnswers, takeRetry, useFinish } from './use-finish.ts'
import { markStep, pushStep, useHistory, useRestored } from './use-restored.ts'

type Options<Q extends Questions> = {
  calculator: string
  questions: Q
  /** As they are now. */
  answers: AnswersOf<Q>
  loadSending: () => Promise<SendAnswers<AnswersOf<Q>>>
  form: RefObject<HTMLFormElement | null>
}

/** Where a visitor is in a wizard, and the ways on and back. The result follows the last step. */
export const useWizard = <Q extends Questions>({
  calculator,
  questions,
  answers,
  loadSending,
  form,
}: Options<Q>) => {
  const { getState } = useForm<AnswersOf<Q>>()
  const [step, setStep] = useState(0)
  const [isPending, startTransition] = useTransition()
  const [attempted, setAttempted] = useState(false)
  const { own, shared } = useWizardContent()
  const end = useFinish(calculator, loadSending)
  const { sending, failed, sentWith } = end
  const steps = stepsOf(questions)
  const last = steps.length - 1
  const wrongIn = (fields: readonly string[] = []) => {
    const wrong = wrongFields(questions, getState().values)
    return fields.find((field) => wrong.includes(field))
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
    pushStep(calculator, next)
    leaveStep()
    startTransition(() => setStep(next))
  }
  const showResult = () => {
    showToast(own.ready)
    forward(steps.length)
  }
  /** To a step that was passed with an answer that is wrong by now. */
  const returnTo = (wrong: number) => {
    markStep(calculator, wrong)
    goTo(wrong)
    setAttempted(true)
  }
  const refuse = (field: string) => {
    setAttempted(true)
    // Once its message is rendered, which is read out with the field.
    queueMicrotask(() => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus())
    showToast({ ...shared.checkInputs, variant: 'destructive' })
  }

  /**
   * On to the next step or, from the last, to the result; if an answer is wrong, to its field.
   * @param keep whether answers that cannot be sent are to wait.
   */
  const next = async (keep = false) => {
    if (sending || isPending) return
    const wrongHere = wrongIn(steps[step]?.fields)
    const wrongStep = steps.findIndex(({ fields }) => wrongIn(fields))
    if (wrongHere) refuse(wrongHere)
    else if (step < last) forward(step + 1)
    else if (wrongStep >= 0) returnTo(wrongStep)
    else if (await end.finish(getState().values, keep)) showResult()
  }

  useRestored(calculator, questions, form, (restored) => {
    end.restore()
    goTo(restored)
  })
  useHistory(calculator, step, steps.length, goTo)
  useEffect(() => {
    if (step === last && takeRetry(calculator)) void next()
  }, [step])
  useEffect(() => {
    if (attempted && !wrongIn(steps[step]?.fields)) closeErrorToast()
    // The relay has taken the answers after all.
    if (failed && !sending && sentWith(answers)) showResult()
  })

  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const finished = step === steps.length ? sentWith(answers) : undefined

  return { step, steps, attempted, sending, failed, finished, next, back: () => history.back() }
}
