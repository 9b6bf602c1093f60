import { createStore, del, set, values } from 'idb-keyval'
import { leadMark } from './mark.ts'
import type { LeadStore } from './outbox.ts'

import { asQueued, keptFor, type Queued } from './queued.ts'

/** One way for a browser to store leads. */
type Backend = Omit<LeadStore, 'has'>

/** Longest wait for an unresponsive database, in milliseconds. */
const patience = 2000

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, fail) =>
      setTimeout(() => fail(new Error('The database does not answer')), patience),
    ),
  ])

const readable = (kept: readonly unknown[]): Queued[] =>
  kept.flatMap((value) => asQueued(value) ?? [])

/** IndexedDB: the largest storage, shared by all tabs. */
const inDatabase = (): Backend => {
  const database = createStore('leads', 'outbox')
  return {
    all: async () => readable(await inTime(values(database))),
    // Async, because a browser that blocks databases throws synchronously.
    put: async (queued) => inTime(set(queued.lead.id, queued, database)),
    remove: async (id) => inTime(del(id, database)),
  }
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** For browsers without a database, such as in some private windows. */
const inLocalStorage = (): Backend => ({
  all: async () =>
    readable(
      Object.keys(localStorage)
        .filter((key) => key.startsWith(leadMark))
        .map((key) => parse(localStorage.getItem(key))),
    ),
  put: async (queued) => localStorage.setItem(leadMark + queued.lead.id, JSON.stringify(queued)),
  remove: async (id) => localStorage.removeItem(leadMark + id),
})

/** The last resort, which lasts as long as the page is open. */
const inMemory = (): Backend => {
  const leads = new Map<string, Queued>()
  return {
    all: async () => [...leads.values()],
    put: async (queued) => void leads.set(queued.lead.id, queued),
    remove: async (id) => void leads.delete(id),
  }
}

/**
 * Logs the failure of a store and carries on with `instead`, because another store may still work.
 */
const orElse =
  <Result>(instead: Result) =>
  (error: unknown): Result => {
    console.error(error)
    return instead
  }

/** Leaves a mark that a lead is waiting, so that any page can tell without loading the outbox. */
const markLead = (id: string): void => {
  try {
    if (localStorage.getItem(leadMark + id) === null)
      localStorage.setItem(leadMark + id, String(Date.now()))
  } catch (error) {
    console.error(error)
  }
}

const unmarkLead = (id: string): void => {
  try {
    localStorage.removeItem(leadMark + id)
  } catch (error) {
    console.error(error)
  }
}

/** Removes marks of leads that are long gone, such as those in a database that was lost. */
const sweepMarks = (): void => {
  for (const key of Object.keys(localStorage)) {
    const markedAt = key.startsWith(leadMark) ? Number(localStorage.getItem(key)) : Number.NaN
    if (Date.now() - markedAt > keptFor) localStorage.removeItem(key)
  }
}

/**
 * The stores of this browser, best first. A lead goes into the first store that accepts it. Leads
 * are read from all of them, because the best store may have failed only last time.
 */
export const browserStore = (): LeadStore & {
  isLasting: (id: string) => Promise<boolean>
  sweep: () => void
} => {
  const lasting = [inDatabase(), inLocalStorage()]
  const stores = [...lasting, inMemory()]
  const listed = async (some: readonly Backend[]) => {
    const lists = await Promise.all(some.map((store) => store.all().catch(orElse<Queued[]>([]))))
    // A lead may be in two stores; the copy with more attempts is newer.
    const oldestFirst = lists.flat().sort((a, b) => a.attempts - b.attempts)
    return [...new Map(oldestFirst.map((queued) => [queued.lead.id, queued])).values()]
  }
  return {
    all: () => listed(stores),
    put: async (queued) => {
      markLead(queued.lead.id)
      for (const store of stores) {
        const taken = await store.put(queued).then(() => true, orElse(false))
        if (taken) return
      }
    },
    remove: async (id) => {
      await Promise.all(stores.map((store) => store.remove(id).catch(orElse(undefined))))
      unmarkLead(id)
    },
    sweep: () => {
      try {
        sweepMarks()
      } catch (error) {
        console.error(error)
      }
    },
    has: async (id) => {
      const lists = await Promise.all(stores.map((store) => store.all().catch(() => undefined)))
      return lists.some((list) => list === undefined || list.some(({ lead }) => lead.id === id))
    },
    isLasting: async (id) => (await listed(lasting)).some(({ lead }) => lead.id === id),
  }
}
