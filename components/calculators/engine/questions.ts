import type { Question, Questions } from '../../../content/schema/questions.ts'
import { personFields, type Reading, readNumber, shownIn } from '../../form/inputs.ts'

/** What every calculator asks about the person. The answers stay in the tab and out of links. */
export const personalFields = ['firstName', 'lastName', 'email', 'phone', 'address'] as const
export type PersonalField = (typeof personalFields)[number]
type PersonalAnswers = Record<PersonalField, string>

export const isPersonal = (field: string): field is PersonalField =>
  personalFields.some((name) => name === field)

/** What is asked at once: a question about the house, or some fields about the person. */
export type Step = { name: string; fields: readonly string[]; question?: Question }

/** The steps of a wizard, in their order. */
export const stepsOf = (questions: Questions): Step[] => [
  ...Object.entries(questions).map(([name, question]) => ({ name, fields: [name], question })),
  { name: 'person', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { name: 'address', fields: ['address'] },
]

/** What a visitor answers, as typed: text in fields, ids in groups of boxes. */
export type Answers = PersonalAnswers & Record<string, string | readonly string[]>

/** Another value for each name. */
export const mapNames = <Value, Made>(
  values: Readonly<Record<string, Value>>,
  make: (value: Value, name: string) => Made,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value, name)]))

type AnswerReading = Reading<string | readonly string[], string>

/** An answer to a question about the house, or what is wrong with it. */
export const readAnswerTo = (question: Question, given: unknown): AnswerReading => {
  if (question.kind === 'options')
    return { value: question.ids.filter((id) => Array.isArray(given) && given.includes(id)) }
  const text = typeof given === 'string' ? given : ''
  if (question.kind === 'choice')
    return question.ids.includes(text) ? { value: text } : { fault: 'choice' }
  const { value, fault } = readNumber(text, question.money)
  if (fault) return { fault }
  const isInRange = value >= question.min && value <= question.max
  return isInRange ? { value: String(value) } : { fault: 'range' }
}

/** An answer as it is shown once its field is left and as it is sent, or what is wrong with it. */
const readAnswer = (questions: Questions, field: string, given: unknown): AnswerReading => {
  if (isPersonal(field)) return personFields[field].read(typeof given === 'string' ? given : '')
  const question = questions[field]
  return question ? readAnswerTo(question, given) : { fault: 'choice' }
}

/** An answer from outside, or the default where it makes no sense. */
const sensibleAnswer = (question: Question, given: unknown) =>
  readAnswerTo(question, given).value ??
  (question.kind === 'options' ? [] : String(question.default))

/**
 * Answers from outside, with the default in place of each that is missing or makes no sense, and
 * options in the order of their question. What is about the person may be any text: half typed.
 */
export const sensibleAnswers = (
  questions: Questions,
  given: Readonly<Record<string, unknown>>,
): Answers =>
  ({
    ...mapNames(questions, (question, name) => sensibleAnswer(question, given[name])),
    ...Object.fromEntries(
      personalFields.map((field) => [field, typeof given[field] === 'string' ? given[field] : '']),
    ),
  }) as Answers

/** The answers a wizard starts with. */
export const startingAnswers = (questions: Questions): Answers => sensibleAnswers(questions, {})

/** What is wrong with answers, by their field. */
export const faultsIn = (
  questions: Questions,
  answers: Readonly<Answers>,
): Record<string, string> =>
  Object.fromEntries(
    [...Object.keys(questions), ...personalFields].flatMap((field) => {
      const { fault } = readAnswer(questions, field, answers[field])
      return fault ? [[field, fault]] : []
    }),
  )

/** Answers as they are sent. Those that are wrong stay as they are. */
export const cleanAnswers = (questions: Questions, answers: Answers): Answers =>
  mapNames(answers, (given, field) => readAnswer(questions, field, given).value ?? given) as Answers

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
 * The answers that were given before hydration.
 * @param screen the form as it stands on the page, at its first step.
 */
export const earlyAnswers = (questions: Questions, screen: FormData): Partial<Answers> => {
  const start = startingAnswers(questions)
  const name = Object.keys(questions)[0] ?? ''
  // A number field does not follow its slider before hydration: the one that was moved counts.
  const moved = screen.get(sliderName(name)) ?? start[name]
  return {
    ...(moved !== start[name] && { [name]: String(moved) }),
    ...changedOnScreen(screen, [name], questions, start),
  }
}
