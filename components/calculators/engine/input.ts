import { type AnswersOf, forEach, isAnswer, readNumber } from './answers.ts'
import type { Question, Questions } from './questions.ts'

type ReadAnswer<Asked extends Question> = Asked extends { kind: 'number' }
  ? number
  : Asked extends { kind: 'choice'; ids: readonly (infer Id)[] }
    ? Id
    : Asked extends { kind: 'options'; ids: readonly (infer Id)[] }
      ? readonly Id[]
      : never

/** The answers about the house as a rule takes them. */
export type InputOf<Q extends Questions> = { [Name in keyof Q]: ReadAnswer<Q[Name]> }

const read = (question: Question, given: unknown) => {
  if (question.kind === 'options')
    return question.ids.filter((id) => Array.isArray(given) && given.includes(id))
  if (!isAnswer(question, given)) return question.default
  return question.kind === 'number' ? readNumber(String(given)) : given
}

/**
 * Answers as a rule takes them, with the default in place of each that is wrong. Options come in
 * the order of the question.
 */
export const inputOf = <Q extends Questions>(questions: Q, answers: AnswersOf<Q>): InputOf<Q> =>
  forEach(questions, (question, name) => read(question, answers[name])) as InputOf<Q>
