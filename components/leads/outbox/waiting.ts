/** What the script of every page shares with the outbox, which it loads only if leads may wait. */

/** Prefix of the keys that hold a waiting lead in localStorage and in memory. */
export const leadKey = 'waiting-lead:'

/** Name of the database in which leads wait. */
export const leadDatabase = 'leads'

/** Where a tab notes the lead that the browser is sending itself. */
export const sentByBrowserKey = 'sent-by-browser'

/** The leads that no storage took. They wait as long as the page is open. */
export const leadsInMemory = new Map<string, string>()

/**
 * Whether leads may be waiting in this browser: true for every browser that ever stored one in its
 * database. A mark of its own could not be written where storage is full.
 */
export const leadsMayWait = async (): Promise<boolean> => {
  if (leadsInMemory.size) return true
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(leadKey))) return true
  } catch {
    // Blocked. The database may not be.
  }
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === leadDatabase) ?? true
}

/**
 * 32 random hexadecimal digits. `crypto.randomUUID` is not available on pages served without HTTPS.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => (byte % 16).toString(16)).join(
    '',
  )
