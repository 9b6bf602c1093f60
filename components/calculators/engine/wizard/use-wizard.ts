import type { FormApi } from 'final-form'
import {
  type Dispatch,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { announce } from '../../../../renderer/browser/announce.ts'
import { takeRetry } from '../../../../renderer/browser/fields.ts'
import { showToast } from '../../../toast/toasts.ts'
import { type Answers, changedOnScreen, cleanAnswers, type Step, stepsOf } from '../questions.ts'
import { savedFinish } from '../saved.ts'
import { useWizardContent } from '../wizard-content.ts'
import { follow, loadOrReload, type SendAnswers } from './answers-in-flight.ts'
import { startingState, transition, type WizardEvent, type WizardState } from './machine.ts'
import { changeAnswers, useTab } from './use-tab.ts'

type Wizard = WizardState & {
  element: RefObject<HTMLFormElement | null>
  steps: readonly Step[]
  /** The step on the screen, from 0. */
  shown: number
  /** The fields on the screen whose answers are wrong. */
  wrong: readonly string[]
}

/**
 * Says what happens, to the visitor as long as it is true, and to those who count visits.
 */
const useMessages = (
  { element, notice, restored, finished, steps, shown, wrong }: Wizard,
  dispatch: Dispatch<WizardEvent>,
): void => {
  const { name, own, shared } = useWizardContent()
  const question = steps[shown]?.name ?? ''
  const isResult = finished !== undefined
  const isRight = wrong.length === 0
  const show = useEffectEvent((notified: NonNullable<WizardState['notice']>) => {
    const variant = 'destructive'
    if (notified.name === 'ready') return showToast(own.ready)
    // The step says it already.
    if (notified.name === 'notSent')
      return showToast({ ...shared.submissionError, variant, silent: true })
    // Its message is there by now, and is read out with the field.
    element.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
    // The step names several.
    return showToast({ ...shared.checkInputs, variant, silent: wrong.length > 1 })
  })
  // A new object each time, so that the same notice is shown again.
  useEffect(() => {
    if (notice) return show(notice)
  }, [notice])
  useEffect(() => {
    if (isRight) dispatch({ type: 'corrected' })
  }, [isRight, dispatch])
  useEffect(() => {
    if (isResult) announce({ name: 'result-shown', calculator: name })
    else if (restored)
      announce({ name: 'step-reached', calculator: name, step: shown + 1, question })
  }, [name, restored, isResult, shown, question])
}

/** Those of some fields whose answer is wrong. */
const wrongIn = (form: FormApi<Answers>, fields: readonly string[] = []) =>
  fields.filter((field) => form.getState().errors?.[field] !== undefined)

export type WizardProps = {
  form: FormApi<Answers>
  /** As they are now. */
  answers: Answers
  /** Loads the code that sends the answers. */
  loadSending: () => Promise<SendAnswers>
}

/**
 * Where a visitor is in a wizard, and the way on. The result follows the last step: react-final-form
 * has the answers, machine.ts decides where they lead, and use-tab.ts saves what a reload brings back.
 */
export const useWizard = ({ form, answers, loadSending }: WizardProps) => {
  const { name, questions } = useWizardContent()
  const steps = stepsOf(questions)
  const result = steps.length
  const element = useRef<HTMLFormElement>(null)
  /** Before the answers and the step were restored. */
  const pressedEarly = useRef(false)
  const [state, dispatch] = useReducer(transition, undefined, () =>
    startingState(result, savedFinish(name)),
  )
  const { restored, step, sending, finished } = state
  // Where there is no result to show, the last step is shown.
  const shown = Math.min(step, result - 1)
  const { fields = [] } = steps[shown] ?? {}
  const wrong = wrongIn(form, fields)

  const valuesNow = () => form.getState().values
  const textNow = () => JSON.stringify(valuesNow())

  /** Autofill may change fields without an event that React hears. */
  const readScreen = () => {
    if (!element.current) return
    const screen = new FormData(element.current)
    changeAnswers(form, changedOnScreen(screen, fields, questions, valuesNow()))
  }
  /** Sends the answers, unless the company has the same already, from going back and on. */
  const submit = (keep: boolean, isRetry: boolean) => {
    const given = valuesNow()
    const text = textNow()
    if (finished?.answers === text)
      return startTransition(() => dispatch({ type: 'finished', finished, shown: text }))
    void follow(dispatch, textNow, async () =>
      (await loadOrReload(loadSending, isRetry))(given, keep, (arrived) =>
        dispatch({ type: 'arrived', finished: arrived, shown: textNow() }),
      ),
    )
  }
  /**
   * On to the next step or, from the last, to the result; if an answer is wrong, to its field.
   * @param keep whether answers that cannot be sent are to wait.
   * @param isRetry whether the page was reloaded for it.
   */
  const next = (keep = false, isRetry = false) => {
    if (!restored) pressedEarly.current = true
    if (!restored || sending) return
    readScreen()
    changeAnswers(form, cleanAnswers(questions, valuesNow()))
    const wrongStep = steps.findIndex((each) => wrongIn(form, each.fields).length > 0)
    if (wrongIn(form, fields).length > 0) dispatch({ type: 'refused', step: shown })
    // A transition, because rendering a new step in one task would block a slow phone.
    else if (shown < result - 1) startTransition(() => dispatch({ type: 'went', step: shown + 1 }))
    else if (wrongStep >= 0) dispatch({ type: 'refused', step: wrongStep })
    else submit(keep, isRetry)
  }

  const resume = useEffectEvent(() => {
    void follow(dispatch, textNow)
    const typed = takeRetry()
    // Without a script, what was pressed was the button of the first step.
    const isAtStep = typed?.length === 0 || step === 0
    if (isAtStep && (typed || pressedEarly.current)) next(false, typed !== undefined)
  })
  useLayoutEffect(() => {
    // Before that, nothing is validated.
    if (restored) resume()
  }, [restored])
  // After that effect, and of the same kind: it saves the step in the history entry of a retry.
  useTab({ form, answers, element, state, dispatch })

  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const ofResult =
    step === result && finished?.answers === JSON.stringify(answers) ? finished : undefined
  const wizard = { ...state, element, steps, shown, finished: ofResult, wrong, readScreen, next }
  useMessages(wizard, dispatch)
  return wizard
}
