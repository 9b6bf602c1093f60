import { isPersonal, type PersonalAnswers, personalFields, personalRules } from './personal.ts'
import type { Question, Questions } from './questions.ts'

/**
 * What a visitor answers, as typed: text in fields, ids in groups of boxes. Numbers are read from
 * the text when they are used.
 */
export type Answers = PersonalAnswers & Record<string, string | readonly string[]>

/** The answers to some questions, as they stand in the fields. */
export type AnswersOf<Q extends Questions> = {
  [Name in keyof Q]: Q[Name]['kind'] extends 'options' ? readonly string[] : string
} & PersonalAnswers

/** A number as people type it: "2,000", "$150", " 12 ". Anything else, "1e9" among it, is none. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

const startOf = (question: Question): string | readonly string[] =>
  question.kind === 'options' ? [] : String(question.default)

/** Makes something of each question, by its name. */
export const forEach = <Q extends Questions>(
  questions: Q,
  make: (question: Question, name: string) => unknown,
) =>
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, make(question, name)]),
  )

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

const isText = (value: unknown): value is string => typeof value === 'string'

const revive = (question: Question, kept: unknown) => {
  if (question.kind === 'options')
    return Array.isArray(kept) ? kept.filter((id) => question.ids.includes(id)) : []
  return isAnswer(question, kept) ? kept : startOf(question)
}

/**
 * Answers from outside, with the default in place of each that is missing or makes no sense. What
 * is about the person needs to be text and no more: it may have been left half typed.
 */
export const sensibleAnswers = <Q extends Questions>(
  questions: Q,
  kept: Readonly<Record<string, unknown>>,
): AnswersOf<Q> => {
  const personal = Object.entries(kept).filter(([name, value]) => isPersonal(name) && isText(value))
  return {
    ...startingAnswers(questions),
    ...forEach(questions, (question, name) => revive(question, kept[name])),
    ...Object.fromEntries(personal),
  }
}
