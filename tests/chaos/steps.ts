import fc from 'fast-check'

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

const mostly = <First, Others>(weight: number, first: First, others: readonly Others[]) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(first) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

const [noInterruption, ...otherInterruptions] = interruptions
const [never, ...otherDrops] = drops

const sendStep = fc.record({
  do: fc.constant('send' as const),
  form: fc.constantFrom<FormName[]>('short', 'short', 'long', 'long', 'roof', 'energy'),
  /** Stays on the page if it has the form. */
  isPatient: fc.boolean(),
  /** What a visitor does who is told that sending has failed. */
  failed: fc.constantFrom(...reactions),
  drop: mostly(3, never, otherDrops),
  interruption: mostly(2, noInterruption, otherInterruptions),
})

const otherStep = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(8, 90, 4000) }),
  fc.record({ do: fc.constant('return' as const), hours: fc.constantFrom(2, 26, 8 * 24) }),
  fc.record({
    do: fc.constant('set the clock wrong' as const),
    days: fc.constantFrom(30, -10, 1 / 24, -1 / 24),
  }),
  fc.record({ do: fc.constant('set the clock right' as const) }),
  fc.record({ do: fc.constant('reload' as const) }),
  fc.record({ do: fc.constant('go to the other tab' as const) }),
  fc.record({ do: fc.constant('go offline and online' as const) }),
)

/** What a visitor does, one step after the other. The first sends a form. */
export const visitorSteps = fc
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

export const stepNames = [
  'send',
  'wait',
  'return',
  'set the clock wrong',
  'set the clock right',
  'reload',
  'go to the other tab',
  'go offline and online',
] as const satisfies readonly Step['do'][]
