import { type RefObject, useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { typedIn } from '../../../../renderer/browser/typed.ts'
import { type Answers, startingAnswers } from '../answers.ts'
import { readScenario } from '../kept/scenario.ts'
import { keepAnswers, keptAnswers, keptFinish } from '../kept/stored-answers.ts'
import { typedAnswers } from '../kept/typed-answers.ts'
import { isPersonal } from '../personal.ts'
import { type Questions, stepsOf } from '../questions.ts'
import { markStep, markSteps, stepElsewhere, stepInHistory } from './history.ts'

/** The answers of a link, if the address is one, over those of the last visit. */
const answersBefore = (calculator: string, questions: Questions) => {
  const scenario = readScenario(questions, location.search)
  const kept = keptAnswers(calculator, questions)
  const house = Object.fromEntries(
    Object.entries(scenario ?? {}).filter(([name]) => !isPersonal(name)),
  )
  return { answers: { ...kept, ...house }, linked: scenario !== undefined }
}

/** The result can be shown again only where it was sent in this tab. */
const withoutLostResult = (calculator: string, step: number, steps: number) =>
  step < steps || keptFinish(calculator) !== undefined ? step : steps - 1

/** Back to the step of this entry of the history or, on a new one, of the page left before. */
const returnToStep = (calculator: string, steps: number): number => {
  const known = stepInHistory(calculator, steps)
  const wanted = known ?? stepElsewhere(calculator, steps) ?? 0
  const step = withoutLostResult(calculator, wanted, steps)
  const mark = known === undefined ? markSteps : markStep
  mark(calculator, step)
  return step
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Once awake: takes over what was answered before, what a link or the last visit left behind, and from then on keeps every
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
    const { answers, linked } = answersBefore(calculator, questions)
    const start = startingAnswers(questions)
    const given = getState().values
    const typed = typedAnswers(start, typedIn(form.current))
    batch(() => {
      for (const name of Object.keys(start)) {
        // What a visitor has answered while the page was waking is newer than what was kept.
        if (!same(given[name], start[name])) continue
        change(name, same(typed[name], start[name]) ? answers[name] : typed[name])
      }
    })
    if (linked) markStep(calculator, 0)
    onRestored(linked ? 0 : returnToStep(calculator, stepsOf(questions).length))
  })
  useEffect(() => {
    keepAnswers(calculator, getState().values)
  })
}
