import { type RefObject, useEffect, useState } from 'react'
import { useForm } from 'react-final-form'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import {
  type AnswersOf,
  type Questions,
  startingAnswers,
  stepsOf,
  wrongFields,
} from '../questions.ts'
import { takeRetry } from '../reload.ts'
import { useWizardContent } from '../wizard-content.ts'
import { markStep, pushStep, saveStep, stepInHistory } from './history.ts'
import { type SendAnswers, useFinish } from './use-finish.ts'
import { useRestored } from './use-restored.ts'

const nothing = () => {}

/**
 * Registers every field for good: react-final-form gives one that appears with its step the initial
 * value once more.
 */
const useRegistered = (questions: Questions) => {
  const { registerField } = useForm()
  useEffect(() => {
    const release = Object.keys(startingAnswers(questions)).map((name) =>
      registerField(name, nothing, {}),
    )
    return () => {
      for (const unregister of release) unregister()
    }
  }, [questions, registerField])
}

/** Goes to the step that the browser's own back and forward buttons lead to. */
const useHistory = (
  calculator: string,
  step: number,
  steps: number,
  goTo: (step: number) => void,
) => {
  useEffect(() => {
    const follow = () => {
      const entry = stepInHistory(calculator, steps)
      if (entry === undefined) markStep(calculator, step)
      else goTo(entry)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })
}

type Options<Q extends Questions> = {
  calculator: string
  questions: Q
  send: SendAnswers<AnswersOf<Q>>
  form: RefObject<HTMLFormElement | null>
}

/** Where a visitor is in a wizard, and the ways on and back. The result follows the last step. */
export const useWizard = <Q extends Questions>({
  calculator,
  questions,
  send,
  form,
}: Options<Q>) => {
  const { getState, subscribe } = useForm<AnswersOf<Q>>()
  const [step, setStep] = useState(0)
  const [attempted, setAttempted] = useState(false)
  const { own, shared } = useWizardContent()
  const { sending, failed, clearFailure, restore, finish, sentWith } = useFinish({
    calculator,
    send,
    submissionError: shared.submissionError,
  })
  const steps = stepsOf(questions)

  const goTo = (next: number) => {
    closeErrorToast()
    setAttempted(false)
    clearFailure()
    setStep(next)
  }
  const forward = (next: number) => {
    pushStep(calculator, next)
    goTo(next)
  }
  const showResult = () => {
    showToast(own.ready)
    forward(steps.length)
  }

  useRegistered(questions)
  useRestored(calculator, questions, form, (restored) => {
    restore()
    goTo(restored)
  })
  useHistory(calculator, step, steps.length, goTo)
  useEffect(() => {
    saveStep(calculator, step)
  })

  /** To a step that was passed with an answer that is wrong by now. */
  const returnTo = (wrong: number) => {
    markStep(calculator, wrong)
    goTo(wrong)
    setAttempted(true)
  }
  const refuse = (field: string) => {
    setAttempted(true)
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
    showToast({ ...shared.checkInputs, variant: 'destructive' })
    const stop = subscribe(
      ({ values }) => {
        const wrong = wrongFields(questions, values)
        if (steps[step]?.fields.some((name) => wrong.includes(name))) return
        closeErrorToast()
        stop()
      },
      { values: true },
    )
  }

  /**
   * On to the next step or, from the last, to the result; if an answer is wrong, to its field.
   * @param keep whether answers that cannot be sent are to wait.
   */
  const next = async (keep = false) => {
    if (sending) return
    const answers = getState().values
    const wrong = wrongFields(questions, answers)
    const wrongHere = steps[step]?.fields.find((field) => wrong.includes(field))
    const wrongStep = steps.findIndex(({ fields }) => fields.some((field) => wrong.includes(field)))
    if (wrongHere !== undefined) refuse(wrongHere)
    else if (step < steps.length - 1) forward(step + 1)
    else if (wrongStep >= 0) returnTo(wrongStep)
    else if (await finish(answers, keep)) showResult()
  }

  useEffect(() => {
    if (step === steps.length - 1 && takeRetry(calculator)) void next()
  }, [step])

  useEffect(() => {
    // The relay has taken the answers after all.
    if (failed && !sending && sentWith(getState().values)) showResult()
  })

  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const resultOf = (answers: AnswersOf<Q>) =>
    step === steps.length ? sentWith(answers) : undefined

  return { step, steps, attempted, sending, failed, resultOf, next, back: () => history.back() }
}
