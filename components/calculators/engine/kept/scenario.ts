import { type Answers, type AnswersOf, readNumber, sensibleAnswers } from '../answers.ts'
import { isPersonal } from '../personal.ts'
import type { Questions } from '../questions.ts'

/** The answers about the house as the query of an address. Nothing about a person is in it. */
export const scenarioQuery = (answers: Answers): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answers))
    if (!isPersonal(name))
      query.set(
        name,
        typeof value === 'string' ? String(readNumber(value) ?? value) : value.join(','),
      )
  return query.toString()
}

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
