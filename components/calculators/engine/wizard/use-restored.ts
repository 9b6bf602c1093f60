import { type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { typedIn } from '../../../../renderer/browser/typed.ts'
import { type Answers, isPersonal, type Questions, startingAnswers, stepsOf } from '../questions.ts'
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

/** Adds an entry for a step to the browser's history, for its back button. */
export const pushStep = (wizard: string, step: number): void =>
  history.pushState({ wizard, step }, '')

/** Makes the present entry that of a step, without the query: its answers are in the form by now. */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step }, '', location.pathname + location.hash)

/** Adds the steps up to this one on the first entry of a page. */
const markSteps = (wizard: string, step: number): void => {
  markStep(wizard, 0)
  for (let next = 1; next <= step; next++) pushStep(wizard, next)
}

/** Goes to the step that the browser's own buttons lead to, and saves it for other pages. */
export const useHistory = (
  calculator: string,
  step: number,
  steps: number,
  goTo: (step: number) => void,
) => {
  useEffect(() => {
    const follow = () => {
      const entry = stepInHistory(calculator, steps)
      if (entry === undefined) markStep(calculator, step)
      else goTo(entry)
    }
    saveStep(calculator, step)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  })
}

/** Back to the step of this entry of the history or, on a new one, of the page left before. */
const returnToStep = (calculator: string, steps: number): number => {
  const here = stepInHistory(calculator, steps)
  const wanted = here ?? stepElsewhere(calculator, steps) ?? 0
  // A result can be shown again only where its answers were sent in this tab.
  const step = wanted < steps || savedFinish(calculator) ? wanted : steps - 1
  const mark = here === undefined ? markSteps : markStep
  mark(calculator, step)
  return step
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** After hydration, takes over the answers of a link or the last visit. Then saves every answer. */
export const useRestored = (
  calculator: string,
  questions: Questions,
  form: RefObject<HTMLFormElement | null>,
  onRestored: (step: number) => void,
) => {
  const { change, batch, getState } = useForm<Answers>()
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const linked = answersInQuery(questions, location.search)
    const house = Object.entries(linked ?? {}).filter(([name]) => !isPersonal(name))
    const answers = { ...savedAnswers(calculator, questions), ...Object.fromEntries(house) }
    const start = startingAnswers(questions)
    const given = getState().values
    const typed = typedAnswers(start, typedIn(form.current))
    batch(() => {
      for (const name of Object.keys(start)) {
        // What a visitor has answered before hydration is newer than what was saved.
        if (!same(given[name], start[name])) continue
        change(name, same(typed[name], start[name]) ? answers[name] : typed[name])
      }
    })
    if (linked) markStep(calculator, 0)
    onRestored(linked ? 0 : returnToStep(calculator, stepsOf(questions).length))
  })
  useEffect(() => {
    saveAnswers(calculator, getState().values)
  })
}
