/** Each step of a wizard is a place in the browser's history, so that its back button goes back a step. */
type Place = { wizard: string; step: number }

const isPlace = (state: unknown): state is Place =>
  typeof state === 'object' && state !== null && 'wizard' in state && 'step' in state && Number.isInteger(state.step)

/** The step this page of the history stands for; the first where it says nothing. */
export const stepInHistory = (wizard: string, last: number): number => {
  const state: unknown = history.state
  return isPlace(state) && state.wizard === wizard ? Math.min(Math.max(state.step, 0), last) : 0
}

export const pushStep = (wizard: string, step: number): void => history.pushState({ wizard, step } satisfies Place, '')

/** The address without its query: what a link brought along has been taken over. */
export const dropQuery = (): void => history.replaceState(history.state, '', location.pathname + location.hash)
