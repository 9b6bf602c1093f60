import { figureLocale } from '../../../content/schema/message.ts'
import { readNumber } from '../../form/inputs.ts'
import { createAmounts } from './amounts.ts'
import {
  type Answers,
  forEach,
  personalFields,
  type Question,
  type Questions,
  sensibleAnswers,
} from './questions.ts'

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
  return forEach(questions, ({ kind }, name) =>
    kind === 'number' ? readNumber(String(sensible[name])).value : sensible[name],
  ) as InputOf<Q>
}

/** The office reads every lead in English, whatever language its sender read. */
export const officeAmounts = createAmounts(figureLocale)

/** Clean and valid answers in the order in which the office reads them: the person, then the house. */
export const answersForOffice = (
  questions: Questions,
  answers: Answers,
): Record<string, string> => ({
  ...Object.fromEntries(personalFields.map((field) => [field, answers[field]])),
  ...Object.fromEntries(
    Object.entries(inputOf(questions, answers)).map(([name, answer]) => [name, String(answer)]),
  ),
})
