import { expect, test } from 'vitest'
import {
  startingState,
  transition,
  type WizardEvent,
  type WizardState,
} from '../../components/calculators/engine/wizard/machine.ts'

const result = 3
const last = result - 1
/** Of the answers of this number, sent while the clock of the visitor ran backward. */
const lead = (answers: number) => ({
  reference: `LEAD${answers}`,
  answers: String(answers),
  at: -answers,
})

const went = (step: number): WizardEvent => ({ type: 'went', step })
const refused = (step: number): WizardEvent => ({ type: 'refused', step })
const came =
  (type: 'finished' | 'arrived') =>
  (answers: number, shown = answers): WizardEvent => ({
    type,
    finished: lead(answers),
    shown: String(shown),
  })
const finished = came('finished')
const arrived = came('arrived')
const having = (answers: number, state: Partial<WizardState> = {}) => ({
  ...state,
  finished: lead(answers),
})
const sending: WizardEvent = { type: 'sending' }
const failed: WizardEvent = { type: 'failed' }
const corrected: WizardEvent = { type: 'corrected' }

/** With no notice, mark or failure but those that are named. */
const plain = { attempted: false, sending: false, failures: 0, notice: undefined }
const wrong = { ...plain, attempted: true, notice: { name: 'wrongAnswer' } } as const
const unsent = { ...plain, failures: 1, notice: { name: 'notSent' } } as const
const ready = { ...plain, step: result, notice: { name: 'ready' } } as const
const quiet = { notice: undefined, sending: true }

/** What becomes of a wizard that is at its last step, having come from the one before it. */
const transitions: [string, WizardEvent[], Partial<WizardState>][] = [
  ['marks wrong answers, and says so', [refused(last)], { ...wrong, step: last, from: last }],
  ['goes to a wrong answer of another step', [refused(0)], { ...wrong, step: 0, from: last }],
  ['still marks what was corrected', [refused(last), corrected], { ...wrong, notice: undefined }],
  ['is sending although it goes back', [sending, went(1)], { ...plain, sending: true, step: 1 }],
  ['says that it could not send', [sending, failed], { ...unsent, step: last }],
  ['says so although an answer is corrected', [sending, failed, corrected], unsent],
  ['says so while it tries again', [sending, failed, sending], { ...unsent, ...quiet }],
  ['counts failures', [sending, failed, sending, failed], { ...unsent, failures: 2 }],
  ['shows the result', [sending, finished(1)], { ...ready, from: last, ...having(1) }],
  ['shows that of a late lead', [sending, failed, arrived(1)], { ...ready, ...having(1) }],
  ['only notes one of other answers', [sending, failed, arrived(1, 2)], having(1, unsent)],
  ['only notes one once it goes on', [failed, went(1), arrived(1)], having(1, { step: 1 })],
  ['only notes one that is sent again', [failed, sending, arrived(1)], having(1, { step: last })],
  ['keeps the answers on the screen when others arrive', [finished(2), arrived(1, 2)], having(2)],
  ['has those on the screen, in any order', [arrived(1, 2), arrived(2)], having(2)],
  ['shows those it sent last', [finished(2), went(last), sending, finished(1)], having(1, ready)],
]

const after = (events: readonly WizardEvent[]): WizardState =>
  [went(1), went(last), ...events].reduce(transition, startingState(result))

test.each(transitions)('a wizard %s', (_what, events, expected) =>
  expect(after(events)).toMatchObject({ restored: true, result, ...expected }),
)
