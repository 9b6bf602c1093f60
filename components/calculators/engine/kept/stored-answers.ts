import { type Answers, type AnswersOf, sensibleAnswers } from '../answers.ts'
import { isPersonal } from '../personal.ts'
import type { Questions } from '../questions.ts'

/**
 * What became of a finished wizard: the reference of its lead, the answers it was sent with, when,
 * in milliseconds since 1970, and where it waits if it has not arrived.
 */
export type Finished = {
  reference: string
  answers: string
  at: number
  waiting?: 'kept' | 'notKept'
}

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

const forget = (storage: () => Storage, key: string): void => {
  try {
    storage().removeItem(key)
  } catch {
    // Blocked storage holds nothing to forget.
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

export const keptFinish = (calculator: string): Finished | undefined => {
  const { reference, answers, at, waiting } = read(session, keysOf(calculator).finished)
  return typeof reference === 'string' && typeof answers === 'string' && typeof at === 'number'
    ? { reference, answers, at, ...(waiting === 'kept' && { waiting }) }
    : undefined
}

/** Does nothing while the lead waits on the page alone: the next one would not have it. */
export const keepFinish = (calculator: string, finished: Finished): void => {
  if (finished.waiting !== 'notKept') write(session, keysOf(calculator).finished, finished)
}

const place = 'calculator-place'

/** Where in a wizard this tab was last; empty if in none. */
export const keptPlace = (): Record<string, unknown> => read(session, place)

export const keepPlace = (at: object): void => write(session, place, at)

const only = (personal: boolean, answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isPersonal(field) === personal))

/** What the answers that were sent say about the person. */
const sentPerson = (calculator: string): object => {
  try {
    return only(true, JSON.parse(keptFinish(calculator)?.answers ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * The answers of the last visit: those about the house for good, those about the person as long as
 * the tab is open.
 */
export const keptAnswers = <Q extends Questions>(
  calculator: string,
  questions: Q,
): AnswersOf<Q> => {
  const { house, person } = keysOf(calculator)
  return sensibleAnswers(questions, {
    ...read(local, house),
    ...sentPerson(calculator),
    ...read(session, person),
  })
}

/**
 * Keeps answers as they are typed. Once they are sent, what they say about the person is forgotten
 * but for the copy that belongs to the result, which shows and saves it.
 */
export const keepAnswers = (calculator: string, answers: Answers): void => {
  const { house, person } = keysOf(calculator)
  write(local, house, only(false, answers))
  if (keptFinish(calculator)?.answers === JSON.stringify(answers)) forget(session, person)
  else write(session, person, only(true, answers))
}
