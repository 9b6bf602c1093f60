import { savedFinish } from './saved.ts'
import { readStored, writeStored } from './storage.ts'

/** Where a visitor is in a wizard, in the browser's history and in the tab. */

const placeKey = 'calculator-place'

/** The step in an entry of the history or of the storage; undefined if it is of something else. */
const stepIn = (entry: unknown, wizard: string, result: number): number | undefined => {
  const { wizard: itsWizard, step }: { wizard?: unknown; step?: unknown } = Object(entry)
  return itsWizard === wizard && Number.isInteger(step)
    ? Math.min(Math.max(Number(step), 0), result)
    : undefined
}

/** The step of this entry of the browser's history; undefined if it is a new one. */
export const stepHere = (wizard: string, result: number): number | undefined =>
  stepIn(history.state, wizard, result)

/** Makes this entry of the history that of a step, without the query: the form has its answers. */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step }, '', location.pathname + location.hash)

/** Saves which step is shown, which has an entry of the history, as each one before it has. */
export const saveStep = (wizard: string, step: number, result: number): void => {
  const here = stepHere(wizard, result)
  // A new entry is that of the first step: the others follow it.
  const first = Math.min(here ?? 0, step)
  if (here !== first) markStep(wizard, first)
  for (let next = first + 1; next <= step; next++) history.pushState({ wizard, step: next }, '')
  writeStored('sessionStorage', placeKey, { wizard, step, path: location.pathname })
}

/**
 * The step of this entry of the history or, on a new one, that where this tab left the wizard on
 * another page, such as that of another language. A result can be shown again only where its
 * answers were sent in this tab.
 */
export const savedStep = (wizard: string, result: number): number => {
  const { path, ...elsewhere } = readStored('sessionStorage', placeKey)
  const left = path === location.pathname ? undefined : stepIn(elsewhere, wizard, result)
  const step = stepHere(wizard, result) ?? left ?? 0
  return step < result || savedFinish(wizard) ? step : result - 1
}
