import type { Queued } from './queued.ts'

/** Prefix of the localStorage keys that hold a waiting lead. */
export const leadKey = 'waiting-lead:'

/** Name of the database in which leads wait. */
export const leadDatabase = 'leads'

/** Where a tab notes the lead that the browser is sending itself. */
export const sentByBrowserKey = 'sent-by-browser'

/** Name of the channel on which pages and the service worker hear of leads that were delivered. */
export const deliveredLeads = 'delivered-leads'

/** What the browser calls the sending of leads that wait. */
export const syncTag = 'waiting-leads'

/** The leads that no storage took, by id. They wait as long as the page is open. */
export const leadsInMemory = new Map<string, Queued>()

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
