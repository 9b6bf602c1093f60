import type { Questions } from '../../../content/schema/questions.ts'
import { attempt } from '../../../renderer/browser/attempt.ts'
import type { Submission } from '../../leads/outbox/browser-outbox.ts'
import { type Answers, isPersonal, sensibleAnswers, stepsOf } from './questions.ts'

/** The fields of a JSON text; none if it is damaged or cannot be read. */
const fieldsIn = (text: string | null | undefined): Record<string, unknown> =>
  attempt(() => ({ ...Object(JSON.parse(text ?? '')) })) ?? {}

/** That of a tab, and that of all tabs of the browser. */
type StorageName = 'sessionStorage' | 'localStorage'

/** The fallback where storage is blocked or full, as long as the page is open. */
const unstored = new Map<string, string>()

/** Whether all that was saved is there after a reload. */
export const isStored = (): boolean => unstored.size === 0

export const readStored = (name: StorageName, key: string) =>
  fieldsIn(unstored.get(key) ?? attempt(() => globalThis[name].getItem(key)))

export const writeStored = (name: StorageName, key: string, data: object): void => {
  const text = JSON.stringify(data)
  unstored.set(key, text)
  attempt(() => {
    globalThis[name].setItem(key, text)
    unstored.delete(key)
  })
}

export const deleteStored = (key: string): void => {
  unstored.delete(key)
  attempt(() => sessionStorage.removeItem(key))
}

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

const only = (personal: boolean, answers: object) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => isPersonal(field) === personal))

const placeKey = 'calculator-place'

/**
 * All that a browser stores of a wizard. Steps are counted from 0, and the result follows the last;
 * each has an entry of the history, as those before it have.
 */
export const savedWizard = (wizard: string, questions: Questions) => {
  // Browsers hold answers of earlier visits under these keys, so they never change.
  const houseKey = `calculator-${wizard}`
  const personKey = `${houseKey}-person`
  const finishedKey = `${houseKey}-finished`
  const result = stepsOf(questions).length

  /** What became of this wizard in this tab. */
  const finish = (): Finished | undefined => {
    const saved = readStored('sessionStorage', finishedKey)
    // Only this page writes it, and each of its values with the others.
    return typeof saved.at === 'number' ? (saved as Finished) : undefined
  }

  /** The step in an entry of the history or of the storage; undefined if it is of something else. */
  const stepIn = (entry: unknown): number | undefined => {
    const { wizard: itsWizard, step }: { wizard?: unknown; step?: unknown } = Object(entry)
    return itsWizard === wizard && Number.isInteger(step)
      ? Math.min(Math.max(Number(step), 0), result)
      : undefined
  }
  /** The step of this entry of the browser's history; undefined if it is a new one. */
  const stepHere = () => stepIn(history.state)

  /** Makes this entry of the history that of a step, without the query: the form has its answers. */
  const markStep = (step: number): void =>
    history.replaceState({ wizard, step }, '', location.pathname + location.hash)

  return {
    finish,
    stepHere,
    markStep,
    /**
     * The answers of this tab. One that has none begins with those about the house that any tab
     * saved last.
     */
    answers: (): Answers =>
      sensibleAnswers(questions, {
        ...readStored('localStorage', houseKey),
        ...fieldsIn(finish()?.answers),
        ...readStored('sessionStorage', houseKey),
        ...readStored('sessionStorage', personKey),
      }),
    /**
     * Saves which step is shown, and answers as they are typed, those about the person in the tab
     * only. Once they are sent, what they say about the person is deleted but for the copy that
     * belongs to the result, which shows and saves it. A result is not saved while its lead waits on
     * the page alone: the next one would not have it.
     */
    save: (step: number, answers: Answers, finished?: Finished): void => {
      const kept = finished?.waiting === 'notKept' ? undefined : finished
      const isSent = kept?.answers === JSON.stringify(answers)
      writeStored('localStorage', houseKey, only(false, answers))
      writeStored('sessionStorage', houseKey, only(false, answers))
      writeStored('sessionStorage', personKey, isSent ? {} : only(true, answers))
      if (kept) writeStored('sessionStorage', finishedKey, kept)
      writeStored('sessionStorage', placeKey, { wizard, step, path: location.pathname })
      const here = stepHere()
      // A new entry is that of the first step: the others follow it.
      const first = Math.min(here ?? 0, step)
      if (here !== first) markStep(first)
      for (let next = first + 1; next <= step; next++) history.pushState({ wizard, step: next }, '')
    },
    /**
     * The step of this entry of the history or, on a new one, that where this tab left the wizard on
     * another page, such as that of another language. A result can be shown again only where its
     * answers were sent in this tab.
     */
    step: (): number => {
      const { path, ...elsewhere } = readStored('sessionStorage', placeKey)
      const left = path === location.pathname ? undefined : stepIn(elsewhere)
      const step = stepHere() ?? left ?? 0
      return step < result || finish() ? step : result - 1
    },
  }
}
