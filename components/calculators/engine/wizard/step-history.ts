import { useEffect, useEffectEvent } from 'react'
import { savedFinish, savedPlace, savePlace } from '../saved-answers.ts'
import type { WizardState } from './machine.ts'

/** The step in an entry of the history or of the storage; undefined if it is of something else. */
const stepOf = (entry: unknown, wizard: string, last: number): number | undefined => {
  const { wizard: itsWizard, step }: { wizard?: unknown; step?: unknown } = Object(entry)
  return itsWizard === wizard && Number.isInteger(step)
    ? Math.min(Math.max(Number(step), 0), last)
    : undefined
}

/** The step where this tab left the wizard on another page, such as that of another language. */
export const stepElsewhere = (wizard: string, last: number): number | undefined => {
  const { path, ...entry } = savedPlace()
  return path === location.pathname ? undefined : stepOf(entry, wizard, last)
}

/**
 * The step of this entry of the history or, on a new one, that of the page left before. A result can
 * be shown again only where its answers were sent in this tab.
 */
export const savedStep = (wizard: string, result: number): number => {
  const step = stepOf(history.state, wizard, result) ?? stepElsewhere(wizard, result) ?? 0
  return step < result || savedFinish(wizard) ? step : result - 1
}

/** Makes the present entry that of a step, without the query: its answers are in the form by now. */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step }, '', location.pathname + location.hash)

/** Gives each step an entry of the browser's history, and goes where its buttons lead. */
export const useStepHistory = (
  wizard: string,
  { restored, step, result }: WizardState,
  goTo: (step: number) => void,
) => {
  useEffect(() => {
    if (!restored) return
    // A new entry is that of the first step: the others follow it.
    const here = stepOf(history.state, wizard, result)
    if (here === undefined || here > step) markStep(wizard, here === undefined ? 0 : step)
    for (let next = (here ?? 0) + 1; next <= step; next++)
      history.pushState({ wizard, step: next }, '')
    savePlace(wizard, step)
  }, [wizard, restored, step, result])
  const follow = useEffectEvent(() => {
    const entry = stepOf(history.state, wizard, result)
    // The entry of a link to an anchor becomes one of the step that is shown.
    if (entry === undefined) markStep(wizard, step)
    else goTo(entry)
  })
  useEffect(() => {
    const listener = () => follow()
    addEventListener('popstate', listener)
    return () => removeEventListener('popstate', listener)
  }, [])
}
