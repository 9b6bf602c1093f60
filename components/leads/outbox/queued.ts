import { type Lead, leadKinds } from '../lead.ts'

/** A lead that waits. Times in milliseconds since 1970. */
export type Queued = {
  lead: Lead
  queuedAt: number
  attempts: number
  /** Not tried again before this time, unless a visitor is waiting for it. */
  notBefore: number
  /** True when the relay refused it the last time: then it does not hold up the others. */
  refused?: boolean
}

/** How long a lead is kept, in milliseconds: 7 days. */
export const keptFor = 7 * 24 * 60 * 60 * 1000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

const isLead = (value: unknown): value is Lead =>
  isObject(value) &&
  typeof value.id === 'string' &&
  leadKinds.some((kind) => kind === value.kind) &&
  isObject(value.fields) &&
  Object.values(value.fields).every((field) => typeof field === 'string') &&
  (value.honeypot === undefined || typeof value.honeypot === 'string')

/** What was kept, if it still is a lead: storage can be damaged, or come from an older version of the site. */
export const asQueued = (value: unknown): Queued | undefined =>
  isObject(value) && isLead(value.lead) && isCount(value.queuedAt) && isCount(value.attempts) && isCount(value.notBefore)
    ? { lead: value.lead, queuedAt: value.queuedAt, attempts: value.attempts, notBefore: value.notBefore, refused: value.refused === true }
    : undefined

/** Oldest first; of two of one moment, always the same one. */
export const byAge = (a: Queued, b: Queued): number => a.queuedAt - b.queuedAt || a.lead.id.localeCompare(b.lead.id)
