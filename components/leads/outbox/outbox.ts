import type { Lead } from '../lead.ts'
import type { Verdict } from '../relays/relay.ts'
import { byAge, keptFor, type Queued } from './queued.ts'

/** Where leads wait. Each is stored separately, so that tabs do not overwrite one another's leads. */
export type LeadStore = {
  all: () => Promise<Queued[]>
  put: (queued: Queued) => Promise<void>
  remove: (id: string) => Promise<void>
  /** Whether a lead still waits; also true when that cannot be found out. */
  has: (id: string) => Promise<boolean>
}

/** What an outbox depends on. Tests bring their own clock, lock and relay. */
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

/** Each failure doubles the pause. A random part, up to half, is taken off so that browsers do not all come back at once. */
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
   * Sends waiting leads one after another, oldest first. Stops at the first that could not be sent, because the next would
   * fail too, but goes past a refused one, which would otherwise hold up all others. Returns the ids of delivered leads.
   * @param urgent also sends leads that are not due yet, because a visitor is waiting or the connection has just returned.
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
   * Keeps a lead, sends it, and says whether the relay has taken it. If not, the lead stays in the store.
   * @param ready resolves when it may be sent.
   * @param attempts how often it was tried before.
   */
  const submit = async (lead: Lead, ready: Promise<unknown> = Promise.resolve(), attempts = 0): Promise<boolean> => {
    await store.put({ lead, queuedAt: now(), attempts, notBefore: 0 })
    await ready
    const delivered = await flush(true)
    // Another tab may have sent it in the meantime.
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
