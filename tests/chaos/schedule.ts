import fc from 'fast-check'
import { relayAnswers } from './relay.ts'

/** Draws the first value `weight` times as often as all others together. */
const mostly = <Value>(weight: number, [first, ...others]: readonly [Value, ...Value[]]) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

type LocalStorage = 'works' | 'full' | 'blocked'
type Database = 'works' | 'blocked' | 'missing' | 'full' | 'flaky' | 'hangs'

const storage = fc.record({
  localStorage: mostly<LocalStorage>(2, ['works', 'full', 'blocked']),
  database: mostly<Database>(1, ['works', 'blocked', 'missing', 'full', 'flaky', 'hangs']),
})

const sendStep = fc.record({
  do: fc.constant('send' as const),
  form: fc.constantFrom(
    ...(['short form', 'short form', 'long form', 'long form'] as const),
    ...(['roof calculator', 'energy calculator'] as const),
  ),
  /** True if a visitor who is told that sending failed lets the page send it later. */
  keeps: fc.boolean(),
  isOffline: mostly(3, [false, true]),
  /** The event between pressing the button and the response. */
  interruption: mostly(2, [
    'none',
    'closes at once',
    'closes while sending',
    'reloads while sending',
    'opens a tab while sending',
    'comes online while sending',
  ]),
})

const otherStep = fc.constantFrom(
  ...[8, 90, 4000].map((seconds) => ({ do: 'wait' as const, seconds })),
  ...[2, 26, 8 * 24].map((hours) => ({ do: 'return' as const, hours })),
  { do: 'reload' as const },
  { do: 'open another tab' as const },
  { do: 'go offline and online' as const },
)

const step = fc.oneof({ weight: 2, arbitrary: sendStep }, { weight: 3, arbitrary: otherStep })
const schedule = fc.record({
  /** The steps of the visitor. The first one sends a form. */
  steps: fc
    .tuple(sendStep, fc.array(step, { minLength: 2, maxLength: 5, size: 'max' }))
    .map(([first, later]) => [first, ...later]),
  /** The relay's responses to the first requests. It accepts all later ones. */
  relay: fc.array(fc.oneof(fc.constant('accepts'), fc.constantFrom(...relayAnswers)), {
    maxLength: 8,
    size: 'max',
  }),
  storage,
})

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
export type StorageFaults = Drawn<typeof storage>
export type SendStep = Drawn<typeof sendStep>
export type Step = Drawn<typeof step>

/** The steps of a visitor, and what fails in the meantime. */
export type Schedule = { seed: number } & Drawn<typeof schedule>

/** Returns the schedule of a seed, always the same one. */
export const scheduleOf = (seed: number): Schedule => {
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1 })
  if (drawn === undefined) throw new Error(`No schedule was drawn for seed ${seed}`)
  return { seed, ...drawn }
}
