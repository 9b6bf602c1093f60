import type { Question, Questions } from '../../../content/schema/questions.ts'
import { readNumber } from '../../form/inputs.ts'
import { amounts } from './amounts.ts'
import { type Answers, mapNames, personalFields, sensibleAnswers } from './questions.ts'
import type { CalculatorWords } from './wizard-content.ts'

type ReadAnswer<Asked extends Question> = Asked extends { ids: readonly (infer Id)[] }
  ? Asked['kind'] extends 'options'
    ? readonly Id[]
    : Id
  : number

/** The answers about the house as a rule takes them. */
export type InputOf<Q extends Questions> = { [Name in keyof Q]: ReadAnswer<Q[Name]> }

/** Answers as a rule takes them, with the default in place of each that is wrong. */
export const inputOf = <Q extends Questions>(questions: Q, answers: Answers): InputOf<Q> => {
  const sensible = sensibleAnswers(questions, answers)
  return mapNames<Question, unknown>(questions, ({ kind }, name) =>
    kind === 'number' ? readNumber(String(sensible[name])).value : sensible[name],
  ) as InputOf<Q>
}

/**
 * The answers about the house in words, by their questions: the labels of the options that are
 * chosen, and of a number the words given for it or, without any, its label and the figure.
 */
export const answersInWords = (
  input: object,
  { questions, labels }: Pick<CalculatorWords, 'questions' | 'labels'>,
  numbers: Readonly<Record<string, string>>,
): Readonly<Record<string, string | string[]>> => {
  const inWords = (answer: unknown, name: string) =>
    typeof answer === 'number'
      ? (numbers[name] ?? `${questions[name]?.label}: ${amounts().count(answer)}`)
      : (labels?.[name]?.[String(answer)] ?? '')
  return mapNames<unknown, string | string[]>({ ...input }, (answer, name) =>
    Array.isArray(answer) ? answer.map((one) => inWords(one, name)) : inWords(answer, name),
  )
}

/** Clean and valid answers in the order in which the office reads them: the person, then the house. */
export const answersForOffice = (
  questions: Questions,
  answers: Answers,
): Record<string, string> => ({
  ...Object.fromEntries(personalFields.map((field) => [field, answers[field]])),
  ...mapNames(inputOf(questions, answers), String),
})
