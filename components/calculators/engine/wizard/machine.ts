import type { Finished } from '../saved-answers.ts'

/** What a visitor is told at once: a wrong answer, a lead that did not arrive, or the result. */
export type Notice = 'wrongAnswer' | 'notSent' | 'ready'

export type WizardState = Readonly<{
  /** False until what an earlier visit left is restored. */
  restored: boolean
  /** Counted from 0. The result follows the last step. */
  step: number
  /** Whether the visitor has tried to continue from here: every wrong answer is marked from then on. */
  attempted: boolean
  sending: boolean
  /** Whether the answers could not be sent, which the step says as long as it is shown. */
  failed: boolean
  notice?: Notice | undefined
  /** How many notices there were: each is shown, also after one of the same kind. */
  notices: number
  /** What became of the answers that were sent last. */
  finished?: Finished | undefined
}>

export type WizardEvent =
  | { type: 'restored' | 'went' | 'refused'; step: number }
  | { type: 'corrected' | 'sending' | 'failed' }
  /** `result` is the step of the result. A late arrival has none if the answers have changed since. */
  | { type: 'finished'; finished: Finished; result: number }
  | { type: 'arrived'; finished: Finished; result?: number | undefined }

export const startingState = (finished?: Finished): WizardState => ({
  restored: false,
  step: 0,
  attempted: false,
  sending: false,
  failed: false,
  notices: 0,
  finished,
})

const at = (state: WizardState, step: number): WizardState => ({
  ...state,
  step,
  attempted: false,
  failed: false,
  notice: undefined,
})

const tell = (state: WizardState, notice: Notice): WizardState => ({
  ...state,
  notice,
  notices: state.notices + 1,
})

/** A lead may arrive after one with newer answers. */
const withNewest = (state: WizardState, finished: Finished): WizardState =>
  state.finished && state.finished.at > finished.at ? state : { ...state, finished }

/** What a wizard shows after an event: the only place that decides it. */
export const transition = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'restored':
      return { ...at(state, event.step), restored: true }
    case 'went':
      return at(state, event.step)
    case 'refused':
      return { ...tell(at(state, event.step), 'wrongAnswer'), attempted: true }
    case 'corrected':
      return state.notice === 'wrongAnswer' ? { ...state, notice: undefined } : state
    case 'sending':
      return { ...state, sending: true, notice: undefined }
    case 'failed':
      return { ...tell(state, 'notSent'), sending: false, failed: true }
    case 'finished': {
      const arrived = { ...withNewest(state, event.finished), sending: false }
      return tell(at(arrived, event.result), 'ready')
    }
    case 'arrived': {
      const arrived = withNewest(state, event.finished)
      const isAwaited = state.failed && !state.sending && event.result !== undefined
      return isAwaited ? tell(at(arrived, event.result ?? state.step), 'ready') : arrived
    }
  }
}
