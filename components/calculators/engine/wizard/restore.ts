import { shownIn } from '../../../form/inputs.ts'
import { type Answers, type Questions, readAnswer, startingAnswers, stepsOf } from '../questions.ts'
import { answersInQuery, savedAnswers } from '../saved-answers.ts'

/** The name in the native form of the slider beside a number field. */
export const sliderName = (name: string): string => `${name}-slider`

/**
 * The answers on the screen that differ from those of the form: programs change fields without an
 * event. A number that is only written in another way is the same.
 * @param screen the form of the step on the screen.
 */
export const changedOnScreen = (
  screen: FormData,
  fields: readonly string[],
  questions: Questions,
  answers: Answers,
): Partial<Answers> => {
  const meaning = (field: string, given: unknown) =>
    JSON.stringify(readAnswer(questions, field, given).value ?? given)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const before = answers[field]
      const given =
        typeof before === 'string'
          ? (shownIn(screen, field) ?? before)
          : screen.getAll(field).map(String)
      return meaning(field, given) === meaning(field, before) ? [] : [[field, given]]
    }),
  )
}

/**
 * The answers with which a wizard begins: those given before hydration, then those of a link or of
 * the last visit.
 * @param screen the form as it stands on the page, at its first step.
 */
export const restoredAnswers = (
  wizard: string,
  questions: Questions,
  screen: FormData,
): Partial<Answers> => {
  const start = startingAnswers(questions)
  const [{ name, fields } = { name: '', fields: [] }] = stepsOf(questions)
  // A number field does not follow its slider before hydration: the one that was moved counts.
  const moved = screen.get(sliderName(name)) ?? start[name]
  return {
    ...savedAnswers(wizard, questions),
    ...answersInQuery(questions, location.search),
    ...(moved !== start[name] && { [name]: String(moved) }),
    ...changedOnScreen(screen, fields, questions, start),
  }
}
