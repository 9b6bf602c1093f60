import fc from 'fast-check'
import { allLanguages, type Language } from '../../content/schema/languages.ts'

/** What the relay does with a request, and whether the office has the lead then. */
export const relayAnswers = {
  accepts: { stores: true },
  'accepts late': { stores: true },
  'answers 429': { stores: false },
  'answers 500': { stores: false },
  'refuses with 200': { stores: false },
  'shows a captcha with 200': { stores: false },
  'never answers': { stores: false },
  'cuts before storing': { stores: false },
  'cuts after storing': { stores: true },
  'stores, answers 500': { stores: true },
  'stores, answers too late': { stores: true },
} as const

export type RelayAnswer = keyof typeof relayAnswers

const [accepts = 'accepts', ...otherAnswers] = Object.keys(relayAnswers) as RelayAnswer[]

/** What the relay does with the first requests, one after the other. Afterwards it accepts. */
const relayPlan = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(accepts) },
    { weight: 5, arbitrary: fc.constantFrom(...otherAnswers) },
  ),
  { maxLength: 8, size: 'max' },
)

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

const storageFaults: fc.Arbitrary<StorageFaults> = fc.record({
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

export const formNames = ['short', 'long', 'roof', 'energy'] as const
export type FormName = (typeof formNames)[number]

export const isCalculator = (form: FormName): form is 'roof' | 'energy' =>
  form === 'roof' || form === 'energy'

/** What happens between pressing the button and the answer. */
export const interruptions = [
  'none',
  'closes at once',
  'closes while sending',
  'reloads while sending',
  'opens a tab while sending',
  'comes online while sending',
] as const

/** When the connection is lost: before the form is touched, or between filling it in and sending. */
export const drops = ['never', 'before filling in', 'before sending'] as const

/** What a visitor does who is told that sending has failed. */
export const reactions = ['gives up', 'tries again', 'keeps it'] as const

const mostly = <First, Others>(weight: number, [first, ...others]: readonly [First, ...Others[]]) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

const sendStep = fc.record({
  do: fc.constant('send' as const),
  form: fc.constantFrom<FormName[]>('short', 'short', 'long', 'long', 'roof', 'energy'),
  /** Stays on the page if it has the form. */
  isPatient: fc.boolean(),
  /** What a visitor does who is told that sending has failed. */
  failed: fc.constantFrom(...reactions),
  drop: mostly(3, drops),
  interruption: mostly(2, interruptions),
})

const stepOf = <Name extends string>(name: Name) => fc.record({ do: fc.constant(name) })

const otherStep = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(8, 90, 4000) }),
  fc.record({ do: fc.constant('return' as const), hours: fc.constantFrom(2, 26, 8 * 24) }),
  fc.record({
    do: fc.constant('set the clock wrong' as const),
    days: fc.constantFrom(30, -10, 1 / 24, -1 / 24),
  }),
  stepOf('set the clock right'),
  stepOf('reload'),
  stepOf('go to the other tab'),
  stepOf('go offline and online'),
)

/** What a visitor does, one step after the other. The first sends a form. */
const visitorSteps = fc
  .tuple(
    sendStep,
    fc.array(fc.oneof({ weight: 2, arbitrary: sendStep }, { weight: 3, arbitrary: otherStep }), {
      minLength: 2,
      maxLength: 5,
      size: 'max',
    }),
  )
  .map(([first, later]) => [first, ...later])

type Drawn<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never
export type SendStep = Drawn<typeof sendStep>
export type Step = SendStep | Drawn<typeof otherStep>

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
