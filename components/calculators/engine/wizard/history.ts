/**
 * Each step of a wizard has an entry in the browser's history, so that its back button goes back a
 * step.
 */
type StepEntry = { wizard: string; step: number }

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === 'object' &&
  state !== null &&
  'wizard' in state &&
  'step' in state &&
  Number.isInteger(state.step)

/**
 * The step this entry of the history stands for; undefined where it is none of ours, such as after
 * a link to an anchor.
 */
export const stepInHistory = (wizard: string, last: number): number | undefined => {
  const state: unknown = history.state
  return isStepEntry(state) && state.wizard === wizard
    ? Math.min(Math.max(state.step, 0), last)
    : undefined
}

/** A new entry for a step. */
export const pushStep = (wizard: string, step: number): void =>
  history.pushState({ wizard, step } satisfies StepEntry, '')

/**
 * The present entry stands for this step from now on. What a link brought along in its query has
 * been taken over by then.
 */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step } satisfies StepEntry, '', location.pathname + location.hash)
