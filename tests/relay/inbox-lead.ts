import type { InboxLead } from '../../scripts/relay/inbox-lead.ts'

export const at = '2026-11-20T12:00:00.000Z'

/** A lead that arrived once, with these fields. */
export const inboxLead = (fields: Record<string, string>): InboxLead => ({
  receivedAt: at,
  lastReceivedAt: at,
  count: 1,
  fields,
  photos: [],
})
