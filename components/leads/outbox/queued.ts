import { isRecord } from '../../../renderer/is-record.ts'
import type { Lead, Photo } from '../lead.ts'
import { type Verdict, verdicts } from '../relay.ts'

/** A waiting lead, as stored. Times are in milliseconds since 1970, by the clock of the device. */
export type Queued = {
  lead: Lead
  queuedAt: number
  attempts: number
  /** Not sent again before this time. */
  notBefore: number
  /** What became of the last attempt. */
  last?: Verdict
  /** Of the page that is sending it, or about to. */
  lease?: { by: string; until: number }
}

/** A lead that no page sends. */
export const withoutLease = ({ lease: _over, ...queued }: Queued): Queued => queued

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((field) => typeof field === 'string')
const isPhoto = (value: unknown): value is Photo =>
  isTexts(value) && value.name !== undefined && value.data !== undefined
const isLease = (value: unknown): value is NonNullable<Queued['lease']> =>
  isRecord(value) && typeof value.by === 'string' && isCount(value.until)

const asLead = (value: unknown): Lead | undefined => {
  if (!isRecord(value)) return undefined
  const { id, source, subject, fields, photos, origin, honeypot } = value
  if (typeof id !== 'string' || typeof source !== 'string' || typeof subject !== 'string')
    return undefined
  if (!isTexts(fields)) return undefined
  return {
    id,
    source,
    subject,
    fields,
    ...(typeof honeypot === 'string' && { honeypot }),
    ...(isTexts(origin) && { origin }),
    ...(Array.isArray(photos) && { photos: photos.filter(isPhoto) }),
  }
}

/** Validates a stored lead: storage can be damaged or come from an older version of the site. */
export const asQueued = (value: unknown): Queued | undefined => {
  if (!isRecord(value)) return undefined
  const lead = asLead(value.lead)
  const { queuedAt, attempts, notBefore, lease } = value
  if (!lead || !isCount(queuedAt) || !isCount(attempts) || !isCount(notBefore)) return undefined
  const last = verdicts.find((verdict) => verdict === value.last)
  return {
    lead,
    queuedAt,
    attempts,
    notBefore,
    ...(last && { last }),
    ...(isLease(lease) && { lease }),
  }
}
