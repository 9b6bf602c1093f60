import { inDatabase } from './database.ts'
import { inLocalStorage } from './local-storage.ts'
import type { Change, LeadStore } from './outbox.ts'
import { leadsInMemory } from './waiting.ts'

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

/** How often a store is asked that fails: it may have failed only just now. */
const tries = 3

/** The result of a store, or `instead` if it fails: another store may still work. */
const orElse = async <Result>(
  work: () => Promise<Result>,
  instead: Result,
  left = tries,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (left > 1) return orElse(work, instead, left - 1)
    console.error(error)
    return instead
  }
}

/**
 * How often removing a lead is tried, and the pause after some of the tries, in milliseconds. Not
 * after each: in a tab that nobody sees, every pause takes a second.
 */
const removals = 20
const withoutPause = 4
const removalPause = 200

/** A lead that stayed after it was delivered would be delivered again. */
const removeFrom = async (store: LeadStore, id: string, left = removals - 1): Promise<void> => {
  try {
    await store.remove(id)
  } catch (error) {
    if (left === 0) return console.error(error)
    if (left % withoutPause === 0) await new Promise((wake) => setTimeout(wake, removalPause))
    await removeFrom(store, id, left - 1)
  }
}

/**
 * The stores of this browser, best first. A lead stays in the first that accepts it. Leads are read
 * from all of them, because the best store may have failed only last time. Where several have a
 * lead, the copy in the best counts.
 */
export const browserStore = (
  stores: readonly LeadStore[] = [inDatabase(), inLocalStorage(), inMemory],
): LeadStore => {
  return {
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
  }
}
