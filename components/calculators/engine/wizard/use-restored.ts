import type { FormApi } from 'final-form'
import { type RefObject, useEffect } from 'react'
import { typedIn } from '../../../../renderer/browser/typed.ts'
import { type Answers, startingAnswers, stepsOf } from '../questions.ts'
import {
  answersInQuery,
  saveAnswers,
  savedAnswers,
  savedFinish,
  saveStep,
  stepElsewhere,
  stepInHistory,
  typedAnswers,
} from '../saved-answers.ts'
import { useWizardContent } from '../wizard-content.ts'

/** Adds an entry for a step to the browser's history, for its back button. */
export const pushStep = (wizard: string, step: number): void =>
  history.pushState({ wizard, step }, '')

/** Makes the present entry that of a step, without the query: its answers are in the form by now. */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step }, '', location.pathname + location.hash)

/** Back to the step of this entry of the history or, on a new one, of the page left before. */
const returnToStep = (wizard: string, steps: number): number => {
  const here = stepInHistory(wizard, steps)
  const wanted = here ?? stepElsewhere(wizard, steps) ?? 0
  // A result can be shown again only where its answers were sent in this tab.
  const step = wanted < steps || savedFinish(wizard) ? wanted : steps - 1
  // The steps before it are behind it on the first entry of a page.
  markStep(wizard, here === undefined ? 0 : step)
  if (here === undefined) for (let next = 1; next <= step; next++) pushStep(wizard, next)
  return step
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * After hydration, takes over the answers of a link or the last visit, and the step. Then saves every
 * answer and step, and goes to the step that the browser's own buttons lead to.
 */
export const useRestored = (
  { change, batch, getState }: FormApi<Answers>,
  element: RefObject<HTMLFormElement | null>,
  step: number,
  goTo: (step: number) => void,
) => {
  const { name: wizard, questions } = useWizardContent()
  const steps = stepsOf(questions).length
  useEffect(() => {
    const start = startingAnswers(questions)
    const changed = (answers: Answers) =>
      Object.fromEntries(
        Object.entries(answers).filter(([name, answer]) => !same(answer, start[name])),
      )
    const linked = answersInQuery(questions, location.search)
    const answers: Answers = {
      ...savedAnswers(wizard, questions),
      ...linked,
      // What a visitor has answered before hydration is newer than what was saved.
      ...changed(typedAnswers(start, typedIn(element.current))),
      ...changed(getState().values),
    }
    batch(() => {
      for (const name of Object.keys(answers)) change(name, answers[name])
    })
    if (linked) markStep(wizard, 0)
    goTo(linked ? 0 : returnToStep(wizard, steps))
  }, [])
  useEffect(() => {
    const follow = () => {
      const entry = stepInHistory(wizard, steps)
      if (entry === undefined) markStep(wizard, step)
      else goTo(entry)
    }
    saveAnswers(wizard, getState().values)
    saveStep(wizard, step)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })
}
