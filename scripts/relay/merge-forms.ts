import { fieldOf, type InboxLead } from './inbox-lead.ts'
import type { StoredForm } from './stored-forms.ts'

type Merging = InboxLead & { fields: Record<string, string>; photos: InboxLead['photos'][number][] }

const newLead = (receivedAt: string): Merging => ({
  receivedAt,
  lastReceivedAt: receivedAt,
  count: 0,
  // Senders choose the names of fields, including `__proto__`.
  fields: Object.create(null),
  photos: [],
})

/**
 * Merges forms with the same `leadId` into one lead with the latest value of each field and every
 * photo once. Keeps the order. Takes time in proportion to the number of forms, even if all are one
 * lead.
 */
export const mergeForms = async (forms: AsyncIterable<StoredForm>): Promise<InboxLead[]> => {
  const leads = new Map<string, Merging>()
  for await (const { receivedAt, fields, photos = [] } of forms) {
    const id = fieldOf({ fields }, 'leadId').trim()
    const key = id === '' ? `without id ${leads.size}` : `id ${id}`
    const lead = leads.get(key) ?? newLead(receivedAt)
    leads.set(key, lead)
    lead.lastReceivedAt = receivedAt
    lead.count++
    Object.assign(lead.fields, fields)
    for (const photo of photos)
      if (!lead.photos.some(({ file }) => file === photo.file)) lead.photos.push(photo)
  }
  return [...leads.values()]
}
