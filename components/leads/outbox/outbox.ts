import type { Lead } from '../lead.ts'
import type { Verdict } from '../relays/relay.ts'
import { byAge, keptFor, type Queued } from './queued.ts'

/**
 * Where leads wait. Each is stored separately, so that tabs do not overwrite each other's leads.
 */
export type LeadStore = {
  all: () => Promise<Queued[]>
  put: (queued: Queued) => Promise<void>
  remove: (id: string) => Promise<void>
  /** True if a lead is still waiting, or if that cannot be determined. */
  has: (id: string) => Promise<boolean>
}

/** The dependencies of an outbox. Tests supply their own clock, lock and relay. */
export type OutboxParts = {
  store: LeadStore
  deliver: (lead: Lead, attempts: number) => Promise<Verdict>
  /** Runs one task at a time across all tabs. */
  exclusively: (task: () => Promise<void>) => Promise<void>
  /** Milliseconds since 1970. */
  now: () => number
  /** A random number from 0 up to, but not including, 1. */
  random: () => number
  log: (message: string) => void
}

/** The first and the longest pause after a failure, in milliseconds. */
const firstPause = 5_000
const longestPause = 60 * 60 * 1000

/**
 * Each failure doubles the pause. Up to half of it is randomly taken off, so that browsers do not
 * all retry at once.
 */
const pauseAfter = (attempts: number, random: number): number =>
  Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (1 - random / 2)

/** Keeps leads until the relay has accepted them, and sends them oldest first. */
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
      await store.put({
        ...queued,
        attempts,
        notBefore: now() + pauseAfter(attempts, random()),
        refused: verdict === 'refused',
      })
    }
    return verdict
  }

  /**
   * Sends waiting leads one after another, oldest first. Stops at the first that could not be sent,
   * because the next would fail too, but skips a refused one, which would otherwise block all
   * others. Returns the ids of delivered leads.
   * @param urgent also sends leads that are not due yet, because a visitor is waiting or the
   *   connection just came back.
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
   * Keeps a lead, sends it, and returns whether the relay accepted it. If not, the lead stays in
   * the store.
   * @param ready resolves when the lead may be sent.
   * @param attempts number of earlier attempts.
   */
  const submit = async (
    lead: Lead,
    ready: Promise<unknown> = Promise.resolve(),
    attempts = 0,
  ): Promise<boolean> => {
    await store.put({ lead, queuedAt: now(), attempts, notBefore: 0 })
    await ready
    const delivered = await flush(true)
    // Another tab may have sent it in the meantime.
    return delivered.has(lead.id) || !(await store.has(lead.id))
  }

  /** Milliseconds until the next lead is due; undefined if none is waiting. */
  const nextDue = async (): Promise<number | undefined> => {
    const all = await waiting()
    const head = all.find(({ refused }) => !refused)
    const due = [...all.filter(({ refused }) => refused), ...(head ? [head] : [])].map(
      ({ notBefore }) => notBefore,
    )
    return due.length === 0 ? undefined : Math.max(0, Math.min(...due) - now())
  }

  return { submit, flush, nextDue, forget: store.remove }
}
