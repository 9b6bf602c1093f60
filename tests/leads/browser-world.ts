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
export const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The outcome of an attempt. `closed`: the tab is closed before a response comes. */
export type Outcome = Verdict | 'closed'

/** Returns a store that all tabs of a browser share. */
const sharedStore = (stored: Map<string, Queued>): LeadStore => ({
  all: async () => [...stored.values()],
  put: async (queued) => {
    stored.set(queued.lead.id, structuredClone(queued))
    return true
  },
  update: async (id, change) => {
    const queued = stored.get(id)
    const changed = queued && change(queued)
    if (changed) stored.set(id, structuredClone(changed))
    return changed
  },
  remove: async (id) => void stored.delete(id),
})

/** Returns a browser with tabs, and a relay and a clock that the test controls. */
export const browserWorld = () => {
  const stored = new Map<string, Queued>()
  const store = sharedStore(stored)
  const attempts: { id: string; outcome: Outcome }[] = []
  const givenUp: string[] = []
  const logged = vi.spyOn(console, 'error').mockReset().mockReturnValue(undefined)
  let now = Date.UTC(2026, 0, 1)
  let plan: Outcome[] = []
  let answer = (_id: string): Outcome => plan.shift() ?? 'delivered'

  const deliver = async ({ id }: Lead): Promise<Delivery> => {
    const outcome = answer(id)
    attempts.push({ id, outcome })
    if (outcome === 'closed') return new Promise(() => undefined)
    return { verdict: outcome, photos: 0 }
  }
  return {
    openTab: () =>
      createOutbox({
        store,
        deliver,
        onGiveUp: ({ id }) => givenUp.push(id),
        now: () => now,
        random: () => 0.5,
      }),
    givenUp,
    stored,
    store,
    attempts,
    /** Returns what was written to the console. */
    log: () => logged.mock.calls.join('\n'),
    /** Sets the outcomes of the next attempts for any lead. Later ones are delivered. */
    next: (...outcomes: Outcome[]) => {
      plan = outcomes
    },
    /** Decides outcomes by lead. */
    answerBy: (decide: (id: string) => Outcome) => {
      answer = decide
    },
    /** Moves the clock, backward too. */
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    delivered: () => attempts.flatMap(({ id, outcome }) => (outcome === 'delivered' ? id : [])),
  }
}
