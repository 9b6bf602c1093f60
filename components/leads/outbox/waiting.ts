/** Prefix of the localStorage keys that hold a waiting lead. */
export const leadKey = 'waiting-lead:'

/** Name of the database in which leads wait. */
export const leadDatabase = 'leads'

/**
 * Whether leads may be waiting in this browser: true for every browser that ever kept one in its
 * database. A mark of its own could not be written where storage is full.
 */
export const leadsMayWait = async (): Promise<boolean> => {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(leadKey))) return true
  } catch {
    // Blocked. The database may not be.
  }
  const databases = await indexedDB.databases?.()
  return databases?.some(({ name }) => name === leadDatabase) ?? true
}
