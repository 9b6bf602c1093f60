import { createStore, del, promisifyRequest, values } from 'idb-keyval'
import { parseJson } from '../../../renderer/browser/attempt.ts'
import { withoutPhotos } from '../deliver.ts'
import { type Lead, leadDatabase, leadKey, leadsInMemory } from '../lead.ts'
import type { Change, LeadStore } from './outbox.ts'
import { asQueued, type Queued } from './queued.ts'

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * IndexedDB: the largest storage, and the only one in which two tabs cannot lease the same lead.
 * Methods reject if the database fails, or does not respond within a second. After a timeout it is
 * not used again while the page is open, so that a visitor waits for it only once.
 */
export const inDatabase = (): LeadStore => {
  const database = createStore(leadDatabase, 'outbox')
  let hasTimedOut = false
  const inTime = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (hasTimedOut) throw new Error('IndexedDB timeout')
    let isOver = false
    const working = work().finally(() => {
      isOver = true
    })
    const late = async (): Promise<never> => {
      // After sleep, one timer may fire before the database had time to respond.
      for (let pauses = 4; pauses > 0 && !isOver; pauses--) await pause(250)
      hasTimedOut ||= !isOver
      throw new Error('IndexedDB timeout')
    }
    return Promise.race([working, late()])
  }
  return {
    all: () =>
      inTime(async () => (await values(database)).flatMap((value) => asQueued(value) ?? [])),
    put: (queued) =>
      inTime(() =>
        database('readwrite', async (store) => {
          store.put(queued, queued.lead.id)
          // Without it, closing the page rolls the transaction back.
          store.transaction.commit()
          await promisifyRequest(store.transaction)
          return true
        }),
      ),
    // In one transaction, so that no other tab can interfere.
    update: (id, change) =>
      inTime(() =>
        database('readwrite', async (store) => {
          let changed: Queued | undefined
          const reading = store.get(id)
          reading.onsuccess = () => {
            const queued = asQueued(reading.result)
            changed = queued && change(queued)
            if (changed) store.put(changed, id)
          }
          await promisifyRequest(store.transaction)
          return changed
        }),
      ),
    // Also tried on a database that timed out, because an earlier write may still reach it.
    remove: async (id) => (hasTimedOut ? void del(id, database) : inTime(() => del(id, database))),
  }
}

/** Storage of texts by key, which throws if it is blocked or full. */
type Shelf = {
  keys: () => Iterable<string>
  get: (key: string) => string | null | undefined
  set: (key: string, text: string) => unknown
  delete: (key: string) => unknown
}

/** @param lasts true if the texts outlive the page. */
const storeOn = (shelf: Shelf, lasts: boolean): LeadStore => {
  const read = (id: string) => asQueued(parseJson(shelf.get(leadKey + id) ?? ''))
  const write = (queued: Queued) => {
    const set = (lead: Lead) => shelf.set(leadKey + lead.id, JSON.stringify({ ...queued, lead }))
    try {
      set(queued.lead)
    } catch {
      // Pictures may not fit. The text of a lead must not be lost with them.
      set(withoutPhotos(queued.lead))
    }
  }
  return {
    all: async () =>
      [...shelf.keys()].flatMap((key) => {
        if (!key.startsWith(leadKey)) return []
        const queued = read(key.slice(leadKey.length))
        // An unreadable entry would make every page look for leads forever.
        if (!queued) shelf.delete(key)
        return queued ?? []
      }),
    put: async (queued) => {
      write(queued)
      return lasts
    },
    update: async (id, change) => {
      const queued = read(id)
      const changed = queued && change(queued)
      if (!changed) return undefined
      write(changed)
      // Without transactions, two tabs need a moment to see each other's lease.
      await pause(100)
      const settled = read(id)
      return settled?.lease?.by === changed.lease?.by ? settled : undefined
    },
    remove: async (id) => void shelf.delete(leadKey + id),
  }
}

/** For browsers without a database, such as in some private windows. */
const localShelf: Shelf = {
  keys: () => Object.keys(localStorage),
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  delete: (key) => localStorage.removeItem(key),
}

/** Retries an operation of a store. Resolves to the fallback if it keeps failing. */
const orElse = async <Result>(work: () => Promise<Result>, fallback: Result, attempts = 3) => {
  for (let attempt = 1; attempt <= attempts; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts) console.error(error)
      // Only every fourth time, because a pause takes a second in a hidden tab.
      else if (attempt % 4 === 0) await pause(200)
    }
  return fallback
}

/** Retries often, because a lead that stays after delivery would be delivered again. */
const removeFrom = (store: LeadStore, id: string) => orElse(() => store.remove(id), undefined, 20)

/**
 * Combines the stores of this browser, best first. A lead stays in the first that accepts it. Leads
 * are read from all of them, because the best store may have failed only last time. If several have
 * a lead, the copy in the best counts.
 */
export const browserStore = (
  stores = [inDatabase(), storeOn(localShelf, true), storeOn(leadsInMemory, false)],
): LeadStore => ({
  all: async () => {
    const lists = await Promise.all(stores.map((store) => orElse(store.all, [])))
    const worstFirst = lists.flat().reverse()
    return [...new Map(worstFirst.map((queued) => [queued.lead.id, queued])).values()]
  },
  put: async (queued) => {
    // Writes to all at once, because the page may be closed before the best responds.
    const puts = stores.map((store) =>
      orElse<boolean | undefined>(() => store.put(queued), undefined),
    )
    for (const [index, put] of puts.entries()) {
      const lasting = await put
      if (lasting === undefined) continue
      for (const lesser of stores.slice(index + 1)) void removeFrom(lesser, queued.lead.id)
      return lasting
    }
    return false
  },
  update: async (id, change) => {
    for (const store of stores) {
      let found = false
      const changeFound: Change = (queued) => {
        found = true
        return change(queued)
      }
      const changed = await orElse(() => store.update(id, changeFound), undefined)
      if (found) return changed
    }
    return undefined
  },
  remove: async (id) => {
    await Promise.all(stores.map((store) => removeFrom(store, id)))
  },
})
