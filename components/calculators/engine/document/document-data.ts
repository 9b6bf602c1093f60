import type { Words } from '../../../../renderer/content/words.ts'
import type { Formats } from '../formats.ts'
import type { Units } from '../units.ts'

/** Who the document comes from. `url` is where the site stands. */
export type Company = {
  name: string
  phone: string
  email: string
  license: string
  address: string
  url: string
}

/** Who it is for, as they typed it. */
export type Visitor = {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
}

/** What every document is made from. */
export type DocumentData = { company: Company; visitor: Visitor; date: Date; reference: string }

/**
 * How a document says it: its words as they stand in their files, and how figures are written
 * beside them.
 */
export type Wording<DocumentWords> = {
  words: DocumentWords & { document: Words<'document'> }
  formats: Formats
  units: Units
}
