import { isRecord, recordOf } from '../../../renderer/is-record.ts'
import { withoutPhotos } from '../deliver.ts'
import { connectionPause, type Lead, type Photo } from '../lead.ts'
import { type Verdict, verdicts } from '../relay.ts'

/** A waiting lead, as stored. Times are in milliseconds since 1970, by the clock of the device. */
export type Queued = {
  lead: Lead
  queuedAt: number
  attempts: number
  /** Not sent again before this time. */
  notBefore: number
  /** The verdict of the last attempt. */
  last?: Verdict
  /** The lease of the page that is sending it, or about to. */
  lease?: { by: string; until: number }
}

const withoutLease = ({ lease: _over, ...queued }: Queued): Queued => queued

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText)

export const isPhoto = (value: unknown): value is Photo => {
  const { name, data } = recordOf(value)
  return isText(name) && isText(data)
}

/** Validates a stored lead: storage can be damaged or come from an older version of the site. */
export const asQueued = (value: unknown): Queued | undefined => {
  const { lead, queuedAt, attempts, notBefore, last, lease } = recordOf(value)
  const { id, source, subject, fields, photos, origin, honeypot } = recordOf(lead)
  if (!isCount(queuedAt) || !isCount(attempts) || !isCount(notBefore)) return undefined
  if (!isText(id) || !isText(source) || !isText(subject) || !isTexts(fields)) return undefined
  const { by, until } = recordOf(lease)
  const verdict = verdicts.find((one) => one === last)
  return {
    lead: {
      id,
      source,
      subject,
      fields,
      ...(Array.isArray(photos) && { photos: photos.filter(isPhoto) }),
      ...(isTexts(origin) && { origin }),
      ...(isText(honeypot) && { honeypot }),
    },
    queuedAt,
    attempts,
    notBefore,
    ...(verdict && { last: verdict }),
    ...(isText(by) && isCount(until) && { lease: { by, until } }),
  }
}

/** In milliseconds. */
const second = 1000
const hour = 3600 * second

/** How long a lead is stored: 7 days, and longer only if it still has retries left by then. */
const storedFor = 7 * 24 * hour

/** The pause after the first failure. Each further failure doubles it, up to the maximum. */
const firstPause = 5 * second
const maxPause = hour

/**
 * How long a page may lease a lead to send it. It is longer than a request may take, so an expired
 * lease means that its page was closed.
 */
export const leaseTime = 60 * second

/**
 * How often a lead is sent by pages that stay open: 11 times in the first hour and a half, then
 * once an hour. After that, only opening a page retries it, at most once an hour, so that a
 * forgotten tab does not send to a broken relay for days.
 *
 * An attempt without a response counts as five and is followed by the maximum pause, because the
 * relay may well have accepted the lead: a relay that stores each one and always responds too late
 * gets at most 5 copies from pages that stay open.
 */
const maxAttempts = 25
const costOfUnanswered = 5

/** The occasion for sending: a pause is over, a page was opened, or the connection came back. */
export type Occasion = 'pause' | 'visit' | 'connection'

/** Returns now for a time further ahead than possible, which a wrong clock has set. */
const ifPossible = (time: number, now: number, furthest: number): number =>
  time > now + furthest ? now : time

const hasRetriesLeft = ({ attempts }: Queued): boolean => attempts < maxAttempts

/** True if a lead has failed so often, for about an hour, that it will not arrive soon. */
export const isFailing = ({ attempts }: Queued): boolean => attempts >= 10

/**
 * True if a lead is given up. Its age alone does not decide, because the clock may have been wrong
 * when it was queued, and because a visitor may return only after the 7 days.
 */
export const isOver = (queued: Queued, now: number): boolean =>
  now - queued.queuedAt > storedFor && !hasRetriesLeft(queued)

/** Returns when a lead may be sent next, by the clock of this device. */
const dueAt = ({ notBefore, lease, last }: Queued, now: number, occasion: Occasion): number => {
  // A lead that only lacked a connection need not wait once there is one.
  const pause = occasion === 'connection' && last === 'unreachable' ? now : notBefore
  // A small correction of the clock must not end a lease while its page is sending.
  const leased = ifPossible(lease?.until ?? 0, now, 2 * leaseTime)
  return Math.max(ifPossible(pause, now, maxPause), leased)
}

/** True if a lead may be sent now. */
export const isDue = (queued: Queued, now: number, occasion: Occasion): boolean =>
  dueAt(queued, now, occasion) <= now && (occasion !== 'pause' || hasRetriesLeft(queued))

/**
 * Returns the milliseconds until a page that stays open sends one of these, or asks whether the
 * connection that one of them lacked is back; undefined if never.
 */
export const nextDue = (waiting: readonly Queued[], now: number): number | undefined => {
  const due = waiting.filter(hasRetriesLeft).map((queued) => {
    const at = dueAt(queued, now, 'pause')
    const lacksConnection = queued.last === 'unreachable' && !queued.lease
    return lacksConnection ? Math.min(at, now + connectionPause) : at
  })
  return due.length === 0 ? undefined : Math.max(0, Math.min(...due) - now)
}

/**
 * Returns a lead's state after a failed attempt.
 * @param random from 0 up to, but not including, 1: shortens the pause by up to half, so that
 *   browsers do not all retry at once.
 */
export const afterFailure = (
  queued: Queued,
  verdict: Verdict,
  now: number,
  random: number,
): Queued => {
  const isUnanswered = verdict === 'unanswered'
  const attempts = queued.attempts + (isUnanswered ? costOfUnanswered : 1)
  const doubled = Math.min(maxPause, firstPause * 2 ** (attempts - 1))
  return {
    ...withoutLease(queued),
    // Pictures must not stop the words from arriving over a connection that is too slow for them.
    ...(isUnanswered && { lead: withoutPhotos(queued.lead) }),
    attempts,
    last: verdict,
    // A lead dated in the future by a wrong clock would never expire.
    queuedAt: Math.min(queued.queuedAt, now),
    notBefore: now + (isUnanswered ? maxPause : doubled) * (1 - random / 2),
  }
}

/** Fewest attempts first, so that a lead that always fails delays no other; then oldest first. */
export const byTurn = (a: Queued, b: Queued): number =>
  a.attempts - b.attempts || a.queuedAt - b.queuedAt || a.lead.id.localeCompare(b.lead.id)
