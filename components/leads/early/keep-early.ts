import type { Lead } from '../lead.ts'
import { leadDatabase, leadKey } from '../outbox/waiting.ts'

/** Puts a lead where the outbox (outbox/database.ts) finds it. Never resolves if that fails. */
const inDatabase = (id: string, queued: unknown) =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open(leadDatabase)
    opening.onupgradeneeded = () => opening.result.createObjectStore('outbox')
    opening.onsuccess = () => {
      const work = opening.result.transaction('outbox', 'readwrite')
      work.objectStore('outbox').put(queued, id)
      work.oncomplete = () => resolve(true)
    }
  })

/**
 * Keeps a lead for the outbox before any other script is there. Resolves to true once it is kept.
 * Otherwise it rejects or never resolves.
 * @param time how long the lease of this page lasts, which is about to send it, in milliseconds.
 */
export const keepEarly = async (lead: Lead, time = 60_000): Promise<boolean> => {
  const queuedAt = Date.now()
  const held = { by: 'form', until: queuedAt + time }
  const queued = { lead, queuedAt, attempts: 0, notBefore: 0, held }
  try {
    localStorage.setItem(leadKey + lead.id, JSON.stringify(queued))
    return true
  } catch {
    return inDatabase(lead.id, queued)
  }
}
