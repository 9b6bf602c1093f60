import type { Submission } from '../../leads/outbox/browser-outbox.ts'
import {
  type Answers,
  changedOnScreen,
  forEach,
  isPersonal,
  type Questions,
  sensibleAnswer,
  sensibleAnswers,
  sliderName,
  startingAnswers,
  stepsOf,
} from './questions.ts'

/**
 * What became of a finished wizard: the reference of its lead, the answers it was sent with, when,
 * in milliseconds since 1970, and where it waits if it has not arrived.
 */
export type Finished = {
  reference: string
  answers: string
  at: number
  waiting?: Exclude<Submission, 'delivered'>
}

/** Where a browser blocks its storage or has no room, this is done without it. */
const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The fields of a JSON text; none if it is damaged or cannot be read. */
const fieldsIn = (text: string | null | undefined): Record<string, unknown> =>
  attempt(() => ({ ...Object(JSON.parse(text ?? '')) })) ?? {}

type StorageName = 'localStorage' | 'sessionStorage'

/** The fallback where storage is blocked or full, as long as the page is open. */
const unstored = new Map<string, string>()

/** Whether all that was saved is there after a reload. */
export const isStored = (): boolean => unstored.size === 0

export const readStored = (name: StorageName, key: string) =>
  fieldsIn(unstored.get(key) ?? attempt(() => globalThis[name].getItem(key)))

export const writeStored = (name: StorageName, key: string, data: object): void => {
  const text = JSON.stringify(data)
  unstored.delete(key)
  try {
    globalThis[name].setItem(key, text)
  } catch {
    unstored.set(key, text)
  }
}

export const deleteStored = (key: string): void => {
  unstored.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}

/** Browsers hold answers of earlier visits under these keys, so they never change. */
const keysOf = (calculator: string) => ({
  house: `calculator-${calculator}`,
  person: `calculator-${calculator}-person`,
  finished: `calculator-${calculator}-finished`,
})

const waitsInStorage = (waiting: unknown) => waiting === 'kept' || waiting === 'blocked'

/** What became of this wizard in this tab. */
export const savedFinish = (calculator: string): Finished | undefined => {
  const { reference, answers, at, waiting } = readStored(
    'sessionStorage',
    keysOf(calculator).finished,
  )
  return typeof reference === 'string' && typeof answers === 'string' && typeof at === 'number'
    ? { reference, answers, at, ...(waitsInStorage(waiting) && { waiting }) }
    : undefined
}

/**
 * Newer answers than these stay. Does nothing while the lead waits on the page alone: the next one
 * would not have it.
 */
export const saveFinish = (calculator: string, finished: Finished): void => {
  if (finished.waiting === 'notKept' || (savedFinish(calculator)?.at ?? 0) > finished.at) return
  writeStored('sessionStorage', keysOf(calculator).finished, finished)
}

const only = (personal: boolean, answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isPersonal(field) === personal))

/** The answers of the last visit. Those about the person are there as long as the tab is open. */
export const savedAnswers = (calculator: string, questions: Questions): Answers => {
  const { house, person } = keysOf(calculator)
  return sensibleAnswers(questions, {
    ...fieldsIn(savedFinish(calculator)?.answers),
    ...readStored('localStorage', house),
    ...readStored('sessionStorage', person),
  })
}

/**
 * Saves answers as they are typed. Once they are sent, what they say about the person is deleted
 * but for the copy that belongs to the result, which shows and saves it.
 */
export const saveAnswers = (calculator: string, answers: Answers, finished?: Finished): void => {
  const { house, person } = keysOf(calculator)
  writeStored('localStorage', house, only(false, answers))
  const isSent = finished?.waiting !== 'notKept' && finished?.answers === JSON.stringify(answers)
  writeStored('sessionStorage', person, isSent ? {} : only(true, answers))
}

const placeKey = 'calculator-place'

/** The step in an entry of the history or of the storage; undefined if it is of something else. */
const stepIn = (entry: unknown, wizard: string, result: number): number | undefined => {
  const { wizard: itsWizard, step }: { wizard?: unknown; step?: unknown } = Object(entry)
  return itsWizard === wizard && Number.isInteger(step)
    ? Math.min(Math.max(Number(step), 0), result)
    : undefined
}

/** The step of this entry of the browser's history; undefined if it is a new one. */
export const stepHere = (wizard: string, result: number): number | undefined =>
  stepIn(history.state, wizard, result)

/** Makes this entry of the history that of a step, without the query: the form has its answers. */
export const markStep = (wizard: string, step: number): void =>
  history.replaceState({ wizard, step }, '', location.pathname + location.hash)

/** Saves which step is shown, which has an entry of the history, as each one before it has. */
export const saveStep = (wizard: string, step: number, result: number): void => {
  const here = stepHere(wizard, result)
  // A new entry is that of the first step: the others follow it.
  const first = Math.min(here ?? 0, step)
  if (here !== first) markStep(wizard, first)
  for (let next = first + 1; next <= step; next++) history.pushState({ wizard, step: next }, '')
  writeStored('sessionStorage', placeKey, { wizard, step, path: location.pathname })
}

/**
 * The step of this entry of the history or, on a new one, that where this tab left the wizard on
 * another page, such as that of another language. A result can be shown again only where its
 * answers were sent in this tab.
 */
export const savedStep = (wizard: string, result: number): number => {
  const { path, ...elsewhere } = readStored('sessionStorage', placeKey)
  const left = path === location.pathname ? undefined : stepIn(elsewhere, wizard, result)
  const step = stepHere(wizard, result) ?? left ?? 0
  return step < result || savedFinish(wizard) ? step : result - 1
}

/** The answers in the query of an address; undefined if it has none. Nonsense in it is ignored. */
export const answersInQuery = (questions: Questions, query: string) => {
  const given = new URLSearchParams(query)
  if (!Object.keys(questions).some((name) => given.has(name))) return undefined
  return forEach(questions, (question, name) => {
    const text = given.get(name) ?? ''
    return sensibleAnswer(question, question.kind === 'options' ? text.split(',') : text)
  })
}

/**
 * The answers with which a wizard begins: those given before hydration, then those of a link or of
 * the last visit.
 * @param screen the form as it stands on the page, at its first step.
 */
export const restoredAnswers = (
  wizard: string,
  questions: Questions,
  screen: FormData,
): Partial<Answers> => {
  const start = startingAnswers(questions)
  const [{ name, fields } = { name: '', fields: [] }] = stepsOf(questions)
  // A number field does not follow its slider before hydration: the one that was moved counts.
  const moved = screen.get(sliderName(name)) ?? start[name]
  return {
    ...savedAnswers(wizard, questions),
    ...answersInQuery(questions, location.search),
    ...(moved !== start[name] && { [name]: String(moved) }),
    ...changedOnScreen(screen, fields, questions, start),
  }
}
