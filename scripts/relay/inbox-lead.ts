import { referenceOf } from '../../components/leads/lead.ts'

/** A lead as the inbox shows it. `arrivals` holds when it arrived (ISO 8601), oldest first and at least once. */
export type InboxLead = { receivedAt: string; arrivals: readonly string[]; fields: Readonly<Record<string, string>> }

/** A field's value, or an empty string. Only own properties count: senders choose the names, `constructor` included. */
export const fieldOf = ({ fields }: Pick<InboxLead, 'fields'>, name: string): string => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')

/** Whether a field tells the relay what to do, rather than what the visitor said. */
export const isControl = (name: string): boolean => name.startsWith('_')

/** The reference the visitor was shown; empty for a form sent without JavaScript. */
export const leadReference = (lead: Pick<InboxLead, 'fields'>): string => referenceOf({ id: fieldOf(lead, 'leadId') })

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The leads whose values or reference contain every word of a query, ignoring case and accents. */
export const searchLeads = (leads: readonly InboxLead[], query: string): InboxLead[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return leads.filter((lead) => {
    const text = folded([...Object.values(lead.fields), leadReference(lead)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
