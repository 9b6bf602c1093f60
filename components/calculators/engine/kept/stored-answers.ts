import { type Answers, type AnswersOf, sensibleAnswers } from '../answers.ts'
import { isPersonal } from '../personal.ts'
import type { Questions } from '../questions.ts'

/**
 * What became of a finished wizard: the reference of its lead, the answers it was sent with, and
 * when, in milliseconds since 1970.
 */
export type Finished = { reference: string; answers: string; at: number }

const read = (storage: () => Storage, key: string): Record<string, unknown> => {
  try {
    const data: unknown = JSON.parse(storage().getItem(key) ?? '{}')
    return typeof data === 'object' && data !== null ? { ...data } : {}
  } catch {
    // Storage that is blocked or damaged is like storage that is empty.
    return {}
  }
}

const write = (storage: () => Storage, key: string, data: object): void => {
  try {
    storage().setItem(key, JSON.stringify(data))
  } catch {
    // Full or blocked: the wizard works without it, it only forgets.
  }
}

// Merely naming the storage throws where a browser blocks it, so it is named inside the try.
const local = () => localStorage
const session = () => sessionStorage

/** The keys hold the answers of visitors who have been here before, so their names stay. */
const keysOf = (calculator: string) => ({
  house: `calculator-${calculator}`,
  person: `calculator-${calculator}-person`,
  finished: `calculator-${calculator}-finished`,
})

/**
 * The answers of the last visit: those about the house for good, those about the person as long as
 * the tab is open.
 */
export const keptAnswers = <Q extends Questions>(
  calculator: string,
  questions: Q,
): AnswersOf<Q> => {
  const { house, person } = keysOf(calculator)
  return sensibleAnswers(questions, { ...read(local, house), ...read(session, person) })
}

export const keepAnswers = (calculator: string, answers: Answers): void => {
  const { house, person } = keysOf(calculator)
  const entries = Object.entries(answers)
  write(local, house, Object.fromEntries(entries.filter(([field]) => !isPersonal(field))))
  write(session, person, Object.fromEntries(entries.filter(([field]) => isPersonal(field))))
}

export const keptFinish = (calculator: string): Finished | undefined => {
  const { reference, answers, at } = read(session, keysOf(calculator).finished)
  return typeof reference === 'string' && typeof answers === 'string' && typeof at === 'number'
    ? { reference, answers, at }
    : undefined
}

export const keepFinish = (calculator: string, finished: Finished): void =>
  write(session, keysOf(calculator).finished, finished)
