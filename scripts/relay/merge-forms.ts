import { fieldOf, type InboxLead } from './inbox-lead.ts'
import type { Photo } from './photo-files.ts'
import type { StoredForm } from './stored-forms.ts'

type Merging = Pick<InboxLead, 'receivedAt' | 'lastReceivedAt' | 'count'> & {
  fields: Map<string, string>
  photos: Map<string, Photo>
}

const merge = (known: Merging | undefined, { receivedAt, fields, photos }: StoredForm): Merging => {
  const lead = known ?? {
    receivedAt,
    lastReceivedAt: receivedAt,
    count: 0,
    fields: new Map(),
    photos: new Map(),
  }
  lead.lastReceivedAt = receivedAt
  lead.count += 1
  for (const [name, value] of Object.entries(fields)) lead.fields.set(name, value)
  for (const photo of photos ?? []) lead.photos.set(photo.file, photo)
  return lead
}

/**
 * Merges forms with the same `leadId` into one lead with the latest value of each field and every
 * photo once. Keeps the order. Takes time in proportion to the number of forms, even if all are one
 * lead.
 */
export const mergeForms = (forms: readonly StoredForm[]): InboxLead[] => {
  const leads = new Map<string, Merging>()
  for (const [index, form] of forms.entries()) {
    const id = fieldOf(form, 'leadId').trim()
    const key = id === '' ? `without id ${index}` : `id ${id}`
    leads.set(key, merge(leads.get(key), form))
  }
  return [...leads.values()].map((lead) => ({
    ...lead,
    fields: Object.fromEntries(lead.fields),
    photos: [...lead.photos.values()],
  }))
}
