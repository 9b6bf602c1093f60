import { type AnswersOf, sensibleAnswers } from '../answers.ts'
import type { Questions } from '../questions.ts'

/**
 * The answers that the query of an address carries; undefined when it carries none. Nonsense in it
 * is passed over.
 */
export const readScenario = <Q extends Questions>(
  questions: Q,
  query: string,
): AnswersOf<Q> | undefined => {
  const given = new URLSearchParams(query)
  const asked = Object.entries(questions).filter(([name]) => given.has(name))
  if (asked.length === 0) return undefined
  const read = ([name, { kind }]: (typeof asked)[number]) => {
    const text = given.get(name) ?? ''
    return [name, kind === 'options' ? text.split(',').filter(Boolean) : text]
  }
  return sensibleAnswers(questions, Object.fromEntries(asked.map(read)))
}
