/** Shared by the script of every page and the outbox, which it loads only if leads may wait. */

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
