import type { LeadContent } from '../lead.ts'

/** Source and subject of each kind of lead, from when only its kind was stored. */
const announcements: ReadonlyMap<unknown, { source: string; subject: string }> = new Map([
  ['shortForm', { source: 'Home page form', subject: 'New message from' }],
  ['longForm', { source: 'Contact page', subject: 'New lead from' }],
  ['roofCalculator', { source: 'Roof Replacement Calculator', subject: 'Roof estimate for' }],
  ['energyCalculator', { source: 'Energy Savings Calculator', subject: 'Energy report for' }],
  ['estimateResult', { source: 'Estimate Result', subject: 'Estimate details for' }],
])

/**
 * Source and subject of a lead stored by an earlier version of the site as `{ kind, id, fields }`;
 * undefined for unknown kinds. Browsers keep leads for 7 days, so this can be removed 7 days after
 * the last such version was replaced.
 */
export const formerAnnouncement = (
  kind: unknown,
  fields: LeadContent['fields'],
): Omit<LeadContent, 'fields'> | undefined => {
  const announcement = announcements.get(kind)
  if (!announcement) return undefined
  const name = fields.name ?? `${fields.firstName} ${fields.lastName}`
  return { source: announcement.source, subject: `${announcement.subject} ${name}` }
}
