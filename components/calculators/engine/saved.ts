import type { Questions } from '../../../content/schema/questions.ts'
import type { Submission } from '../../leads/outbox/browser-outbox.ts'
import { type Answers, isPersonal, sensibleAnswers } from './questions.ts'
import { fieldsIn, readStored, writeStored } from './storage.ts'

/**
 * What became of a finished wizard: the reference of its lead, the answers it was sent with, when by
 * the visitor's clock, in milliseconds since 1970, and where it waits if it has not arrived. People
 * set clocks, so nothing is ordered by them.
 */
export type Finished = {
  reference: string
  answers: string
  at: number
  waiting?: Exclude<Submission, 'delivered'>
}

/** Browsers hold answers of earlier visits under these keys, so they never change. */
const keysOf = (calculator: string) => ({
  house: `calculator-${calculator}`,
  person: `calculator-${calculator}-person`,
  finished: `calculator-${calculator}-finished`,
})

/** What became of this wizard in this tab. */
export const savedFinish = (calculator: string): Finished | undefined => {
  const saved = readStored('sessionStorage', keysOf(calculator).finished)
  // Only this page writes it, and each of its values with the others.
  return typeof saved.at === 'number' ? (saved as Finished) : undefined
}

const only = (personal: boolean, answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isPersonal(field) === personal))

/**
 * The answers of this tab. One that has none begins with those about the house that any tab saved
 * last.
 */
export const savedAnswers = (calculator: string, questions: Questions): Answers => {
  const { house, person } = keysOf(calculator)
  return sensibleAnswers(questions, {
    ...readStored('localStorage', house),
    ...fieldsIn(savedFinish(calculator)?.answers),
    ...readStored('sessionStorage', house),
    ...readStored('sessionStorage', person),
  })
}

/**
 * Saves answers as they are typed, those about the person in the tab only. Once they are sent, what
 * they say about the person is deleted but for the copy that belongs to the result, which shows and
 * saves it. A result is not saved while its lead waits on the page alone: the next one would not
 * have it.
 */
export const saveAnswers = (calculator: string, answers: Answers, finished?: Finished): void => {
  const keys = keysOf(calculator)
  const house = only(false, answers)
  const saved = finished?.waiting === 'notKept' ? undefined : finished
  const isSent = saved?.answers === JSON.stringify(answers)
  writeStored('localStorage', keys.house, house)
  writeStored('sessionStorage', keys.house, house)
  writeStored('sessionStorage', keys.person, isSent ? {} : only(true, answers))
  if (saved) writeStored('sessionStorage', keys.finished, saved)
}
