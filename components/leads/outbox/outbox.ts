import type { Delivery } from '../deliver.ts'
import { type Lead, randomId, referenceOf } from '../lead.ts'
import type { Verdict } from '../relay.ts'
import { announceArrival } from './arrivals.ts'
import {
  afterFailure,
  byTurn,
  isDue,
  isFailing,
  isOver,
  leaseTime,
  nextDue,
  type Occasion,
  type Queued,
} from './queued.ts'

/** The Background Sync tag for sending waiting leads. */
export const syncTag = 'waiting-leads'

/** Returns the replacement of a stored lead; undefined to leave it as it is. */
export type Change = (queued: Queued) => Queued | undefined

/**
 * Storage for waiting leads. Each is stored separately, so that tabs do not overwrite each other's
 * leads. No method throws, and none takes long, because storage has a timeout.
 */
export type LeadStore = {
  all: () => Promise<Queued[]>
  /** Resolves to true if the lead is stored where it outlives the page. */
  put: (queued: Queued) => Promise<boolean>
  /**
   * Applies a change to a lead atomically. Resolves to the new state; to undefined if the lead is
   * gone or `change` leaves it as it is.
   */
  update: (id: string, change: Change) => Promise<Queued | undefined>
  remove: (id: string) => Promise<void>
}

/** The dependencies of an outbox. Tests supply their own clock and relay. */
type OutboxParts = {
  store: LeadStore
  /** Never throws. */
  deliver: (lead: Lead, attempts: number) => Promise<Delivery>
  /** Called with a lead that is no longer retried. */
  onGiveUp?: (lead: Lead) => void
  /** Milliseconds since 1970. */
  now?: () => number
  /** A random number from 0 up to, but not including, 1. */
  random?: () => number
}

/** A lead on its way. Both promises resolve soon, whatever storage and relay do. */
type Submitted = {
  /** Resolves to true if the lead is stored where it outlives the page. */
  stored: Promise<boolean>
  /** Resolves at once after delivery; after a failure, once the lead is stored for a retry. */
  verdict: Promise<Verdict>
}

/**
 * Stores leads until the relay has accepted them. Each has its own pauses, and a page takes a lease
 * on a lead before it sends it, so that no other page sends it too.
 */
export const createOutbox = ({
  store,
  deliver,
  onGiveUp,
  now = Date.now,
  random = Math.random,
}: OutboxParts) => {
  const page = randomId()
  /** Requests of this page in flight, by lead id. Sending a lead again joins its request. */
  const inFlight = new Map<string, Promise<Verdict>>()
  /**
   * Delivered leads, which storage or a visitor told too early of a failure may bring back, and how
   * many of their photos went along.
   */
  const delivered = new Map<string, number>()

  const leased = (queued: Queued): Queued => ({
    ...queued,
    lease: { by: page, until: now() + leaseTime },
  })

  const settle = async (queued: Queued, { verdict, photos }: Delivery): Promise<void> => {
    const { id } = queued.lead
    if (verdict === 'delivered') {
      delivered.set(id, photos)
      announceArrival(id, photos)
      return store.remove(id)
    }
    const failed = afterFailure(queued, verdict, now(), random())
    await store.update(id, ({ lease }) => (lease?.by === page ? failed : undefined))
  }

  const send = (queued: Queued): Promise<Verdict> => {
    const { lead, attempts } = queued
    const attempt = async (): Promise<Verdict> => {
      const photos = delivered.get(lead.id)
      const delivery: Delivery =
        photos === undefined ? await deliver(lead, attempts) : { verdict: 'delivered', photos }
      const { verdict } = delivery
      const settled = settle(queued, delivery).finally(() => inFlight.delete(lead.id))
      // Does not wait for the deletion, which may take long and does not matter to the visitor.
      if (verdict !== 'delivered') await settled
      return verdict
    }
    const sending = inFlight.get(lead.id) ?? attempt()
    inFlight.set(lead.id, sending)
    return sending
  }

  /** Takes a lease on a lead that is due. Resolves to undefined if it is not due or gone. */
  const lease = (id: string, occasion: Occasion) =>
    store.update(id, (waiting) => (isDue(waiting, now(), occasion) ? leased(waiting) : undefined))

  /**
   * Stores a lead and sends it at once, before any other waiting lead.
   * @param attempts number of earlier attempts.
   */
  const submit = (lead: Lead, attempts = 0): Submitted => {
    const until = now() + leaseTime
    const queued = leased({ lead, queuedAt: now(), attempts, notBefore: 0 })
    const stored = store.put(queued)
    const begin = async (): Promise<Verdict> => {
      await stored
      // The browser may have left and restored the page meanwhile: another may have sent the lead.
      const mine = now() < until ? queued : await lease(lead.id, 'visit')
      return mine ? send(mine) : 'busy'
    }
    return { stored, verdict: begin() }
  }

  const giveUp = async (failing: readonly Queued[]): Promise<void> => {
    for (const queued of failing) {
      const { id } = queued.lead
      // A page may be sending it.
      if (!isOver(queued, now()) || queued.lease) continue
      await store.remove(id)
      onGiveUp?.(queued.lead)
      console.error(`Lead ${id} was given up: it could not be delivered within 7 days`)
    }
  }

  /**
   * Sends the leads that are due, one after another. Stops after a request that gets no response
   * from anyone, because there is no connection; a response of the relay concerns one lead only.
   * Returns the leads that keep failing, so that the visitor can be told.
   */
  const flush = async (occasion: Occasion): Promise<Lead[]> => {
    for (const { lead } of (await store.all()).sort(byTurn)) {
      const queued = await lease(lead.id, occasion)
      if (queued && (await send(queued)) === 'unreachable') return []
    }
    const failing = (await store.all()).filter(isFailing)
    // On other occasions, the visitor may not be there to be told.
    if (occasion === 'visit') await giveUp(failing)
    return failing.map(({ lead }) => lead)
  }

  return {
    submit,
    flush,
    /** Milliseconds until a page that stays open has to flush; undefined if it need not. */
    nextDue: async () => nextDue(await store.all(), now()),
    /** True if a lead with this reference is waiting. */
    isWaiting: async (reference: string) =>
      (await store.all()).some(({ lead }) => referenceOf(lead) === reference),
    remove: store.remove,
  }
}
