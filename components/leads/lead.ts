import { randomId } from './lead-id.ts'
import { adapterOf, type Relay } from './relay.ts'

/** The most photos that go with one message. */
export const mostPhotos = 3

/** A picture as plain text, so that any storage can hold it. */
export type Photo = {
  /** File name. */
  name: string
  /** A JPEG in Base64. Empty if the picture could not be stored or sent. */
  data: string
}

/** A form's message to the office. Always in English, whatever language the visitor reads. */
export type LeadContent = {
  /** Label saying where the lead came from. */
  source: string
  /** Subject of the e-mail. */
  subject: string
  /** The visitor's answers, with the names and order used in the e-mail. */
  fields: Readonly<Record<string, string>>
  /** At most `mostPhotos`. */
  photos?: readonly Photo[]
}

export type Lead = LeadContent & {
  id: string
  /** How the visitor came to the form, under the names of the fields that say so. */
  origin?: Readonly<Record<string, string>>
  /** Value of the field hidden from people. The relay drops leads that have one. */
  honeypot?: string
}

/** A lead with an id, which reveals duplicates. Pass the old id when retrying a lead. */
export const newLead = (content: LeadContent, id = randomId()): Lead => ({ ...content, id })

/** The short form of a lead's id, for people to quote. */
export const referenceOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8).toUpperCase()

/** A lead without its pictures, which are named but neither stored nor sent. */
export const withoutPhotos = ({ photos = [], ...lead }: Lead): Lead => ({
  ...lead,
  photos: photos.map(({ name }) => ({ name, data: '' })),
})

/** The pictures of a lead that go to this relay as files. */
export const photosFor = ({ photos = [] }: Lead, relay: Relay): readonly Photo[] =>
  adapterOf(relay).takesFiles ? photos.filter(({ data }) => data !== '') : []

/** All that is sent as text: the visitor's fields, then those about the lead and for the relay. */
export const relayFields = (lead: Lead, relay: Relay): Record<string, string> => {
  const { id, source, subject, fields, photos = [], origin, honeypot = '' } = lead
  const adapter = adapterOf(relay)
  const unsent = photos.length - photosFor(lead, relay).length
  return {
    ...fields,
    // Tells the office which pictures to ask for.
    ...(unsent > 0 && { photos: `${unsent} more on the visitor's device, not sent` }),
    source,
    leadId: id,
    ...origin,
    ...adapter.controls(relay, subject),
    [adapter.honeypot]: honeypot,
  }
}
