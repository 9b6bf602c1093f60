import type { Lead } from '../lead.ts'
import { formerAnnouncement } from './former-lead.ts'

/** A waiting lead. Times are in milliseconds since 1970. */
export type Queued = {
  lead: Lead
  queuedAt: number
  attempts: number
  /** Not retried before this time, unless a visitor is waiting for it. */
  notBefore: number
  /** True if the relay refused it last time. It then does not block the others. */
  refused?: boolean
}

/** How long a lead is kept, in milliseconds: 7 days. */
export const keptFor = 7 * 24 * 60 * 60 * 1000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const isFields = (value: unknown): value is Lead['fields'] =>
  isObject(value) && Object.values(value).every((field) => typeof field === 'string')

const asLead = (value: unknown): Lead | undefined => {
  if (!isObject(value)) return undefined
  const { id, fields, honeypot, kind } = value
  if (typeof id !== 'string' || !isFields(fields)) return undefined
  const { source, subject } = formerAnnouncement(kind, fields) ?? value
  if (typeof source !== 'string' || typeof subject !== 'string') return undefined
  return { id, source, subject, fields, ...(typeof honeypot === 'string' && { honeypot }) }
}

/** Validates a stored lead: storage can be damaged or come from an older version of the site. */
export const asQueued = (value: unknown): Queued | undefined => {
  if (!isObject(value)) return undefined
  const lead = asLead(value.lead)
  const { queuedAt, attempts, notBefore, refused } = value
  return lead && isCount(queuedAt) && isCount(attempts) && isCount(notBefore)
    ? { lead, queuedAt, attempts, notBefore, refused: refused === true }
    : undefined
}

/** Oldest first; ties are broken by id. */
export const byAge = (a: Queued, b: Queued): number =>
  a.queuedAt - b.queuedAt || a.lead.id.localeCompare(b.lead.id)
