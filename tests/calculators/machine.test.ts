import { describe, expect, test } from 'vitest'
import {
  startingState,
  transition,
  type WizardEvent,
  type WizardState,
} from '../../components/calculators/engine/wizard/machine.ts'

const result = 3
const finishedAt = (at: number) => ({ reference: `LEAD${at}`, answers: '{}', at })
/** What becomes of a wizard that is at its last step. */
const after = (...events: WizardEvent[]): WizardState =>
  events.reduce(transition, transition(startingState(result), { type: 'went', step: result - 1 }))

const refused: WizardEvent = { type: 'refused', step: 2 }
const sending: WizardEvent = { type: 'sending' }
const failed: WizardEvent = { type: 'failed' }
const finished: WizardEvent = { type: 'finished', finished: finishedAt(1) }
const arrived: WizardEvent = { type: 'arrived', finished: finishedAt(1), isShown: true }
const corrected: WizardEvent = { type: 'corrected' }

describe('a wizard', () => {
  test('knows what was finished before, and saves nothing until its step is restored', () => {
    const saved = finishedAt(1)
    const start = startingState(result, saved)
    expect(start).toMatchObject({ restored: false, step: 0, finished: saved })
    const restored = transition(start, { type: 'went', step: 3 })
    expect(restored).toMatchObject({ restored: true, step: 3, finished: saved, notices: 0 })
  })

  test('marks wrong answers, and says so, each time', () => {
    const once = after(refused)
    expect(once).toMatchObject({ attempted: true, notice: 'wrongAnswer', step: 2 })
    expect(after(refused, refused).notices).toBe(once.notices + 1)
  })

  test('goes to a wrong answer of another step', () =>
    expect(after({ type: 'refused', step: 0 })).toMatchObject({ step: 0, attempted: true }))

  test('closes that notice once all is right, and still marks what becomes wrong', () => {
    const right = after(refused, corrected)
    expect(right.notice).toBeUndefined()
    expect(right.attempted).toBe(true)
  })

  test.each([
    ['a failure', [sending, failed]],
    ['the result', [sending, finished]],
  ])('keeps the notice of %s when an answer is corrected', (_what, events) =>
    expect(after(...events, corrected)).toEqual(after(...events)),
  )

  test('forgets notices and marks on another step', () => {
    for (const events of [[refused], [sending, failed]])
      expect(after(...events, { type: 'went', step: 0 })).toMatchObject({
        step: 0,
        attempted: false,
        failed: false,
        notice: undefined,
      })
  })

  test('is sending until it knows what became of the lead', () => {
    expect(after(sending)).toMatchObject({ sending: true, step: 2 })
    expect(after(sending, { type: 'went', step: 1 }).sending).toBe(true)
    expect(after(sending, failed).sending).toBe(false)
    expect(after(sending, finished).sending).toBe(false)
  })

  test('says each failure, also after a wrong answer, and keeps saying it while it tries again', () => {
    const once = after(refused, corrected, sending, failed)
    expect(once).toMatchObject({ failed: true, notice: 'notSent', step: 2 })
    const again = transition(once, sending)
    expect(again).toMatchObject({ failed: true, notice: undefined, sending: true })
    expect(transition(again, failed).notices).toBe(once.notices + 1)
  })

  test('shows the result of a lead that was sent', () =>
    expect(after(sending, finished)).toMatchObject({
      step: result,
      notice: 'ready',
      failed: false,
      finished: finishedAt(1),
    }))

  test('shows the result when a lead arrives that was said to have failed', () =>
    expect(after(sending, failed, arrived)).toMatchObject({ step: result, notice: 'ready' }))

  test.each([
    ['other answers', [sending, failed, { ...arrived, isShown: false }]],
    ['a step that was left', [sending, failed, { type: 'went', step: 2 }, arrived]],
    ['a lead that is sent once more', [sending, failed, sending, arrived]],
  ] as [string, WizardEvent[]][])('notes a late arrival for %s, and stays', (_what, events) =>
    expect(after(...events)).toMatchObject({ step: 2, finished: finishedAt(1) }),
  )

  test('keeps newer answers when older ones arrive late', () => {
    const newer = { ...arrived, finished: finishedAt(2) }
    expect(after(newer, arrived).finished).toEqual(finishedAt(2))
    expect(after(newer, finished)).toMatchObject({ step: result, finished: finishedAt(2) })
  })
})
