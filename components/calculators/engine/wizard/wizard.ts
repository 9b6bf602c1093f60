import { announce } from '../../../../renderer/browser/announce.ts'
import { takeRetry } from '../../../../renderer/browser/fields.ts'
import { showToast, type Toast } from '../../../toast/toasts.ts'
import { earlyAnswers, stepsOf } from '../questions.ts'
import { type Finished, savedWizard } from '../saved.ts'
import type { WizardContent } from '../wizard-content.ts'
import { createAnswers } from './answers.ts'
import { answersInFlight, loadOrReload, type SendAnswers } from './sending.ts'

/** Where a visitor is in a wizard. */
export type WizardState = Readonly<{
  /** Counted from 0. The result follows the last step. */
  step: number
  /** The step, or the result, that was shown before this one. */
  from: number
  /** How often the visitor has tried to continue from here: then, every wrong answer is marked. */
  attempts: number
  sending: boolean
  /** How often the answers could not be sent since the step is shown, which says so. */
  failures: number
  /** What became of answers that were sent: those on the screen, if they were. */
  finished?: Finished | undefined
  /** What is said of the link to this page, as long as the first step is shown. */
  note?: string | undefined
}>

const variant = 'destructive'

/**
 * A wizard, and the way through it: answers.ts has the answers, saved.ts what a reload brings back.
 * @param loadSending loads the code that sends the answers.
 */
