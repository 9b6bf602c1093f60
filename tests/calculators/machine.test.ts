import { expect, test } from 'vitest'
import {
  startingState,
  transition,
  type WizardEvent,
  type WizardState,
} from '../../components/calculators/engine/wizard/machine.ts'

const result = 3
const last = result - 1
const lead = (at: number) => ({ reference: `LEAD${at}`, answers: '{}', at })

const went = (step: number): WizardEvent => ({ type: 'went', step })
const refused = (step: number): WizardEvent => ({ type: 'refused', step })
const finished = (at: number): WizardEvent => ({ type: 'finished', finished: lead(at) })
const arrived = (at: number, isShown = true): WizardEvent => ({
  type: 'arrived',
  finished: lead(at),
  isShown,
})
const sending: WizardEvent = { type: 'sending' }
const failed: WizardEvent = { type: 'failed' }
const corrected: WizardEvent = { type: 'corrected' }

/** Each at a step, with no notice, mark or failure but those that are named. */
const plain = { attempted: false, sending: false, failures: 0, notice: undefined }
const wrong = { ...plain, attempted: true, notice: { name: 'wrongAnswer' } } as const
const unsent = { ...plain, failures: 1, notice: { name: 'notSent' } } as const
const ready = { ...plain, notice: { name: 'ready' } } as const

/** What becomes of a wizard that is at its last step, having come from the one before it. */
const transitions: [string, WizardEvent[], Partial<WizardState>][] = [
  ['goes on, and notes from where', [went(1)], { ...plain, step: 1, from: last }],
  ['marks wrong answers, and says so', [refused(last)], { ...wrong, step: last, from: last }],
  ['goes to a wrong answer of another step', [refused(0)], { ...wrong, step: 0, from: last }],
  ['leaves marks behind', [refused(last), went(0)], { ...plain, step: 0 }],
  ['still marks what was corrected', [refused(last), corrected], { ...wrong, notice: undefined }],
  ['has nothing to correct at first', [corrected], { ...plain, step: last }],
  ['is sending', [sending], { ...plain, sending: true, step: last }],
  ['is sending although it goes back', [sending, went(1)], { ...plain, sending: true, step: 1 }],
  [
    'sends after a correction',
    [refused(last), sending],
    { ...wrong, sending: true, notice: undefined },
  ],
  ['says that it could not send', [sending, failed], { ...unsent, step: last }],
  ['says so although an answer is corrected', [sending, failed, corrected], unsent],
  [
    'says so as well where an answer was wrong',
    [refused(last), sending, failed],
    { ...unsent, attempted: true },
  ],
  [
    'says so while it tries again',
    [sending, failed, sending],
    { ...unsent, sending: true, notice: undefined },
  ],
  ['counts failures', [sending, failed, sending, failed], { ...unsent, failures: 2 }],
  ['leaves failures behind', [sending, failed, went(0)], { ...plain, step: 0 }],
  [
    'shows the result',
    [sending, finished(1)],
    { ...ready, step: result, from: last, finished: lead(1) },
  ],
  ['keeps saying that it is ready', [sending, finished(1), corrected], ready],
  [
    'shows the result of an earlier failure',
    [sending, failed, sending, finished(1)],
    { ...ready, step: result },
  ],
  [
    'goes back from the result',
    [finished(1), went(last)],
    { ...plain, step: last, from: result, finished: lead(1) },
  ],
  [
    'shows the result of a lead that arrives late',
    [sending, failed, arrived(1)],
    { ...ready, step: result, finished: lead(1) },
  ],
  [
    'only notes a late lead with other answers',
    [sending, failed, arrived(1, false)],
    { ...unsent, step: last, finished: lead(1) },
  ],
  [
    'only notes a late lead once its step is left',
    [sending, failed, went(1), arrived(1)],
    { ...plain, step: 1, finished: lead(1) },
  ],
  [
    'only notes a late lead that is sent once more',
    [sending, failed, sending, arrived(1)],
    { sending: true, step: last, finished: lead(1) },
  ],
  [
    'only notes a lead that arrives at the result',
    [finished(1), arrived(2)],
    { ...ready, step: result, finished: lead(2) },
  ],
  [
    'keeps newer answers when older ones arrive',
    [arrived(2), arrived(1)],
    { step: last, finished: lead(2) },
  ],
  [
    'shows newer answers when older ones are sent',
    [arrived(2), finished(1)],
    { step: result, finished: lead(2) },
  ],
]

const after = (events: readonly WizardEvent[]): WizardState =>
  [went(1), went(last), ...events].reduce(transition, startingState(result))

test.each(transitions)('a wizard %s', (_what, events, expected) =>
  expect(after(events)).toMatchObject({ restored: true, result, ...expected }),
)

test('a wizard has what was finished before, and saves nothing until its step is restored', () => {
  const start = startingState(result, lead(1))
  expect(start).toEqual({ ...plain, restored: false, step: 0, from: 0, result, finished: lead(1) })
  expect(transition(start, went(result))).toEqual({
    ...start,
    restored: true,
    step: result,
  })
})

test.each([
  ['wrong answers', [refused(last)], refused(last)],
  ['a failure', [sending, failed], failed],
] as const)('a wizard that tells of %s once more tells it anew', (_what, events, again) => {
  const told = after(events)
  const { notice } = transition(told, again)
  expect(notice).toEqual(told.notice)
  expect(notice).not.toBe(told.notice)
})
