import { type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { typedIn } from '../../../../renderer/browser/typed.ts'
import { isPersonal } from '../personal.ts'
import { type Answers, type Questions, startingAnswers, stepsOf } from '../questions.ts'
import {
  answersInQuery,
  saveAnswers,
  savedAnswers,
  savedFinish,
  typedAnswers,
} from '../saved-answers.ts'
import { markStep, markSteps, stepElsewhere, stepInHistory } from './history.ts'

/** The answers of a link, if the address is one, over those of the last visit. */
const answersBefore = (calculator: string, questions: Questions) => {
  const linked = answersInQuery(questions, location.search)
  const house = Object.entries(linked ?? {}).filter(([name]) => !isPersonal(name))
  const answers = { ...savedAnswers(calculator, questions), ...Object.fromEntries(house) }
  return { answers, isLink: linked !== undefined }
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

/**
 * After hydration, takes over the answers of a link or of the last visit. From then on saves every
 * answer.
 */
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
    const { answers, isLink } = answersBefore(calculator, questions)
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
    if (isLink) markStep(calculator, 0)
    onRestored(isLink ? 0 : returnToStep(calculator, stepsOf(questions).length))
  })
  useEffect(() => {
    saveAnswers(calculator, getState().values)
  })
}
