import fc from 'fast-check'

/**
 * What the relay does with a request: whether the office has the lead then, what the sender is told,
 * and after how many milliseconds of its clock.
 */
export const relayAnswers = {
  accepts: { stores: true, tells: 'yes', after: 0 },
  'accepts late': { stores: true, tells: 'yes', after: 20_000 },
  'answers 429': { stores: false, tells: '429', after: 0 },
  'answers 500': { stores: false, tells: '500', after: 0 },
  'refuses with 200': { stores: false, tells: 'no', after: 0 },
  'shows a captcha with 200': { stores: false, tells: 'captcha', after: 0 },
  'never answers': { stores: false, tells: 'nothing', after: 180_000 },
  'cuts before storing': { stores: false, tells: 'nothing', after: 0 },
  'cuts after storing': { stores: true, tells: 'nothing', after: 0 },
  'stores, answers 500': { stores: true, tells: '500', after: 0 },
  'stores, answers too late': { stores: true, tells: 'too late', after: 180_000 },
} as const

export type RelayAnswer = keyof typeof relayAnswers

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
  /** How many pages have the faults, counted from the first. */
  faultyPages: fc.constantFrom(1, 3, 1000),
})

const sendStep = fc.record({
  do: fc.constant('send' as const),
  form: fc.constantFrom('short', 'short', 'long', 'long', 'roof', 'energy'),
  /** Whether the visitor stays on a page that has the form already. */
  stays: fc.boolean(),
  /** What a visitor does who is told that sending has failed. */
  reaction: fc.constantFrom('gives up', 'tries again', 'stores it'),
  offline: mostly(3, ['never', 'before filling in', 'before sending']),
  /** What happens between pressing the button and the answer. */
  interruption: mostly(2, [
    'none',
    'closes at once',
    'closes while sending',
    'reloads while sending',
    'opens a tab while sending',
    'comes online while sending',
  ]),
})

const simpleStep = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name) })

const otherStep = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(8, 90, 4000) }),
  fc.record({ do: fc.constant('return' as const), hours: fc.constantFrom(2, 26, 8 * 24) }),
  fc.record({
    do: fc.constant('set the clock' as const),
    /** By how many days it is wrong. */
    days: fc.constantFrom(30, -10, 1 / 24, -1 / 24, 0, 0),
  }),
  simpleStep('reload'),
  simpleStep('go to the other tab'),
  simpleStep('go offline and online'),
)

const schedule = fc.record({
  /** What the visitor does. The first step sends a form. */
  steps: fc
    .tuple(
      sendStep,
      fc.array(fc.oneof({ weight: 2, arbitrary: sendStep }, { weight: 3, arbitrary: otherStep }), {
        minLength: 2,
        maxLength: 5,
        size: 'max',
      }),
    )
    .map(([first, later]) => [first, ...later]),
  /** What the relay does with the first requests. Afterwards it accepts. */
  relay: fc.array(
    fc.oneof(
      { weight: 1, arbitrary: fc.constant('accepts' as const) },
      { weight: 4, arbitrary: fc.constantFrom(...(Object.keys(relayAnswers) as RelayAnswer[])) },
    ),
    { maxLength: 8, size: 'max' },
  ),
  /** Which message the relay answers with 500 forever, counted from 0. */
  poison: mostly(6, [undefined, 0, 1]),
  storage,
})

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
export type StorageFaults = Drawn<typeof storage>
export type SendStep = Drawn<typeof sendStep>
export type Step = SendStep | Drawn<typeof otherStep>
export type FormName = SendStep['form']

/** What a visitor does, and what goes wrong meanwhile. */
export type Schedule = { seed: number } & Drawn<typeof schedule>

/** The schedule of a seed: the same seed is the same schedule. */
export const scheduleOf = (seed: number): Schedule => {
  const [drawn] = fc.sample(schedule, { seed, numRuns: 1 })
  if (drawn === undefined) throw new Error(`No schedule was drawn for seed ${seed}`)
  return { seed, ...drawn }
}
