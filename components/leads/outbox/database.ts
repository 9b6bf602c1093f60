import { createStore, del, type UseStore } from 'idb-keyval'
import type { Change, LeadStore } from './outbox.ts'
import { asQueued, type Queued } from './queued.ts'
import { leadDatabase } from './waiting.ts'

/**
 * Longest wait for the database: so many pauses of so many milliseconds. One that did not answer
 * is not asked again while the page is open, so that a visitor waits for it only once.
 *
 * In pauses, because a device that slept finds one timer over before the database had any time.
 */
const pauses = 4
const pause = 250

const completed = ({ transaction }: IDBObjectStore) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

const allIn = (database: UseStore): Promise<Queued[]> =>
  database('readonly', async (store) => {
    const reading = store.getAll()
    await completed(store)
    return reading.result.flatMap((value) => asQueued(value) ?? [])
  })

const putIn = (database: UseStore, queued: Queued): Promise<boolean> =>
  database('readwrite', async (store) => {
    store.put(queued, queued.lead.id)
    // Without it, a page that is closed takes back what it has not completed.
    store.transaction.commit()
    await completed(store)
    return true
  })

/** Reads, changes and writes in one transaction, which no other tab can come between. */
const updateIn = (database: UseStore, id: string, change: Change): Promise<Queued | undefined> =>
  database('readwrite', async (store) => {
    let changed: Queued | undefined
    const reading = store.get(id)
    reading.onsuccess = () => {
      const queued = asQueued(reading.result)
      changed = queued && change(queued)
      if (changed) store.put(changed, id)
    }
    await completed(store)
    return changed
  })

/**
 * IndexedDB: the largest storage, and the only one in which two tabs cannot take the same lead.
 * Methods reject if the database fails or does not answer.
 */
export const inDatabase = (): LeadStore => {
  const database = createStore(leadDatabase, 'outbox')
  let isSilent = false
  const inTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isSilent) throw new Error('IndexedDB timeout')
    const working = work()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, fail) => {
      const wait = (left: number) => {
        if (left > 0) timer = setTimeout(wait, pause, left - 1)
        else {
          isSilent = true
          fail(new Error('IndexedDB timeout'))
        }
      }
      wait(pauses)
    })
    return Promise.race([working, late]).finally(() => clearTimeout(timer))
  }
  return {
    all: () => inTime(() => allIn(database)),
    put: (queued) => inTime(() => putIn(database, queued)),
    update: (id, change) => inTime(() => updateIn(database, id, change)),
    // Asked for even of a silent database: what it was given before may still reach it.
    remove: async (id) => (isSilent ? void del(id, database) : inTime(() => del(id, database))),
  }
}
