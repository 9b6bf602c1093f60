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

/** Prefix of the keys that hold a waiting lead in localStorage and in memory. */
export const leadKey = 'waiting-lead:'

/** Name of the database in which leads wait. */
export const leadDatabase = 'leads'

/** The sessionStorage key of the lead that the browser is sending itself. */
export const sentByBrowserKey = 'sent-by-browser'

/** How often a page asks whether its connection is back, in milliseconds. */
export const connectionPause = 30_000

/** The leads that no storage accepted. They wait as long as the page is open. */
export const leadsInMemory = new Map<string, string>()

/**
 * Resolves to true if leads may be waiting in this browser, and if it ever stored one in its
 * database. A flag of its own could not be written if storage is full.
 */
export const leadsMayWait = async (): Promise<boolean> => {
  if (leadsInMemory.size) return true
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(leadKey))) return true
  } catch {
    // localStorage is blocked. The database may not be.
  }
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === leadDatabase) ?? true
}

/**
 * Returns 32 random hexadecimal digits. `crypto.randomUUID` is unavailable on pages without HTTPS.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16)).join(
    '',
  )
