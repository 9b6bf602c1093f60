import { savedPlace, savePlace } from '../saved-answers.ts'

/**
 * Each step of a wizard has an entry in the browser's history, so that its back button goes back a
 * step.
 */
type StepEntry = { wizard: string; step: number }

const stepOf = (entry: unknown, wizard: string, last: number): number | undefined => {
  const { wizard: itsWizard, step }: Partial<Record<keyof StepEntry, unknown>> = Object(entry)
  return itsWizard === wizard && Number.isInteger(step)
    ? Math.min(Math.max(Number(step), 0), last)
    : undefined
}

/** The step of this entry of the history; undefined if it has none, as after a link to an anchor. */
export const stepInHistory = (wizard: string, last: number): number | undefined =>
  stepOf(history.state, wizard, last)

/**
 * The step at which this tab left the same wizard on another page: a visitor who changes the
 * language goes on where they were.
 */
export const stepElsewhere = (wizard: string, last: number): number | undefined => {
  const { path, ...entry } = savedPlace()
  return path === location.pathname ? undefined : stepOf(entry, wizard, last)
}

/** Saves the step for `stepElsewhere`. */
export const saveStep = (wizard: string, step: number) =>
  savePlace({ wizard, step, path: location.pathname })

/** Adds an entry for a step. */
export const pushStep = (wizard: string, step: number): void =>
  history.pushState({ wizard, step } satisfies StepEntry, '')

/**
 * Makes the present entry that of a step. The query goes: its answers have been taken over by then.
 */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step } satisfies StepEntry, '', location.pathname + location.hash)

/** Adds the steps up to this one on the first entry of a page, for the back button of the wizard. */
export const markSteps = (wizard: string, step: number): void => {
  markStep(wizard, 0)
  for (let next = 1; next <= step; next++) pushStep(wizard, next)
}
