import { describe, expect, test } from 'vitest'
import { accountOf, type Message, type Run } from './account.ts'
import type { RelayRequest } from './relay-proxy.ts'
import { scheduleOf } from './schedule.ts'

const name = 'Visitor1Message0End'
const leadId = 'abcdef0123456789'

const message: Message = {
  name,
  email: '',
  form: 'long',
  isPoison: false,
  document: 1,
  pressedAt: 1000,
  told: 'thanked',
  interrupted: false,
}

const request = (at: number, more: Partial<RelayRequest> = {}): RelayRequest => ({
  leadId,
  text: name,
  document: 1,
  answer: 'accepts',
  at,
  closedAt: at + 10,
  ...more,
})
const stored = (at: number, more: Partial<RelayRequest> = {}) =>
  request(at, { storedAt: at, ...more })

const works = { localStorage: 'works', database: 'works', faultyPages: 1, failing: [] } as const
const broken = { ...works, localStorage: 'full', database: 'hangs' } as const

const account = (more: Partial<Run>, storage: Run['schedule']['storage'] = works) =>
  accountOf({
    schedule: { ...scheduleOf(1), storage },
    messages: [message],
    requests: [],
    reports: [],
    endedAt: new Map(),
    healedAt: 10_000,
    waiting: [],
    falseStatements: [],
    journal: [],
    ...more,
  })

const says = (statement: 'kept' | 'not kept') => [
  { at: 1100, document: 1, said: [{ statement, reference: 'ABCDEF01' }] },
]

test('a seed always gives the same schedule, and another gives another', () => {
  expect(scheduleOf(7)).toEqual(scheduleOf(7))
  expect(scheduleOf(7).steps).not.toEqual(scheduleOf(8).steps)
})

describe('the account of a schedule', () => {
  test('counts a message as lost if its visitor was thanked and it neither arrived nor waits', () => {
    expect(account({})).toMatchObject({ pressed: 1, thanked: 1, arrived: 0, lost: 1 })
    expect(account({ requests: [stored(1000)] })).toMatchObject({ arrived: 1, lost: 0, faults: [] })
    expect(account({ requests: [request(1000)] })).toMatchObject({ arrived: 0, lost: 1 })
  })

  test('finds fault with a message that still waits, unless the relay never takes it', () => {
    const waiting = [`{"id":"${leadId}","name":"${name}"}`]
    expect(account({ waiting }).faults).toHaveLength(1)
    const messages = [{ ...message, isPoison: true }]
    expect(account({ waiting, messages })).toMatchObject({ waiting: 1, lost: 0, faults: [] })
  })

  test('excuses a loss where no storage worked, and the visitor was told so and closed the page', () => {
    const reports = says('not kept')
    const closed = { reports, endedAt: new Map([[1, 5000]]) }
    expect(account(closed, broken)).toMatchObject({ toldToWait: 1, lost: 0, warnedAndClosed: 1 })
    expect(account(closed)).toMatchObject({ lost: 1, warnedAndClosed: 0 })
    expect(account({ ...closed, reports: [] }, broken)).toMatchObject({ lost: 1 })
    // The page was open when everything worked again, so it had to send the lead.
    const open = { reports, endedAt: new Map([[1, 20_000]]) }
    expect(account(open, broken)).toMatchObject({ lost: 1, warnedAndClosed: 0 })
  })

  test('explains a copy only where no page could know of the first arrival', () => {
    const copies = (...requests: RelayRequest[]) =>
      account({ requests, endedAt: new Map([[2, 1005]]) })
    const heard = stored(1000, { saidAt: 1010 })
    expect(copies(stored(1000), stored(5000))).toMatchObject({ explainedCopies: 1 })
    expect(copies(heard, stored(5000))).toMatchObject({ unexplainedCopies: 1 })
    const underway = stored(1000, { closedAt: 9000 })
    expect(copies(underway, stored(5000))).toMatchObject({ unexplainedCopies: 1 })
    const meanwhile = stored(1100, { document: 3 })
    expect(copies(heard, meanwhile)).toMatchObject({ explainedCopies: 1 })
    const fromClosedPage = { ...heard, document: 2 }
    expect(copies(fromClosedPage, stored(5000))).toMatchObject({ explainedCopies: 1, faults: [] })
  })

  test('finds fault with what was said', () => {
    const requests = [stored(1000, { saidAt: 1010 })]
    expect(account({ requests, reports: says('kept') }).faults).toHaveLength(1)
    expect(account({ messages: [{ ...message, told: 'nothing' }] }).faults).toHaveLength(1)
    const failed: Message = { ...message, told: 'failed', toldAt: 2000 }
    expect(account({ messages: [failed], requests: [stored(3000)] }).faults).toHaveLength(1)
    expect(account({ messages: [failed], requests: [stored(1500)] }).faults).toEqual([])
  })
})
