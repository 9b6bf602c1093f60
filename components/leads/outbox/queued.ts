import { isRecord } from '../../../renderer/is-record.ts'
import type { Lead, LeadContent, Photo } from '../lead.ts'
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
  /** The lease of the page that is sending it, or about to. */
  held?: { by: string; until: number }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((field) => typeof field === 'string')
const isPhoto = (value: unknown): value is Photo =>
  isTexts(value) && value.name !== undefined && value.data !== undefined

/** Source and subject of each kind of lead, from when only its kind was stored. */
const formerKinds: ReadonlyMap<unknown, readonly [source: string, subject: string]> = new Map([
  ['shortForm', ['Home page form', 'New message from']],
  ['longForm', ['Contact page', 'New lead from']],
  ['roofCalculator', ['Roof Replacement Calculator', 'Roof estimate for']],
  ['energyCalculator', ['Energy Savings Calculator', 'Energy report for']],
  ['estimateResult', ['Estimate Result', 'Estimate details for']],
])

/**
 * Source and subject of a lead stored by an earlier version of the site as `{ kind, id, fields }`.
 * Browsers store leads for 7 days, so this can be removed 7 days after the last such version was
 * replaced.
 */
const formerAnnouncement = (kind: unknown, fields: LeadContent['fields']) => {
  const [source, subject] = formerKinds.get(kind) ?? []
  const name = fields.name ?? `${fields.firstName} ${fields.lastName}`
  return source === undefined ? undefined : { source, subject: `${subject} ${name}` }
}

const asLead = (value: unknown): Lead | undefined => {
  if (!isRecord(value)) return undefined
  const { id, fields, honeypot, kind, origin, photos } = value
  if (typeof id !== 'string' || !isTexts(fields)) return undefined
  const { source, subject } = formerAnnouncement(kind, fields) ?? value
  if (typeof source !== 'string' || typeof subject !== 'string') return undefined
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

const asLease = (value: unknown): Queued['held'] =>
  isRecord(value) && typeof value.by === 'string' && isCount(value.until)
    ? { by: value.by, until: value.until }
    : undefined

/** Validates a stored lead: storage can be damaged or come from an older version of the site. */
export const asQueued = (value: unknown): Queued | undefined => {
  if (!isRecord(value)) return undefined
  const lead = asLead(value.lead)
  const { queuedAt, attempts, notBefore } = value
  if (!lead || !isCount(queuedAt) || !isCount(attempts) || !isCount(notBefore)) return undefined
  const held = asLease(value.held)
  const last = verdicts.find((verdict) => verdict === value.last)
  return { lead, queuedAt, attempts, notBefore, ...(last && { last }), ...(held && { held }) }
}
