import fc from 'fast-check'
import { keysOf } from '../../content/schema/keys.ts'

/**
 * Schedules of what visitors do and of what fails meanwhile: whether the office gets a form, and what
 * the page learns of it. tests/leads proves what an answer means, each fault of a storage, and when a
 * lead is sent again.
 */

/** Responses of the relay: whether it stores the form, what it says, and if that is too late. */
export type Answer = {
  says: 'yes' | 'busy' | 'cut' | 'nothing'
  stores?: boolean
  isLate?: boolean
}
export const answers = {
  accepts: { stores: true, says: 'yes' },
  'is busy': { says: 'busy' },
  'is cut off': { says: 'cut' },
  'never answers': { says: 'cut', isLate: true },
  'stores, and is cut off': { stores: true, says: 'cut' },
  'stores, and says that it is busy': { stores: true, says: 'busy' },
  'stores, and says nothing': { stores: true, says: 'nothing' },
  'accepts late': { stores: true, says: 'yes', isLate: true },
} satisfies Record<string, Answer>

/** Draws the first value `weight` times as often as all others together. */
const mostly = <Value>(weight: number, [first, ...others]: readonly [Value, ...Value[]]) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

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
  relay: fc.array(fc.oneof(fc.constant('accepts' as const), fc.constantFrom(...keysOf(answers))), {
    maxLength: 8,
    size: 'max',
  }),
  /** True if the browser refuses all storage. */
  isBlocked: mostly(3, [false, true]),
})

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
export type SendStep = Drawn<typeof sendStep>
export type Step = Drawn<typeof step>
export type Schedule = Drawn<typeof schedule>

/** Returns the schedule of a seed, always the same one. */
export const scheduleOf = (seed: number): Schedule => {
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1 })
  if (drawn === undefined) throw new Error(`No schedule was drawn for seed ${seed}`)
  return drawn
}
