import { referenceOf } from '../../components/leads/lead.ts'
import type { Photo } from './photo-files.ts'

/** A lead as shown in the inbox, with the times (ISO 8601) of its first and last arrival. */
export type InboxLead = {
  receivedAt: string
  lastReceivedAt: string
  /** How often it arrived. */
  count: number
  fields: Readonly<Record<string, string>>
  photos: readonly Photo[]
}

/**
 * A field's value, or an empty string. Checks own properties only, because senders choose the
 * names, including `constructor`.
 */
export const fieldOf = ({ fields }: Pick<InboxLead, 'fields'>, name: string): string =>
  Object.hasOwn(fields, name) ? (fields[name] ?? '') : ''

/** True for a field that controls the relay rather than one the visitor filled in. */
export const isControl = (name: string): boolean => name.startsWith('_')

/** The fields that say where a lead came from, in the words of the inbox. */
export const originLabels: Readonly<Record<string, string>> = {
  page: 'Page',
  firstPage: 'First page',
  referrer: 'Referrer',
  campaign: 'Campaign',
  language: 'Language',
}

/** True for a field that says where the lead came from. */
export const isOrigin = (name: string): boolean => Object.hasOwn(originLabels, name)

/** The reference shown to the visitor; empty for a form sent without JavaScript. */
export const leadReference = (lead: Pick<InboxLead, 'fields'>): string =>
  referenceOf({ id: fieldOf(lead, 'leadId') })

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The leads whose values or reference contain every word of a query, ignoring case and accents. */
export const searchLeads = (leads: readonly InboxLead[], query: string): InboxLead[] => {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...leads]
  return leads.filter((lead) => {
    const text = folded([...Object.values(lead.fields), leadReference(lead)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
