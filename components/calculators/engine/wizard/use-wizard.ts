import type { FormApi } from 'final-form'
import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type Answers, cleanAnswers, stepsOf } from '../questions.ts'
import { saveAnswers, savedFinish } from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'
import { startingState, transition } from './machine.ts'
import { changedOnScreen, restore } from './restore.ts'
import { type SendAnswers, takeRetry } from './send.ts'
import { useStepHistory } from './step-history.ts'
import { useNotices } from './use-notices.ts'
import { type Try, useSending } from './use-sending.ts'

export type WizardProps = {
  form: FormApi<Answers>
  /** As they are now. */
  answers: Answers
  /** Loads the code that sends the answers. */
  loadSending: () => Promise<SendAnswers>
}

/** What is in the form of a wizard. */
const contentOf = (form: FormApi<Answers>) => ({
  values: () => form.getState().values,
  wrongIn: (fields: readonly string[]) => {
    const { errors } = form.getState()
    return fields.find((field) => errors?.[field] !== undefined)
  },
  change: (changed: Partial<Answers>) =>
    form.batch(() => {
      for (const [field, answer] of Object.entries(changed)) form.change(field, answer)
    }),
})

/** Where a visitor is in a wizard, and the way on. The result follows the last step. */
export const useWizard = ({ form, answers, loadSending }: WizardProps) => {
  const { name, questions } = useWizardContent()
  const { values, wrongIn, change } = contentOf(form)
  const element = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(transition, name, (of) => startingState(savedFinish(of)))
  const { restored, step, sending } = state
  const steps = stepsOf(questions)
  const last = steps.length - 1
  // Where there is no result to show, the last step is shown.
  const shown = Math.min(step, last)
  const fields = steps[shown]?.fields ?? []
  const wrong = wrongIn(fields)

  const goTo = (to: number) => dispatch({ type: 'went', step: to })
  const sentWith = (given: Answers) =>
    state.finished?.answers === JSON.stringify(given) ? state.finished : undefined
  /** What the screen shows counts: some fill fields in without an event that React hears. */
  const readScreen = () => {
    if (element.current)
      change(changedOnScreen(new FormData(element.current), fields, questions, values()))
  }
  /** On to the next step or, from the last, to the result; if an answer is wrong, to its field. */
  const next = (how: Try = {}) => {
    if (sending) return
    readScreen()
    change(cleanAnswers(questions, values()))
    const firstWrong = steps.findIndex((each) => wrongIn(each.fields))
    if (wrongIn(fields)) dispatch({ type: 'refused', step: shown })
    // A transition, because rendering a new step in one task would block a slow phone.
    else if (step < last) startTransition(() => goTo(step + 1))
    else if (firstWrong >= 0) dispatch({ type: 'refused', step: firstWrong })
    else submit(how)
  }

  const start = useEffectEvent(() => {
    const earlier = restore(name, questions, element.current)
    change(earlier.answers)
    dispatch({ type: 'restored', step: earlier.step })
  })
  useEffect(() => {
    start()
  }, [])
  const submit = useSending({
    name,
    result: steps.length,
    loadSending,
    values,
    sentWith,
    dispatch,
  })
  useStepHistory(name, state, steps.length, goTo)
  useEffect(() => {
    if (restored) saveAnswers(name, answers)
  }, [name, restored, answers, state.finished])
  const retry = useEffectEvent(() => next({ isRetry: true }))
  useEffect(() => {
    if (restored && step === last && takeRetry(name)) retry()
  }, [name, restored, step, last])
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
  const finished = step === steps.length ? sentWith(answers) : undefined
  return { ...state, element, from, steps, shown, finished, readScreen, next }
}
