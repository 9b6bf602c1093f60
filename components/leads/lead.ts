/** The maximum number of photos in one message. */
export const maxPhotos = 3

/** A picture as plain text, so that any storage can hold it. */
export type Photo = {
  /** File name. */
  name: string
  /** A JPEG in Base64. Empty if the picture could not be stored or sent. */
  data: string
}

/** A form's message to the office. Always in English, whatever language the visitor reads. */
export type LeadContent = {
  /** Label of the form that the lead came from. */
  source: string
  /** Subject of the e-mail. */
  subject: string
  /** The visitor's answers, with the names and order used in the e-mail. */
  fields: Readonly<Record<string, string>>
  /** At most `maxPhotos`. */
  photos?: readonly Photo[]
}

export type Lead = LeadContent & {
  /** Identifies duplicates: it stays the same when a lead is retried. */
  id: string
  /** How the visitor came to the form, by field name. */
  origin?: Readonly<Record<string, string>>
  /** Value of the field hidden from people. The relay drops leads that have one. */
  honeypot?: string
}

/** The short form of a lead's id, for people to quote. */
export const referenceOf = ({ id }: Pick<Lead, 'id'>): string => id.slice(0, 8).toUpperCase()
