import {
  type Answers,
  forEach,
  isPersonal,
  type Questions,
  sensibleAnswer,
  sensibleAnswers,
} from './questions.ts'

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

/** Where a browser blocks its storage or has no room, the wizard works and saves nothing. */
export const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** The fields of a JSON text; none if it is damaged or cannot be read. */
const fieldsIn = (read: () => string | null | undefined): Record<string, unknown> =>
  attempt(() => ({ ...Object(JSON.parse(read() ?? '')) })) ?? {}

type StorageName = 'localStorage' | 'sessionStorage'

const read = (name: StorageName, key: string) => fieldsIn(() => globalThis[name].getItem(key))

const write = (name: StorageName, key: string, data: object) =>
  attempt(() => globalThis[name].setItem(key, JSON.stringify(data)))

/** Browsers hold answers of earlier visits under these keys, so they never change. */
const keysOf = (calculator: string) => ({
  house: `calculator-${calculator}`,
  person: `calculator-${calculator}-person`,
  finished: `calculator-${calculator}-finished`,
})
const placeKey = 'calculator-place'

/** What became of this wizard in this tab. */
export const savedFinish = (calculator: string): Finished | undefined => {
  const { reference, answers, at, waiting } = read('sessionStorage', keysOf(calculator).finished)
  return typeof reference === 'string' && typeof answers === 'string' && typeof at === 'number'
    ? { reference, answers, at, ...(waiting === 'kept' && { waiting }) }
    : undefined
}

/** Does nothing while the lead waits on the page alone: the next one would not have it. */
export const saveFinish = (calculator: string, finished: Finished): void => {
  if (finished.waiting !== 'notKept') write('sessionStorage', keysOf(calculator).finished, finished)
}

/** The step in an entry of the history or of the storage; undefined if it is of something else. */
const stepOf = (entry: unknown, wizard: string, last: number): number | undefined => {
  const { wizard: itsWizard, step }: { wizard?: unknown; step?: unknown } = Object(entry)
  return itsWizard === wizard && Number.isInteger(step)
    ? Math.min(Math.max(Number(step), 0), last)
    : undefined
}

/** The step of this entry of the history; undefined if it has none, as after a link to an anchor. */
export const stepInHistory = (wizard: string, last: number): number | undefined =>
  stepOf(history.state, wizard, last)

/** The step where this tab left the wizard on another page, such as that of another language. */
export const stepElsewhere = (wizard: string, last: number): number | undefined => {
  const { path, ...entry } = read('sessionStorage', placeKey)
  return path === location.pathname ? undefined : stepOf(entry, wizard, last)
}

/** Saves the step for `stepElsewhere`. */
export const saveStep = (wizard: string, step: number) =>
  write('sessionStorage', placeKey, { wizard, step, path: location.pathname })

const only = (personal: boolean, answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isPersonal(field) === personal))

/** The answers of the last visit. Those about the person are there as long as the tab is open. */
export const savedAnswers = (calculator: string, questions: Questions): Answers => {
  const { house, person } = keysOf(calculator)
  return sensibleAnswers(questions, {
    ...fieldsIn(() => savedFinish(calculator)?.answers),
    ...read('localStorage', house),
    ...read('sessionStorage', person),
  })
}

/**
 * Saves answers as they are typed. Once they are sent, what they say about the person is deleted
 * but for the copy that belongs to the result, which shows and saves it.
 */
export const saveAnswers = (calculator: string, answers: Answers): void => {
  const { house, person } = keysOf(calculator)
  write('localStorage', house, only(false, answers))
  if (savedFinish(calculator)?.answers === JSON.stringify(answers))
    attempt(() => sessionStorage.removeItem(person))
  else write('sessionStorage', person, only(true, answers))
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

/** The name in the native form of the slider beside a number field. */
export const sliderName = (name: string): string => `${name}-slider`

/**
 * The answers a wizard starts with, and what a visitor answered before hydration. The number field
 * and its slider do not know of each other yet: the one that was moved counts.
 */
export const typedAnswers = (start: Answers, typed: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(start).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      const text = typed[name] ?? value
      return [name, text === value ? (typed[sliderName(name)] ?? text) : text]
    }),
  ) as Answers
