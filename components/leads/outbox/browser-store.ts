import { withoutPhotos } from '../lead.ts'
import { inDatabase } from './database.ts'
import type { Change, LeadStore } from './outbox.ts'
import { asQueued, type Queued } from './queued.ts'
import { leadKey, leadsInMemory } from './waiting.ts'

/**
 * How long two tabs that take the same lead at once may need to see each other's lease, in
 * milliseconds: unlike a database, localStorage has no transactions.
 */
const settling = 100

const read = (key: string): Queued | undefined => {
  try {
    return asQueued(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Pictures may not fit. The words of a lead must not be lost with them. */
const write = (queued: Queued): void => {
  const { lead } = queued
  try {
    localStorage.setItem(leadKey + lead.id, JSON.stringify(queued))
  } catch (error) {
    if (!lead.photos?.some(({ data }) => data !== '')) throw error
    write({ ...queued, lead: withoutPhotos(lead) })
  }
}

/**
 * For browsers without a database, such as in some private windows. Methods reject if the storage
 * is blocked or full.
 */
const inLocalStorage: LeadStore = {
  all: async () => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(leadKey))
    return keys.flatMap((key) => {
      const queued = read(key)
      // What cannot be read would make every page look for leads, for good.
      if (!queued) localStorage.removeItem(key)
      return queued ?? []
    })
  },
  put: async (queued) => {
    write(queued)
    return true
  },
  update: async (id, change) => {
    const queued = read(leadKey + id)
    const changed = queued && change(queued)
    if (!changed) return undefined
    write(changed)
    await new Promise((resolve) => setTimeout(resolve, settling))
    const settled = read(leadKey + id)
    return settled?.held?.by === changed.held?.by ? settled : undefined
  },
  remove: async (id) => localStorage.removeItem(leadKey + id),
}

/** The last resort, which lasts as long as the page is open. */
const inMemory: LeadStore = {
  all: async () => [...leadsInMemory.values()],
  put: async (queued) => {
    leadsInMemory.set(queued.lead.id, queued)
    return false
  },
  update: async (id, change) => {
    const queued = leadsInMemory.get(id)
    const changed = queued && change(queued)
    if (changed) leadsInMemory.set(id, changed)
    return changed
  },
  remove: async (id) => void leadsInMemory.delete(id),
}

/** The pause after every fourth attempt, in milliseconds: in a hidden tab each one takes a second. */
const retryPause = 200

/** The result of `work`, which may have failed only just now. @throws the error of the last attempt. */
const retry = async <Result>(
  work: () => Promise<Result>,
  attempts: number,
  attempt = 1,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (attempt === attempts) throw error
    if (attempt % 4 === 0) await new Promise((resolve) => setTimeout(resolve, retryPause))
    return retry(work, attempts, attempt + 1)
  }
}

/** The result of a store, or a fallback if it fails: another store may still work. */
const orElse = <Result>(work: () => Promise<Result>, fallback: Result, attempts = 3) =>
  retry(work, attempts).catch((error): Result => {
    console.error(error)
    return fallback
  })

/** A lead that stayed after it was delivered would be delivered again. */
const removeFrom = (store: LeadStore, id: string) => orElse(() => store.remove(id), undefined, 20)

/**
 * The stores of this browser, best first. A lead stays in the first that accepts it. Leads are read
 * from all of them, because the best store may have failed only last time. Where several have a
 * lead, the copy in the best counts.
 */
export const browserStore = (
  stores: readonly LeadStore[] = [inDatabase(), inLocalStorage, inMemory],
): LeadStore => ({
  all: async () => {
    const lists = await Promise.all(stores.map((store) => orElse(store.all, [])))
    const worstFirst = lists.flat().reverse()
    return [...new Map(worstFirst.map((queued) => [queued.lead.id, queued])).values()]
  },
  put: async (queued) => {
    // Into all at once: the page may be closed before the best answers.
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
