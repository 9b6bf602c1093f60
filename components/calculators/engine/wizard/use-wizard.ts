import type { FormApi } from 'final-form'
import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { announce } from '../../../../renderer/browser/announce.ts'
import { takeRetry } from '../../../../renderer/browser/retry.ts'
import { type Answers, cleanAnswers, stepsOf } from '../questions.ts'
import { answersInQuery, saveAnswers, savedFinish } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'
import { startingState, transition } from './machine.ts'
import { changedOnScreen, restoredAnswers } from './restore.ts'
import { follow, type SendAnswers } from './sending.ts'
import { markStep, savedStep, useStepHistory } from './step-history.ts'
import { useNotices } from './use-notices.ts'

export type WizardProps = {
  form: FormApi<Answers>
  /** As they are now. */
  answers: Answers
  /** Loads the code that sends the answers. */
  loadSending: () => Promise<SendAnswers>
}

/** Where a visitor is in a wizard, and the way on. The result follows the last step. */
export const useWizard = ({ form, answers, loadSending }: WizardProps) => {
  const { name, questions } = useWizardContent()
  const steps = stepsOf(questions)
  const result = steps.length
  const element = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(transition, undefined, () =>
    startingState(result, savedFinish(name)),
  )
  const { restored, step, sending, finished } = state
  // Where there is no result to show, the last step is shown.
  const shown = Math.min(step, result - 1)
  const fields = steps[shown]?.fields ?? []

  const valuesNow = () => form.getState().values
  const change = (changed: Partial<Answers>) =>
    form.batch(() => {
      for (const [field, answer] of Object.entries(changed)) form.change(field, answer)
    })
  const wrongIn = (among: readonly string[]) =>
    among.find((field) => form.getState().errors?.[field] !== undefined)
  const sentWith = (given: Answers) =>
    finished?.answers === JSON.stringify(given) ? finished : undefined
  const goTo = (to: number) => dispatch({ type: 'went', step: to })

  /** Autofill may change fields without an event that React hears. */
  const readScreen = () => {
    if (element.current)
      change(changedOnScreen(new FormData(element.current), fields, questions, valuesNow()))
  }
  /** Sends the answers, unless the company has the same already, from going back and on. */
  const submit = (keep: boolean, isRetry: boolean) => {
    const given = valuesNow()
    const sent = sentWith(given)
    if (sent) return startTransition(() => dispatch({ type: 'finished', finished: sent }))
    const isNow = ({ answers: those }: { answers: string }) => those === JSON.stringify(valuesNow())
    void follow(
      name,
      {
        calculator: name,
        load: loadSending,
        answers: given,
        keep,
        isRetry,
        onArrival: (finished) => dispatch({ type: 'arrived', finished, isShown: isNow(finished) }),
      },
      dispatch,
    )
  }
  /**
   * On to the next step or, from the last, to the result; if an answer is wrong, to its field.
   * @param keep whether answers that cannot be sent are to wait.
   * @param isRetry whether the page was reloaded for it.
   */
  const next = (keep = false, isRetry = false) => {
    if (sending) return
    readScreen()
    change(cleanAnswers(questions, valuesNow()))
    const wrongStep = steps.findIndex((each) => wrongIn(each.fields))
    if (wrongIn(fields)) dispatch({ type: 'refused', step: shown })
    // A transition, because rendering a new step in one task would block a slow phone.
    else if (step < result - 1) startTransition(() => goTo(step + 1))
    else if (wrongStep >= 0) dispatch({ type: 'refused', step: wrongStep })
    else submit(keep, isRetry)
  }

  const isRetry = useRef(false)
  const restore = useEffectEvent(() => {
    isRetry.current = takeRetry()
    const isLinked = answersInQuery(questions, location.search) !== undefined
    change(restoredAnswers(name, questions, new FormData(element.current ?? undefined)))
    if (isLinked) markStep(name, 0)
    goTo(isLinked ? 0 : savedStep(name, result))
    void follow(name, undefined, dispatch)
  })
  useEffect(() => {
    restore()
  }, [])
  useStepHistory(name, state, goTo)
  useEffect(() => {
    if (restored) saveAnswers(name, answers, finished)
  }, [name, restored, answers, finished])
  const retry = useEffectEvent(() => next(false, true))
  useEffect(() => {
    // The button was pressed before the page was loaded again.
    if (!restored || !isRetry.current) return
    isRetry.current = false
    retry()
  }, [restored])

  const wrong = wrongIn(fields)
  useNotices(state, element, wrong)
  const isRight = wrong === undefined
  useEffect(() => {
    if (isRight) dispatch({ type: 'corrected' })
  }, [isRight])
  // The previous step or result, for layout effects: they run before this one updates it.
  const from = useRef(step)
  useEffect(() => {
    from.current = step
  }, [step])

  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const ofResult = step === result ? sentWith(answers) : undefined
  const isResult = ofResult !== undefined
  const question = steps[shown]?.name ?? ''
  useEffect(() => {
    const calculator = name
    if (isResult) announce({ name: 'result-shown', calculator })
    else if (restored) announce({ name: 'step-reached', calculator, step: shown + 1, question })
  }, [name, restored, isResult, shown, question])
  return { ...state, element, from, steps, shown, finished: ofResult, readScreen, next }
}
