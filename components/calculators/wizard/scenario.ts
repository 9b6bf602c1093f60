import { type Answers, readNumber } from './answers.ts'
import type { Plan } from './plan.ts'
import { sensibleAnswers } from './stored-answers.ts'

/** The answers about the house as the query of an address. Nothing about a person is in it. */
export const scenarioQuery = <A extends Answers>({ personal }: Pick<Plan<A>, 'personal'>, answers: A): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answers))
    if (!personal.includes(name)) query.set(name, typeof value === 'string' ? String(readNumber(value) ?? value) : value.join(','))
  return query.toString()
}

/** The answers that the query of an address carries; undefined when it carries none. Nonsense in it is passed over. */
export const readScenario = <A extends Answers>(plan: Plan<A>, query: string): A | undefined => {
  const given = new URLSearchParams(query)
  const names = Object.keys(plan.defaults).filter((name) => !plan.personal.includes(name) && given.has(name))
  if (names.length === 0) return undefined
  const listed = (name: string) => (given.get(name) ?? '').split(',').filter(Boolean)
  return sensibleAnswers(
    plan,
    Object.fromEntries(names.map((name) => [name, typeof plan.defaults[name] === 'string' ? given.get(name) : listed(name)])),
  )
}
