import { isPersonal, type PersonalAnswers, personalFields, personalRules } from './personal.ts'

/** What a number field accepts, the step of its slider and the number it starts with. */
export type NumberQuestion = Readonly<{
  kind: 'number'
  min: number
  max: number
  step: number
  default: number
  /** Where most answers lie: a mark under the slider. */
  typical?: Readonly<{ from: number; to: number }>
  /** True for an amount of money. */
  money?: boolean
}>

/** One of a few options, each with a picture named `<pictures>-<id>`. */
export type ChoiceQuestion = Readonly<{
  kind: 'choice'
  ids: readonly string[]
  default: string
  pictures: string
}>

/** Any of several options, or none. */
export type OptionsQuestion = Readonly<{ kind: 'options'; ids: readonly string[] }>

export type Question = NumberQuestion | ChoiceQuestion | OptionsQuestion

/**
 * What a calculator asks about the house, in the order in which it asks. The name of a question is
 * that of its answer, its words, its prices and its place in a scenario link. The questions about
 * the person follow in every calculator.
 */
export type Questions = Readonly<Record<string, Question>>

/** What is asked at once: a question about the house, or some fields about the person. */
export type Step = { name: string; fields: readonly string[]; question?: Question }

/** The steps of a wizard, in their order. */
export const stepsOf = (questions: Questions): Step[] => [
  ...Object.entries(questions).map(([name, question]) => ({ name, fields: [name], question })),
  { name: 'person', fields: ['firstName', 'lastName', 'email', 'phone'] },
  { name: 'address', fields: ['address'] },
]

/**
 * What a visitor answers, as typed: text in fields, ids in groups of boxes. Numbers are read from
 * the text when they are used.
 */
export type Answers = PersonalAnswers & Record<string, string | readonly string[]>

/** The answers to some questions, as typed. */
export type AnswersOf<Q extends Questions> = {
  [Name in keyof Q]: Q[Name]['kind'] extends 'options' ? readonly string[] : string
} & PersonalAnswers

/** A number as people type it: "2,000", "$150", " 12 ". Anything else, "1e9" among it, is none. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** A value for each question, by its name. */
export const forEach = (
  questions: Questions,
  make: (question: Question, name: string) => unknown,
) =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, make(question, name)]),
  )

const startOf = (question: Question) =>
  question.kind === 'options' ? [] : String(question.default)

/** The answers a wizard starts with. */
export const startingAnswers = <Q extends Questions>(questions: Q): AnswersOf<Q> =>
  ({
    ...forEach(questions, startOf),
    ...Object.fromEntries(personalFields.map((field) => [field, ''])),
  }) as AnswersOf<Q>

/** Whether something is an answer to a question about the house. */
export const isAnswer = (question: Question, given: unknown): boolean => {
  if (question.kind === 'options')
    return Array.isArray(given) && given.every((id) => question.ids.includes(id))
  if (typeof given !== 'string') return false
  if (question.kind === 'choice') return question.ids.includes(given)
  const number = readNumber(given)
  return number !== undefined && number >= question.min && number <= question.max
}

/** The fields whose answers are wrong or missing. */
export const wrongFields = (
  questions: Questions,
  answers: Readonly<Record<string, unknown>>,
): string[] => [
  ...Object.entries(questions).flatMap(([name, question]) =>
    isAnswer(question, answers[name]) ? [] : name,
  ),
  ...personalFields.filter((field) => !personalRules[field](String(answers[field] ?? ''))),
]

const sensibleAnswer = (question: Question, given: unknown) => {
  if (question.kind === 'options')
    return Array.isArray(given) ? given.filter((id) => question.ids.includes(id)) : []
  return isAnswer(question, given) ? given : startOf(question)
}

/**
 * Answers from outside, with the default in place of each that is missing or makes no sense. What
 * is about the person needs to be text and no more: it may have been left half typed.
 */
export const sensibleAnswers = <Q extends Questions>(
  questions: Q,
  given: Readonly<Record<string, unknown>>,
): AnswersOf<Q> => ({
  ...startingAnswers(questions),
  ...forEach(questions, (question, name) => sensibleAnswer(question, given[name])),
  ...Object.fromEntries(
    Object.entries(given).filter(([name, value]) => isPersonal(name) && typeof value === 'string'),
  ),
})
