import { type Answers, type Questions, readAnswer, startingAnswers, stepsOf } from '../questions.ts'
import { answersInQuery, savedAnswers } from '../saved-answers.ts'
import { markStep, savedStep } from './step-history.ts'

/** The name in the native form of the slider beside a number field. */
export const sliderName = (name: string): string => `${name}-slider`

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What some fields show where that is no longer what is known of them: by visitors, but also by
 * programs that fill fields in unseen. A number that is only written in another way is the same.
 * @param screen the form of the step on the screen.
 */
export const changedOnScreen = (
  screen: FormData,
  fields: readonly string[],
  questions: Questions,
  known: Answers,
): Partial<Answers> => {
  const readIn = (field: string) =>
    typeof known[field] === 'string'
      ? String(screen.get(field) ?? known[field])
      : screen.getAll(field).map(String)
  const readAs = (field: string, given: unknown) =>
    readAnswer(questions, field, given).value ?? given
  return Object.fromEntries(
    fields
      .map((field) => [field, readIn(field)] as const)
      .filter(([field, given]) => !same(readAs(field, given), readAs(field, known[field]))),
  )
}

/** Before hydration a number field and its slider do not know of each other: whichever moved counts. */
const movedSliders = (screen: FormData, questions: Questions, start: Answers): Partial<Answers> =>
  Object.fromEntries(
    Object.keys(questions).flatMap((name) => {
      const moved = screen.get(sliderName(name))
      return moved === null || moved === start[name] ? [] : [[name, String(moved)]]
    }),
  )

/**
 * The answers and the step with which a wizard begins: those of a link or of the last visit. What a
 * visitor has answered before hydration is newer than either.
 * @param element the form as it stands on the page, at its first step.
 */
export const restore = (
  wizard: string,
  questions: Questions,
  element: HTMLFormElement | null,
): { answers: Answers; step: number } => {
  const steps = stepsOf(questions)
  const start = startingAnswers(questions)
  const linked = answersInQuery(questions, location.search)
  const screen = new FormData(element ?? undefined)
  const answers = {
    ...savedAnswers(wizard, questions),
    ...linked,
    ...movedSliders(screen, questions, start),
    ...changedOnScreen(screen, steps[0]?.fields ?? [], questions, start),
  }
  if (linked) markStep(wizard, 0)
  return { answers: answers as Answers, step: linked ? 0 : savedStep(wizard, steps.length) }
}
