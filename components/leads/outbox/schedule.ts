import { withoutPhotos } from '../deliver.ts'
import type { Verdict } from '../relay.ts'
import { type Queued, withoutLease } from './queued.ts'

/** In milliseconds. */
const second = 1000
const hour = 3600 * second

/** How long a lead is stored: 7 days, and longer only if it still has retries left by then. */
export const storedFor = 7 * 24 * hour

/** The pause after the first failure. Each further failure doubles it, up to the longest. */
const firstPause = 5 * second
const longestPause = hour

/**
 * How long a page may lease a lead to send it. It is longer than a request may take, so a lease
 * that has run out means that its page was closed.
 */
export const leaseTime = 60 * second

/**
 * How often a lead is sent by pages that stay open: 11 times in the first hour and a half, then
 * once an hour. After that, only opening a page retries it, at most once an hour, so that a
 * forgotten tab does not call on a broken relay for days.
 *
 * An attempt without an answer counts as five and is followed by the longest pause, because the
 * relay may well have taken the lead: a relay that stores each one and always answers too late gets
 * at most 5 copies from pages that stay open.
 */
const mostAttempts = 25
const costOfUnanswered = 5

/**
 * What makes pages send: a pause that is over, a page that was opened, or a connection that came
 * back.
 */
export type Occasion = 'pause' | 'visit' | 'connection'

/** A time that lies further ahead than it can was set by a clock that was wrong: it is over. */
const ifPossible = (time: number, now: number, furthest: number): number =>
  time > now + furthest ? now : time

const hasRetriesLeft = ({ attempts }: Queued): boolean => attempts < mostAttempts

/** Whether a lead has failed so often, for about an hour, that it will not arrive soon. */
export const isFailing = ({ attempts }: Queued): boolean => attempts >= 10

/**
 * Whether a lead is given up. Its age alone does not decide, because the clock may have been wrong
 * when it was queued, and because a visitor may return only after the 7 days.
 */
export const isOver = (queued: Queued, now: number): boolean =>
  now - queued.queuedAt > storedFor && !hasRetriesLeft(queued)

/** When a lead may be sent next, by the clock of this device. */
const dueAt = ({ notBefore, lease, last }: Queued, now: number, occasion: Occasion): number => {
  // A lead that only lacked a connection need not wait once there is one.
  const pause = occasion === 'connection' && last === 'unreachable' ? now : notBefore
  // A clock that was only corrected by a little must not end a lease while its page is sending.
  const leased = ifPossible(lease?.until ?? 0, now, 2 * leaseTime)
  return Math.max(ifPossible(pause, now, longestPause), leased)
}

/** Whether a lead may be sent now. */
export const isDue = (queued: Queued, now: number, occasion: Occasion): boolean =>
  dueAt(queued, now, occasion) <= now && (occasion !== 'pause' || hasRetriesLeft(queued))

/** Milliseconds until a page that stays open sends one of these; undefined if it never does. */
export const nextDue = (waiting: readonly Queued[], now: number): number | undefined => {
  const due = waiting.filter(hasRetriesLeft).map((queued) => dueAt(queued, now, 'pause'))
  return due.length === 0 ? undefined : Math.max(0, Math.min(...due) - now)
}

/**
 * A lead after an attempt that failed.
 * @param random from 0 up to, but not including, 1: takes up to half of the pause off, so that
 * browsers do not all come back at once.
 */
export const afterFailure = (
  queued: Queued,
  verdict: Verdict,
  now: number,
  random: number,
): Queued => {
  const isUnanswered = verdict === 'unanswered'
  const attempts = queued.attempts + (isUnanswered ? costOfUnanswered : 1)
  const doubled = Math.min(longestPause, firstPause * 2 ** (attempts - 1))
  return {
    ...withoutLease(queued),
    // Pictures must not stop the words from arriving over a connection that is too slow for them.
    ...(isUnanswered && { lead: withoutPhotos(queued.lead) }),
    attempts,
    last: verdict,
    // A lead from a future that a wrong clock invented would never grow old.
    queuedAt: Math.min(queued.queuedAt, now),
    notBefore: now + (isUnanswered ? longestPause : doubled) * (1 - random / 2),
  }
}

/** Those sent less often first, so that a lead that always fails delays no other; then oldest first. */
export const byTurn = (a: Queued, b: Queued): number =>
  a.attempts - b.attempts || a.queuedAt - b.queuedAt || a.lead.id.localeCompare(b.lead.id)
