import { vi } from 'vitest'
import type { Delivery } from '../../components/leads/deliver.ts'
import type { Lead } from '../../components/leads/lead.ts'
import { createOutbox, type LeadStore } from '../../components/leads/outbox/outbox.ts'
import type { Queued } from '../../components/leads/outbox/queued.ts'
import type { Verdict } from '../../components/leads/relay.ts'

export const leadNamed = (id: string): Lead => ({
  id,
  source: 'Sample form',
  subject: 'Sample',
  fields: { name: 'Ana' },
})

/** Returns a promise and its resolver. */
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Resolves once everything that can happen now has happened. */
export const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** Resolves to what a promise has resolved to by then, or to a fallback. */
export const settledOr = async <Fallback, Result>(fallback: Fallback, promise: Promise<Result>) =>
  Promise.race([promise, settled().then(() => fallback)])

/** The outcome of an attempt. `silent`: no answer comes, as where the tab is closed. */
export type Outcome = Verdict | 'silent'

/** Returns a browser whose tabs share a storage, with a relay and a clock that the test controls. */
export const browserWorld = () => {
  vi.spyOn(console, 'error').mockReset().mockReturnValue(undefined)
  const stored = new Map<string, Queued>()
  const world = {
    now: Date.UTC(2026, 0, 1),
    stored,
    /** The leads that were sent, in order, and those that were given up. */
    sent: [] as Lead[],
    givenUp: [] as string[],
    relay: (_id: string): Outcome | Promise<Outcome> => 'delivered',
    /** Resolves once the storage says that it has a lead, or has deleted one. */
    confirms: async () => {},
    deletes: (id: string): Promise<unknown> => Promise.resolve(stored.delete(id)),
  }
  const store: LeadStore = {
    all: async () => [...stored.values()],
    put: async (queued) => {
      await settled()
      stored.set(queued.lead.id, structuredClone(queued))
      await world.confirms()
      return true
    },
    update: async (id, change) => {
      const queued = stored.get(id)
      const changed = queued && change(queued)
      if (changed) stored.set(id, structuredClone(changed))
      return changed
    },
    remove: async (id) => void (await world.deletes(id)),
  }
  const openTab = () => {
    const deliver = async (lead: Lead): Promise<Delivery> => {
      // A page that is closed may have the only copy.
      if (!stored.has(lead.id)) throw new Error(`${lead.id} is sent before it is stored`)
      world.sent.push(lead)
      const outcome = await world.relay(lead.id)
      return outcome === 'silent' ? new Promise(() => undefined) : { verdict: outcome, photos: 0 }
    }
    const onGiveUp = ({ id }: Lead) => world.givenUp.push(id)
    return createOutbox({ store, deliver, onGiveUp, now: () => world.now, random: () => 0.5 })
  }
  return Object.assign(world, { openTab })
}
