import type { Finished } from '../saved-answers.ts'

export type WizardState = Readonly<{
  /** False until what an earlier visit left is restored. */
  restored: boolean
  /** Counted from 0. The result follows the last step. */
  step: number
  result: number
  /** Whether the visitor has tried to continue from here: every wrong answer is marked from then on. */
  attempted: boolean
  sending: boolean
  /** Whether the answers could not be sent, which the step says as long as it is shown. */
  failed: boolean
  /** The notice to show, and how many there were: the same one is shown again. */
  notice?: 'wrongAnswer' | 'notSent' | 'ready' | undefined
  notices: number
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
  result,
  attempted: false,
  sending: false,
  failed: false,
  notices: 0,
  finished,
})

const at = (state: WizardState, step: number): WizardState => ({
  ...state,
  restored: true,
  step,
  attempted: false,
  failed: false,
  notice: undefined,
})

const tell = (state: WizardState, notice: WizardState['notice']): WizardState => ({
  ...state,
  notice,
  notices: state.notices + 1,
})

/** A lead may arrive after one with newer answers. */
const withNewest = (state: WizardState, finished: Finished): WizardState =>
  (state.finished?.at ?? 0) > finished.at ? state : { ...state, finished }

const atResult = (state: WizardState) =>
  tell({ ...at(state, state.result), sending: false }, 'ready')

/** The reducer of the wizard. */
export const transition = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
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
    case 'finished':
      return atResult(withNewest(state, event.finished))
    case 'arrived': {
      const isAwaited = event.isShown && state.failed && !state.sending
      const newest = withNewest(state, event.finished)
      return isAwaited ? atResult(newest) : newest
    }
  }
}
