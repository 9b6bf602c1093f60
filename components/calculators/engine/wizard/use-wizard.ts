import type { FormApi } from 'final-form'
import {
  type Dispatch,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react'
import { announce } from '../../../../renderer/browser/announce.ts'
import { takeRetry } from '../../../../renderer/browser/retry.ts'
import { closeErrorToast, showToast } from '../../../toast/toasts.ts'
import { type Answers, changedOnScreen, cleanAnswers, stepsOf } from '../questions.ts'
import {
  answersInQuery,
  markStep,
  restoredAnswers,
  saveAnswers,
  savedFinish,
  savedStep,
  saveStep,
  stepHere,
} from '../saved.ts'
import { useWizardContent } from '../wizard-content.ts'
import { follow, loadOrReload, type SendAnswers } from './answers-in-flight.ts'
import { startingState, transition, type WizardEvent, type WizardState } from './machine.ts'

/** Changes answers of the form. */
const change = (form: FormApi<Answers>, changed: Partial<Answers>) =>
  form.batch(() => {
    for (const [field, answer] of Object.entries(changed)) form.change(field, answer)
  })

/** The first of some fields whose answer is wrong. */
const wrongIn = (form: FormApi<Answers>, fields: readonly string[] = []) =>
  fields.find((field) => form.getState().errors?.[field] !== undefined)

/** Saves the step that is shown, and goes where the buttons of the browser lead. */
const useHistory = (
  wizard: string,
  { restored, step, result }: WizardState,
  dispatch: Dispatch<WizardEvent>,
) => {
  useEffect(() => {
    if (restored) saveStep(wizard, step, result)
  }, [wizard, restored, step, result])
  useEffect(() => {
    const goToEntry = () => {
      const entry = stepHere(wizard, result)
      // The entry of a link to an anchor becomes one of the step that is shown.
      if (entry === undefined) markStep(wizard, step)
      else dispatch({ type: 'went', step: entry })
    }
    addEventListener('popstate', goToEntry)
    return () => removeEventListener('popstate', goToEntry)
  }, [wizard, step, result, dispatch])
}

/**
 * Shows each notice, the same one again too, and closes one of an error that is corrected.
 * @param focusWrong moves the focus to the first wrong answer.
 */
const useNotice = (notice: WizardState['notice'], focusWrong: () => void) => {
  const { own, shared } = useWizardContent()
  const show = useEffectEvent((shown: WizardState['notice']) => {
    const variant = 'destructive'
    if (!shown) closeErrorToast()
    else if (shown.name === 'ready') showToast(own.ready)
    // The step says it already.
    else if (shown.name === 'notSent')
      showToast({ ...shared.submissionError, variant, silent: true })
    else {
      // Its message is there by now, and is read out with the field.
      focusWrong()
      showToast({ ...shared.checkInputs, variant })
    }
  })
  useEffect(() => {
    show(notice)
  }, [notice])
}

export type WizardProps = {
  form: FormApi<Answers>
  /** As they are now. */
  answers: Answers
  /** Loads the code that sends the answers. */
  loadSending: () => Promise<SendAnswers>
}

/**
 * Where a visitor is in a wizard, and the way on. The result follows the last step: react-final-form
 * has the answers, machine.ts decides where they lead, and saved.ts has what a reload brings back.
 */
export const useWizard = ({ form, answers, loadSending }: WizardProps) => {
  const { name, questions } = useWizardContent()
  const steps = stepsOf(questions)
  const result = steps.length
  const element = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(transition, undefined, () =>
    startingState(result, savedFinish(name)),
  )
  const { restored, step, sending, finished, notice } = state
  // Where there is no result to show, the last step is shown.
  const shown = Math.min(step, result - 1)
  const { fields = [], name: question = '' } = steps[shown] ?? {}
  const wrong = wrongIn(form, fields)
  const isRight = wrong === undefined

  const valuesNow = () => form.getState().values
  const sentWith = (given: Answers) =>
    finished?.answers === JSON.stringify(given) ? finished : undefined

  /** Autofill may change fields without an event that React hears. */
  const readScreen = () => {
    if (element.current)
      change(form, changedOnScreen(new FormData(element.current), fields, questions, valuesNow()))
  }
  /** Sends the answers, unless the company has the same already, from going back and on. */
  const submit = (keep: boolean, isRetry: boolean) => {
    const given = valuesNow()
    const sent = sentWith(given)
    if (sent) return startTransition(() => dispatch({ type: 'finished', finished: sent }))
    const isNow = (those: string) => those === JSON.stringify(valuesNow())
    void follow(name, dispatch, async () =>
      (await loadOrReload(loadSending, isRetry))(given, keep, (arrived) =>
        dispatch({ type: 'arrived', finished: arrived, isShown: isNow(arrived.answers) }),
      ),
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
    change(form, cleanAnswers(questions, valuesNow()))
    const wrongStep = steps.findIndex((each) => wrongIn(form, each.fields))
    if (wrongIn(form, fields)) dispatch({ type: 'refused', step: shown })
    // A transition, because rendering a new step in one task would block a slow phone.
    else if (shown < result - 1) startTransition(() => dispatch({ type: 'went', step: shown + 1 }))
    else if (wrongStep >= 0) dispatch({ type: 'refused', step: wrongStep })
    else submit(keep, isRetry)
  }

  const restore = useEffectEvent(() => {
    const isLinked = answersInQuery(questions, location.search) !== undefined
    change(form, restoredAnswers(name, questions, new FormData(element.current ?? undefined)))
    dispatch({ type: 'went', step: isLinked ? 0 : savedStep(name, result) })
    void follow(name, dispatch)
  })
  useEffect(() => {
    restore()
  }, [])
  const retry = useEffectEvent(() => {
    if (takeRetry()) next(false, true)
  })
  useEffect(() => {
    // The button was pressed before the page was loaded again. Before that, nothing is validated.
    if (restored) retry()
  }, [restored])
  useHistory(name, state, dispatch)
  useEffect(() => {
    if (restored) saveAnswers(name, answers, finished)
  }, [name, restored, answers, finished])
  useNotice(notice, () => element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus())
  useEffect(() => {
    if (isRight) dispatch({ type: 'corrected' })
  }, [isRight])

  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const ofResult = step === result ? sentWith(answers) : undefined
  const isResult = ofResult !== undefined
  useEffect(() => {
    if (isResult) announce({ name: 'result-shown', calculator: name })
    else if (restored)
      announce({ name: 'step-reached', calculator: name, step: shown + 1, question })
  }, [name, restored, isResult, shown, question])
  return { ...state, element, steps, shown, finished: ofResult, readScreen, next }
}
