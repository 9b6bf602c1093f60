import type { Occasion } from '../../components/leads/outbox/queued.ts'
import type { Outcome } from './browser-world.ts'

const second = 1000
const minute = 60 * second
export const hour = 60 * minute

/** A lead that waits. An attempt without an answer counts as five. */
type Waiting = {
  id: string
  since: number
  attempts: number
  notBefore: number
  leasedUntil: number
  last?: Outcome
  hasPhoto: boolean
}

/** What a tab remembers: the leads whose requests have no answer, and those that have arrived. */
export const tabOfModel = () => ({ silent: new Set<string>(), arrived: new Set<string>() })
type Tab = ReturnType<typeof tabOfModel>

/** A time that a wrong clock has set too far ahead counts as now. */
const possible = (time: number, now: number, furthest: number) =>
  time > now + furthest ? now : time

/** When a lead may be sent, at the middle of its pause, which is shortened by up to half. */
const freeAt = ({ leasedUntil }: Waiting, now: number) => possible(leasedUntil, now, 2 * minute)
const dueAt = (lead: Waiting, now: number) =>
  Math.max(possible(lead.notBefore, now, hour), freeAt(lead, now))

/** What the outbox of a browser has to do, said once more. Times are in milliseconds. */
export const createModel = () => {
  const waiting = new Map<string, Waiting>()
  const all = () => [...waiting.values()]
  const model = {
    waiting,
    answer: (_id: string): Outcome => 'delivered',
    /** Whether the storage deletes what has arrived. */
    deletes: true,
    /** The leads that were sent, in order. */
    sent: [] as string[],
    givenUp: [] as string[],
  }

  const isDue = (lead: Waiting, now: number, occasion: Occasion) => {
    const isBack = occasion === 'connection' && lead.last === 'unreachable'
    return (
      (isBack ? freeAt : dueAt)(lead, now) <= now && (occasion !== 'pause' || lead.attempts < 25)
    )
  }
  const fail = (lead: Waiting, outcome: Outcome, now: number) => {
    const isUnanswered = outcome === 'unanswered'
    lead.attempts += isUnanswered ? 5 : 1
    const pause = isUnanswered ? hour : Math.min(hour, 5 * second * 2 ** (lead.attempts - 1))
    lead.notBefore = now + 0.75 * pause
    lead.leasedUntil = 0
    lead.last = outcome
    lead.since = Math.min(lead.since, now)
    lead.hasPhoto &&= !isUnanswered
  }
  /** Sends a lead, unless this tab is sending it or knows that it has arrived. */
  const attempt = (lead: Waiting, { silent, arrived }: Tab, now: number): Outcome => {
    const { id } = lead
    lead.leasedUntil = now + minute
    if (silent.has(id)) return 'silent'
    if (!arrived.has(id)) model.sent.push(lead.hasPhoto ? `${id} with its photo` : id)
    const outcome = arrived.has(id) ? 'delivered' : model.answer(id)
    if (outcome === 'silent') silent.add(id)
    else if (outcome !== 'delivered') fail(lead, outcome, now)
    else {
      arrived.add(id)
      if (model.deletes) waiting.delete(id)
    }
    return outcome
  }

  const submit = (id: string, tab: Tab, now: number): Outcome => {
    const lead = { id, since: now, attempts: 0, notBefore: 0, leasedUntil: 0, hasPhoto: true }
    waiting.set(id, lead)
    return attempt(lead, tab, now)
  }
  /** Returns the ids of those that keep failing; undefined while a request has no answer. */
  const flush = (tab: Tab, now: number, occasion: Occasion): string[] | undefined => {
    const inTurn = all().sort(
      (one, two) =>
        one.attempts - two.attempts || one.since - two.since || (one.id < two.id ? -1 : 1),
    )
    for (const lead of inTurn) {
      if (!isDue(lead, now, occasion)) continue
      const outcome = attempt(lead, tab, now)
      if (outcome === 'silent') return undefined
      if (outcome === 'unreachable') return []
    }
    const failing = all().filter(({ attempts }) => attempts >= 10)
    for (const { id, since, attempts, leasedUntil } of occasion === 'visit' ? failing : [])
      if (now - since > 7 * 24 * hour && attempts >= 25 && !leasedUntil) {
        model.givenUp.push(id)
        if (model.deletes) waiting.delete(id)
      }
    return failing.map(({ id }) => id)
  }
  /** Returns how long a page that stays open has to wait; undefined if it need not send. */
  const nextDue = (now: number): number | undefined => {
    const times = all()
      .filter(({ attempts }) => attempts < 25)
      .map((lead) => {
        const asks = lead.last === 'unreachable' && !lead.leasedUntil
        return asks ? Math.min(dueAt(lead, now), now + 30 * second) : dueAt(lead, now)
      })
    return times.length ? Math.max(0, Math.min(...times) - now) : undefined
  }
  return Object.assign(model, { submit, flush, nextDue })
}
