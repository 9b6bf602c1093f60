import fc from 'fast-check'

export const localStorageFaults = ['full', 'blocked'] as const
export const databaseFaults = ['blocked', 'missing', 'full', 'flaky', 'hangs'] as const

/** What is wrong with a browser's storage. */
export type StorageFaults = {
  localStorage: 'works' | (typeof localStorageFaults)[number]
  database: 'works' | (typeof databaseFaults)[number]
  /** On how many pages a fault shows, counted from the first that is opened. Full stays full. */
  faultyPages: number
  /** Which of its calls a flaky database fails, over and over. */
  failing: readonly boolean[]
}

/** More pages than any schedule opens. */
const everyPage = 1000

export const storageFaults: fc.Arbitrary<StorageFaults> = fc.record({
  localStorage: fc.oneof(
    { weight: 6, arbitrary: fc.constant('works' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...localStorageFaults) },
  ),
  database: fc.oneof(
    { weight: 5, arbitrary: fc.constant('works' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...databaseFaults) },
  ),
  faultyPages: fc.constantFrom(1, 3, everyPage),
  failing: fc.array(
    fc.nat({ max: 2 }).map((drawn) => drawn === 0),
    { minLength: 7, maxLength: 7 },
  ),
})
