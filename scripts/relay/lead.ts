import { referenceOf } from '../../components/leads/lead.ts'

/** A lead of the inbox. `arrivals` are the times of arrival, oldest first, as ISO 8601; there is at least one. */
export type Lead = { receivedAt: string; arrivals: readonly string[]; fields: Readonly<Record<string, string>> }

/** A field's value, or an empty text. Visitors may name fields, `constructor` included: hence the look at own fields only. */
export const fieldOf = ({ fields }: Pick<Lead, 'fields'>, name: string): string => (Object.hasOwn(fields, name) ? (fields[name] ?? '') : '')

/** What tells the relay what to do, as against what the visitor said. */
export const isControl = (name: string): boolean => name.startsWith('_')

/** The reference that the visitor was shown; empty for a form that the browser sent itself. */
export const leadReference = (lead: Pick<Lead, 'fields'>): string => referenceOf({ id: fieldOf(lead, 'leadId') })

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The leads in which every word of a query occurs, in any value or the reference, whatever its case and accents. */
export const searchLeads = (leads: readonly Lead[], query: string): Lead[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return leads.filter((lead) => {
    const text = folded([...Object.values(lead.fields), leadReference(lead)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