export const createWizard = (content: WizardContent, loadSending: () => Promise<SendAnswers>) => {
  const { name, questions, own, shared } = content
  const answers = createAnswers(content)
  const steps = stepsOf(questions)
  const result = steps.length
  const saved = savedWizard(name, questions)
  const start = { step: 0, from: 0, attempts: 0, sending: false, failures: 0 }
  let state: WizardState = { ...start, finished: saved.finish() }
  /** The form of the step on the screen. */
  const screen: { current: HTMLFormElement | null } = { current: null }
  /** Undefined while the wizard is not on the screen. */
  let draw: ((state: WizardState) => void) | undefined
  let closeNotice: (() => void) | undefined
  /** The step, or the result, that visits have heard of last. */
  let announced: number | undefined
  /** Whether the earlier answers and step are there, and whether Next was pressed before that. */
  let isRestored = false
  let isPressedEarly = false

  /** The step on the screen. Where there is no result to show, that is the last one. */
  const stepOf = ({ step }: WizardState) => Math.min(step, result - 1)
  const fieldsOf = (step: number) => steps[step]?.fields
  /** The fields of a step whose answers are wrong. */
  const wrongAt = (step: number) => answers.wrongIn(fieldsOf(step))
  /** A result belongs to the answers it was sent with: after a change, the last step is shown. */
  const resultOf = ({ step, finished }: WizardState) =>
    step === result && finished?.answers === answers.text() ? finished : undefined

  const announcePlace = () => {
    const place = resultOf(state) ? result : stepOf(state)
    if (place === announced) return
    announced = place
    const question = steps[place]?.name
    if (question === undefined) announce({ name: 'result-shown', calculator: name })
    else announce({ name: 'step-reached', calculator: name, step: place + 1, question })
  }
  /** Saves what changes before it is shown: a reload at any time brings that back. */
  const save = () => {
    if (isRestored) saved.save(state.step, answers.now(), state.finished)
  }
  const set = (changed: Partial<WizardState>) => {
    if (!draw) return
    state = { ...state, ...changed }
    save()
    announcePlace()
    draw(state)
  }
  /** Shows a notice as long as it is true. */
  const notify = (notice?: Toast) => {
    closeNotice?.()
    closeNotice = draw && notice && showToast(notice)
  }

  /** Shows a step or, behind the last one, the result. */
  const goTo = (step: number, more?: Partial<WizardState>) => {
    notify()
    isRestored = true
    set({ step, from: state.step, attempts: 0, failures: 0, note: undefined, ...more })
  }
  const refuse = (step: number) => {
    goTo(step, { attempts: state.attempts + 1 })
    // The step names several.
    notify({ ...shared.checkInputs, variant, silent: wrongAt(step).length > 1 })
  }
  /** Shows a result that the visitor waits for; of another one, only notes it. */
  const finish = (finished: Finished, isAwaited: boolean) => {
    const text = answers.text()
    const isShown = finished.answers === text
    if (isShown && isAwaited) {
      goTo(result, { finished })
      notify(own.ready)
      // Answers may be changed while others are sent, and leads arrive in any order.
    } else if (isShown || state.finished?.answers !== text) set({ finished })
  }
  const send = async (keep: boolean, isRetry: boolean) => {
    const given = answers.now()
    return (await loadOrReload(loadSending, isRetry))(given, keep, (finished) =>
      finish(finished, state.failures > 0 && !state.sending),
    )
  }
  /** Waits for the answers in flight, if there are any, and shows what becomes of them. */
  const follow = async (sending = answersInFlight()) => {
    if (!sending) return
    notify()
    set({ sending: true })
    const finished = await sending
    set({ sending: false, failures: state.failures + (finished ? 0 : 1) })
    if (finished) return finish(finished, true)
    // The step says it already.
    notify({ ...shared.submissionError, variant, silent: true })
  }
  /** On to the next step or, from the last, to the result; if an answer is wrong, to its field. */
  const proceed = (keep: boolean, isRetry: boolean) => {
    answers.clean()
    const step = stepOf(state)
    const wrong = steps.findIndex((_, index) => wrongAt(index).length > 0)
    const { finished } = state
    if (wrongAt(step).length > 0) refuse(step)
    else if (step < result - 1) goTo(step + 1)
    else if (wrong >= 0) refuse(wrong)
    // The company has the same already, from going back and on.
    else if (finished?.answers === answers.text()) finish(finished, true)
    else void follow(answersInFlight(() => send(keep, isRetry)))
  }

  /** Restores what the tab has. What was given before hydration counts most, then a link. */
  const restore = async () => {
    const scenario = location.search ? await answers.loadScenario() : undefined
    // Before the step is saved in the same entry of the history.
    const typed = takeRetry()
    const early = earlyAnswers(questions, new FormData(screen.current ?? undefined))
    answers.change({ ...saved.answers(), ...scenario?.answers, ...early })
    const step = scenario ? 0 : saved.step()
    goTo(step, { note: scenario?.note })
    void follow()
    // Without a script, what was pressed was the button of the first step.
    const isAtStep = typed?.length === 0 || step === 0
    if (isAtStep && (typed || isPressedEarly)) proceed(false, typed !== undefined)
  }
  const goToEntry = () => {
    const entry = saved.stepHere()
    // The entry of a link to an anchor becomes one of the step that is shown.
    if (entry === undefined) saved.markStep(state.step)
    else goTo(entry)
  }
  const followAnswers = () => {
    save()
    const { attempts, failures } = state
    if (attempts > 0 && failures === 0 && wrongAt(stepOf(state)).length === 0) notify()
  }

  /**
   * Reads the answers on the screen.
   * @param step the one that is shown, because another may be about to be.
   */
  const read = (step: number) => {
    if (screen.current && step === stepOf(state)) answers.read(screen.current, fieldsOf(step))
  }
  return {
    form: answers.form,
    screen,
    steps,
    state: () => state,
    stepOf,
    wrongAt,
    resultOf,
    read,
    /**
     * Goes on from the step that is shown.
     * @param keep whether answers that cannot be sent are to wait.
     */
    next: (step: number, keep = false) => {
      isPressedEarly ||= !isRestored
      if (!isRestored || state.sending || step !== stepOf(state)) return
      read(step)
      proceed(keep, false)
    },
    /** Takes over the form on the screen, and follows the buttons of the browser. Returns what ends it. */
    start: (onChange: (state: WizardState) => void) => {
      draw = onChange
      const unsubscribe = answers.form.subscribe(followAnswers, { values: true, errors: true })
      addEventListener('popstate', goToEntry)
      void restore()
      return () => {
        draw = undefined
        unsubscribe()
        removeEventListener('popstate', goToEntry)
      }
    },
  }
}

export type Wizard = ReturnType<typeof createWizard>
