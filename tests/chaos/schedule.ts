import fc from 'fast-check'
import { allLanguages, type Language } from '../../content/schema/languages.ts'
import { type RelayAnswer, relayPlan } from './relay-answers.ts'
import { type Step, visitorSteps } from './steps.ts'
import { type StorageFaults, storageFaults } from './storage-faults.ts'

/** What a visitor does, and what goes wrong meanwhile. */
export type Schedule = {
  seed: number
  steps: readonly Step[]
  relay: readonly RelayAnswer[]
  /** Which message the relay answers with 500 forever, counted from 0. */
  poison: number | undefined
  storage: StorageFaults
  language: Language
  /** Whether the service worker is on. */
  worker: boolean
}

const schedule = fc.record({
  steps: visitorSteps,
  relay: relayPlan,
  poison: fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1) },
  ),
  storage: storageFaults,
  language: fc.constantFrom(...allLanguages),
  worker: fc.boolean(),
})

/** The schedule of a seed: the same seed is the same schedule. */
export const scheduleOf = (seed: number): Schedule => {
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1 })
  if (drawn === undefined) throw new Error(`No schedule was drawn for seed ${seed}`)
  return { seed, ...drawn }
}
