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
  /** What became of the answers that were sent last. */
  finished?: Finished | undefined
}>

export type WizardEvent =
  | { type: 'went' | 'refused'; step: number }
  | { type: 'corrected' | 'sending' | 'failed' }
  | { type: 'finished'; finished: Finished }
  /** Later than it was said to have failed. `isShown`: with the answers that the form has now. */
  | { type: 'arrived'; finished: Finished; isShown: boolean }

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
})

/** A lead may arrive after one with newer answers. */
const withNewest = (state: WizardState, finished: Finished): WizardState =>
  (state.finished?.at ?? 0) > finished.at ? state : { ...state, finished }

const atResult = (state: WizardState): WizardState => ({
  ...at(state, state.result),
  sending: false,
  notice: { name: 'ready' },
})

/** The reducer of the wizard. */
export const transition = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'went':
      return at(state, event.step)
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
      return atResult(withNewest(state, event.finished))
    case 'arrived': {
      const isAwaited = event.isShown && state.failures > 0 && !state.sending
      const newest = withNewest(state, event.finished)
      return isAwaited ? atResult(newest) : newest
    }
  }
}
