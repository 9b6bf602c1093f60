import { say } from '../../../content/schema/message.ts'
import type { Question } from '../../../content/schema/questions.ts'
import { type Answers, isPersonal, readAnswerTo } from './questions.ts'
import type { WizardContent } from './wizard-content.ts'

/** Links to a calculator with the answers about a house. */

/** The answers about the house as the query of an address. Nothing about a person is in it. */
export const scenarioQuery = (answers: Answers): string => {
  const house = Object.entries(answers).filter(([name]) => !isPersonal(name))
  const texts = house.map(([name, value]) => [name, String(value)])
  return new URLSearchParams(texts).toString()
}

/** An address as it was before programs encoded it on its way, some of them twice. */
const decoded = (address: string): string => {
  const once = address.replace(/%([0-9a-f]{2})/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return once === address ? address : decoded(once)
}

/** Without the signs that a text puts around an address. */
const bare = (value: string): string => value.toLowerCase().replace(/^[^a-z\d]+|[^a-z\d]+$/g, '')

const answerIn = (question: Question, value: string): Answers[string] | undefined => {
  if (question.kind === 'number') return readAnswerTo(question, value).value
  if (question.kind === 'choice') return readAnswerTo(question, bare(value)).value
  const given = value.split(',').map(bare).filter(Boolean)
  return given.every((id) => question.ids.includes(id))
    ? readAnswerTo(question, given).value
    : undefined
}

/** The answers of a link, and what is said of those that it lacks. */
export type Scenario = { answers: Partial<Answers>; note?: string }

/**
 * The answers in an address; undefined if it has none. They are found by their names, because `&`
 * often arrives as `&amp;`, `%26` or `&#38;`, of which the rest is no query any more.
 */
export const readScenario = (
  { questions, own, shared }: Pick<WizardContent, 'questions' | 'own' | 'shared'>,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): Scenario | undefined => {
  const address = decoded(search + hash)
  const answers: Partial<Answers> = {}
  const missing: string[] = []
  let isScenario = false
  for (const [name, question] of Object.entries(questions)) {
    const [, value] = new RegExp(`(?<![a-z_])${name}=([^&;#?\\\\\\s]*)`, 'i').exec(address) ?? []
    isScenario ||= value !== undefined
    const answer = value === undefined ? undefined : answerIn(question, value)
    if (answer === undefined) missing.push(name)
    else answers[name] = answer
  }
  if (!isScenario) return undefined
  const labels = missing.map((name) => own.questions[name]?.label).join(', ')
  return { answers, ...(labels && { note: say(shared.linkIncomplete, { questions: labels }) }) }
}
