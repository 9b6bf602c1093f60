import type { Question, Questions } from '../../../content/schema/questions.ts'
import { readNumber } from '../../form/inputs.ts'
import { type Answers, mapNames, personalFields, sensibleAnswers } from './questions.ts'
import type { WordsFor } from './wizard-content.ts'

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

type NumberWords<Q extends Questions> = {
  [Name in keyof Q as Q[Name] extends { kind: 'number' } ? Name : never]: string
}
type AnswerWords<Q extends Questions> = {
  [Name in keyof Q]: Q[Name] extends { kind: 'options' } ? string[] : string
}

/**
 * The answers about the house in words, by their questions: the labels of the options that are
 * chosen, and the words that are given for each number.
 */
export const answersInWords = <Q extends Questions>(
  input: InputOf<Q>,
  labels: WordsFor<Q>['labels'],
  numbers: NumberWords<Q>,
): AnswerWords<Q> => {
  const given: Readonly<Record<string, unknown>> = { ...input, ...numbers }
  const inWords = (answer: unknown, name: string): unknown =>
    Array.isArray(answer)
      ? answer.map((one) => inWords(one, name))
      : (labels?.[name]?.[String(answer)] ?? answer)
  // Each answer but a number has a label, and the words of numbers take their place.
  return mapNames(given, inWords) as AnswerWords<Q>
}

/** Clean and valid answers in the order in which the office reads them: the person, then the house. */
export const answersForOffice = (
  questions: Questions,
  answers: Answers,
): Record<string, string> => ({
  ...Object.fromEntries(personalFields.map((field) => [field, answers[field]])),
  ...mapNames(inputOf(questions, answers), String),
})
