import type { Finished } from '../saved.ts'

export type WizardState = Readonly<{
  /** False until what an earlier visit left is restored. */
  restored: boolean
  /** Counted from 0. The result follows the last step. */
  step: number
  /** The step, or the result, that was shown before this one. */
  from: number
  result: number
  /** Whether the visitor has tried to continue from here: every wrong answer is marked from then on. */
  attempted: boolean
  sending: boolean
  /** How often the answers could not be sent since the step is shown, which says so. */
  failures: number
  /** The notice to show: a new object each time, so that the same one is shown again. */
  notice?: { name: 'wrongAnswer' | 'notSent' | 'ready' } | undefined
  /** What became of answers that were sent: those on the screen, if they were. */
  finished?: Finished | undefined
  /** What is said of the link to this page, as long as the first step is shown. */
  note?: string | undefined
}>

export type WizardEvent =
  | { type: 'went'; step: number; note?: string | undefined }
  | { type: 'refused'; step: number }
  | { type: 'corrected' | 'sending' | 'failed' }
  /** `arrived`: later than it was said to have failed. `shown`: the answers on the screen. */
  | { type: 'finished' | 'arrived'; finished: Finished; shown: string }

export const startingState = (result: number, finished?: Finished): WizardState => ({
  restored: false,
  step: 0,
  from: 0,
  result,
  attempted: false,
  sending: false,
  failures: 0,
  finished,
})

const at = (state: WizardState, step: number): WizardState => ({
  ...state,
  restored: true,
  step,
  from: state.step,
  attempted: false,
  failures: 0,
  notice: undefined,
  note: undefined,
})

const atResult = (state: WizardState, finished: Finished): WizardState => ({
  ...at(state, state.result),
  finished,
  sending: false,
  notice: { name: 'ready' },
})

/** The reducer of the wizard. */
export const transition = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'went':
      return { ...at(state, event.step), note: event.note }
    case 'refused':
      return { ...at(state, event.step), attempted: true, notice: { name: 'wrongAnswer' } }
    case 'corrected':
      return state.notice?.name === 'wrongAnswer' ? { ...state, notice: undefined } : state
    case 'sending':
      return { ...state, sending: true, notice: undefined }
    case 'failed':
      return {
        ...state,
        sending: false,
        failures: state.failures + 1,
        notice: { name: 'notSent' },
      }
    case 'finished':
    case 'arrived': {
      const { type, finished, shown } = event
      const isAwaited = type === 'finished' || (state.failures > 0 && !state.sending)
      if (finished.answers === shown && isAwaited) return atResult(state, finished)
      // Answers may be changed while others are sent, and leads arrive in any order.
      const keepsOwn = finished.answers !== shown && state.finished?.answers === shown
      const { sending } = type === 'finished' ? { sending: false } : state
      return { ...state, sending, finished: keepsOwn ? state.finished : finished }
    }
  }
}
