import type { Queued } from './queued.ts'

/** Prefix of the localStorage keys that hold a waiting lead. */
export const leadKey = 'waiting-lead:'

/** Name of the database in which leads wait. */
export const leadDatabase = 'leads'

/** The leads that no storage took, by id. They wait as long as the page is open. */
export const leadsInMemory = new Map<string, Queued>()

/**
 * Whether leads may be waiting in this browser: true for every browser that ever kept one in its
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
