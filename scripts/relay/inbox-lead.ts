import { referenceOf } from '../../components/leads/lead.ts'

/**
 * A lead as shown in the inbox. `arrivals` lists when it arrived (ISO 8601), oldest first, and is
 * never empty.
 */
export type InboxLead = {
  receivedAt: string
  arrivals: readonly string[]
  fields: Readonly<Record<string, string>>
}

/**
 * A field's value, or an empty string. Checks own properties only, because senders choose the
 * names, including `constructor`.
 */
export const fieldOf = ({ fields }: Pick<InboxLead, 'fields'>, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : ''

/** True for a field that controls the relay rather than one the visitor filled in. */
export const isControl = (name: string): boolean => name.startsWith('_')

/** The reference shown to the visitor; empty for a form sent without JavaScript. */
export const leadReference = (lead: Pick<InboxLead, 'fields'>): string =>
  referenceOf({ id: fieldOf(lead, 'leadId') })

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The leads whose values or reference contain every word of a query, ignoring case and accents. */
export const searchLeads = (leads: readonly InboxLead[], query: string): InboxLead[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return leads.filter((lead) => {
    const text = folded([...Object.values(lead.fields), leadReference(lead)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
