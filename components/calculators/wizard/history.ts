/** Each step of a wizard is a place in the browser's history, so that its back button goes back a step. */
type Place = { wizard: string; step: number }

const isPlace = (state: unknown): state is Place =>
  typeof state === 'object' && state !== null && 'wizard' in state && 'step' in state && Number.isInteger(state.step)

/** The step this place of the history stands for; undefined where it is none of ours, such as after a link to an anchor. */
export const stepInHistory = (wizard: string, last: number): number | undefined => {
  const state: unknown = history.state
  return isPlace(state) && state.wizard === wizard ? Math.min(Math.max(state.step, 0), last) : undefined
}

/** A new place for a step. */
export const pushStep = (wizard: string, step: number): void => history.pushState({ wizard, step } satisfies Place, '')

/** The present place stands for this step from now on. What a link brought along in its query has been taken over by then. */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step } satisfies Place, '', location.pathname + location.hash)
