import type { Lead } from '../lead.ts'
import type { Verdict } from '../relays/relay.ts'
import { byAge, keptFor, type Queued } from './queued.ts'

/** Where leads wait. Each is kept on its own, so that tabs do not overwrite one another's. */
export type LeadStore = {
  all: () => Promise<Queued[]>
  put: (queued: Queued) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Whether a lead still waits; true also where that cannot be told. */
  has: (id: string) => Promise<boolean>
}

/** What an outbox is made of. Tests put a clock, a lock and a relay of their own here. */
export type OutboxParts = {
  store: LeadStore
  deliver: (lead: Lead, attempts: number) => Promise<Verdict>
  /** Runs one task at a time among all tabs. */
  exclusively: (task: () => Promise<void>) => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
  /** From 0 to below 1. */
  random: () => number
  log: (message: string) => void
}

/** First pause after a failure, and the longest one, in milliseconds. */
const firstPause = 5_000
const longestPause = 60 * 60 * 1000

/** Each failure doubles the pause; chance takes up to half of it away, so that visitors do not come back all at once. */
const pauseAfter = (attempts: number, random: number): number => Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (1 - random / 2)

/** Keeps leads until the relay has taken them, and sends them oldest first. */
export const createOutbox = ({ store, deliver, exclusively, now, random, log }: OutboxParts) => {
  const drop = async ({ lead }: Queued, why: string) => {
    await store.remove(lead.id)
    log(`Lead ${lead.id} was dropped: ${why}`)
  }

  const waiting = async (): Promise<Queued[]> => {
    const all = (await store.all()).sort(byAge)
    const isOld = ({ queuedAt }: Queued) => now() - queuedAt > keptFor
    for (const old of all.filter(isOld)) await drop(old, 'it could not be delivered within 7 days')
    return all.filter((queued) => !isOld(queued))
  }

  const attempt = async (queued: Queued): Promise<Verdict> => {
    const verdict = await deliver(queued.lead, queued.attempts)
    if (verdict === 'delivered') await store.remove(queued.lead.id)
    else {
      const attempts = queued.attempts + 1
      await store.put({ ...queued, attempts, notBefore: now() + pauseAfter(attempts, random()), refused: verdict === 'refused' })
    }
    return verdict
  }

  /**
   * Sends what waits, one after another and the oldest first, and stops at the first that could not be sent: the next
   * would fare no better. A refused one is passed over, lest it hold up all others. Gives the ids of what was delivered.
   * @param urgent sends also what is to wait longer, because a visitor is waiting or the connection has just returned.
   */
  const flush = async (urgent = false): Promise<Set<string>> => {
    const delivered = new Set<string>()
    await exclusively(async () => {
      for (const queued of await waiting()) {
        if (!urgent && queued.notBefore > now()) {
          if (queued.refused) continue
          break
        }
        const verdict = await attempt(queued)
        if (verdict === 'delivered') delivered.add(queued.lead.id)
        if (verdict === 'retry') break
      }
    })
    return delivered
  }

  /**
   * Keeps a lead, sends it, and says whether the relay has taken it. Kept it stays, unless it has.
   * @param ready resolves when it may be sent.
   * @param attempts how often it was tried before.
   */
  const submit = async (lead: Lead, ready: Promise<unknown> = Promise.resolve(), attempts = 0): Promise<boolean> => {
    await store.put({ lead, queuedAt: now(), attempts, notBefore: 0 })
    await ready
    const delivered = await flush(true)
    // Another tab may have sent it meanwhile.
    return delivered.has(lead.id) || !(await store.has(lead.id))
  }

  /** When the next one is due, in milliseconds from now; undefined when none waits. */
  const nextDue = async (): Promise<number | undefined> => {
    const all = await waiting()
    const head = all.find(({ refused }) => !refused)
    const due = [...all.filter(({ refused }) => refused), ...(head ? [head] : [])].map(({ notBefore }) => notBefore)
    return due.length === 0 ? undefined : Math.max(0, Math.min(...due) - now())
  }

  return { submit, flush, nextDue, forget: store.remove }
}

export type Outbox = ReturnType<typeof createOutbox>
