import type { Page } from 'playwright/test'

/**
 * Everything that looks like a waiting lead in the storage that lasts, as text. `page` is one of
 * the same site where storage works.
 */
export const lastingLeads = (page: Page): Promise<string[]> => page.evaluate(readLeads)

/** Evaluated in the page. */
async function readLeads(): Promise<string[]> {
  const inLocalStorage = Object.keys(localStorage)
    .filter((key) => key.startsWith('waiting-lead:'))
    .map((key) => localStorage.getItem(key) ?? '')
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'leads')) return inLocalStorage
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opened = indexedDB.open('leads')
    // Never creates a database: the site does, with what it needs in it.
    opened.onupgradeneeded = () => opened.transaction?.abort()
    opened.onerror = () => reject(opened.error)
    opened.onsuccess = () => resolve(opened.result)
  })
  try {
    const leads = await new Promise<unknown[]>((resolve, reject) => {
      const read = database.transaction('outbox').objectStore('outbox').getAll()
      read.onerror = () => reject(read.error)
      read.onsuccess = () => resolve(read.result)
    })
    return [...inLocalStorage, ...leads.map((lead) => JSON.stringify(lead))]
  } finally {
    database.close()
  }
}
