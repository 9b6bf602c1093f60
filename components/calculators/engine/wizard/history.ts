import { keepPlace, keptPlace } from '../kept/stored-answers.ts'

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

const stepOf = (entry: unknown, wizard: string, last: number): number | undefined =>
  isStepEntry(entry) && entry.wizard === wizard
    ? Math.min(Math.max(entry.step, 0), last)
    : undefined

/**
 * The step this entry of the history stands for; undefined where it is none of ours, such as after
 * a link to an anchor.
 */
export const stepInHistory = (wizard: string, last: number): number | undefined =>
  stepOf(history.state, wizard, last)

/**
 * The step at which this tab left the same wizard on another page: a visitor who changes the
 * language goes on where they were.
 */
export const stepElsewhere = (wizard: string, last: number): number | undefined => {
  const { path, ...entry } = keptPlace()
  return path === location.pathname ? undefined : stepOf(entry, wizard, last)
}

/** Keeps the step for `stepElsewhere`. */
export const keepStep = (wizard: string, step: number): void =>
  keepPlace({ wizard, step, path: location.pathname })

/** A new entry for a step. */
export const pushStep = (wizard: string, step: number): void =>
  history.pushState({ wizard, step } satisfies StepEntry, '')

/**
 * The present entry stands for this step from now on. What a link brought along in its query has
 * been taken over by then.
 */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step } satisfies StepEntry, '', location.pathname + location.hash)

/**
 * The present entry is the first of this page, and a later step stands there: those before it get
 * entries, too, which a button of the wizard goes back to.
 */
export const markSteps = (wizard: string, step: number): void => {
  markStep(wizard, 0)
  for (let next = 1; next <= step; next++) pushStep(wizard, next)
}
