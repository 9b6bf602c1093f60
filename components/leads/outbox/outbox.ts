import type { Lead } from '../lead.ts'
import type { Verdict } from '../relays/relay.ts'
import { byAge, keptFor, type Queued } from './queued.ts'

/** Where leads wait. Each is kept on its own, so that tabs do not overwrite one another's. */
export type LeadStore = {
  all: () => Promise<Queued[]>
  put: (queued: Queued) => Promise<void>
  remove: (id: string) => Promise<void>
}

/** What an outbox is made of. Tests put a clock, a lock and a relay of their own here. */
export type OutboxParts = {
  store: LeadStore
  deliver: (lead: Lead, attempts: number) => Promise<Verdict>
  /** Runs one task at a time among all tabs. */
  exclusively: <Result>(task: () => Promise<Result>) => Promise<Result>
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
      await store.put({ ...queued, attempts, notBefore: now() + pauseAfter(attempts, random()) })
    }
    return verdict
  }

  /**
   * Sends what waits, one after another and the oldest first, and stops at the first that could not be sent: the next
   * would fare no better. A refused one is passed over, lest it hold up all others.
   * @param urgent sends also what is to wait longer, because a visitor is waiting.
   */
  const flush = (urgent = false): Promise<void> =>
    exclusively(async () => {
      for (const queued of await waiting()) {
        const rests = !urgent && queued.notBefore > now()
        if (rests || (await attempt(queued)) === 'retry') break
      }
    })

  /** Keeps a lead, sends it, and says whether the relay has taken it. Kept it stays, unless it has. */
  const submit = async (lead: Lead, ready: Promise<unknown> = Promise.resolve()): Promise<boolean> => {
    await store.put({ lead, queuedAt: now(), attempts: 0, notBefore: 0 })
    await ready
    await flush(true)
    return !(await store.all()).some((queued) => queued.lead.id === lead.id)
  }

  /** When the next one is due, in milliseconds from now; undefined when none waits. */
  const nextDue = async (): Promise<number | undefined> => {
    const [first] = await waiting()
    return first && Math.max(0, first.notBefore - now())
  }

  return { submit, flush, nextDue, forget: store.remove }
}

export type Outbox = ReturnType<typeof createOutbox>
