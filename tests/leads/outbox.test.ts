import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Lead, newLead } from '../../components/leads/lead.ts'
import { createOutbox, type LeadStore } from '../../components/leads/outbox/outbox.ts'
import { keptFor, type Queued } from '../../components/leads/outbox/queued.ts'
import type { Verdict } from '../../components/leads/relays/relay.ts'

const fields = { name: 'Ana', email: 'a@b.example' }
const leadNamed = (id: string): Lead =>
  newLead({ source: 'Sample form', subject: 'Sample', fields }, id)

const hour = 60 * 60 * 1000

/**
 * A browser with tabs that share a store and a lock, a relay under test control, and a clock that
 * only moves when told to.
 */
const world = () => {
  const kept = new Map<string, Queued>()
  const log: string[] = []
  const attempts: { id: string; verdict: Verdict | 'killed' }[] = []
  let now = 1_000_000
  let plan: (Verdict | 'killed')[] = []
  let queue: Promise<unknown> = Promise.resolve()
  let releaseKilled = () => {}

  const store: LeadStore = {
    all: async () => [...kept.values()],
    put: async (queued) => void kept.set(queued.lead.id, structuredClone(queued)),
    remove: async (id) => void kept.delete(id),
    has: async (id) => kept.has(id),
  }

  /** A closed tab releases its lock, and nothing it was waiting for ever happens. */
  const exclusively = (task: () => Promise<void>): Promise<void> => {
    const turn = queue.then(() => {
      const closed = new Promise<void>((resolve) => {
        releaseKilled = resolve
      })
      const done = task()
      return Promise.race([done, closed])
    })
    queue = turn.catch(() => undefined)
    return turn
  }

  const deliver = async (lead: Lead): Promise<Verdict> => {
    const verdict = plan.shift() ?? 'delivered'
    attempts.push({ id: lead.id, verdict })
    if (verdict !== 'killed') return verdict
    releaseKilled()
    return new Promise(() => undefined)
  }

  const openTab = () =>
    createOutbox({
      store,
      deliver,
      exclusively,
      now: () => now,
      random: () => 0.5,
      log: (message) => log.push(message),
    })
  return {
    openTab,
    kept,
    log,
    attempts,
    store,
    next: (...verdicts: (Verdict | 'killed')[]) => {
      plan = verdicts
    },
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    delivered: () => attempts.filter(({ verdict }) => verdict === 'delivered').map(({ id }) => id),
  }
}

describe('the outbox', () => {
  test('keeps a lead before the first attempt and removes it once it is delivered', async () => {
    const { openTab, kept, store, next } = world()
    let keptBefore = false
    const outbox = openTab()
    next('delivered')
    const put = store.put
    store.put = async (queued) => {
      await put(queued)
      keptBefore = kept.has('a')
    }
    expect(await outbox.submit(leadNamed('a'))).toBe(true)
    expect(keptBefore).toBe(true)
    expect(kept.size).toBe(0)
  })

  test('retries after a pause that doubles, up to an hour', async () => {
    const { openTab, next, attempts, wait } = world()
    const outbox = openTab()
    next(...Array<Verdict>(12).fill('retry'))
    await outbox.submit(leadNamed('a'))
    const pauses: number[] = []
    for (let failure = 0; failure < 11; failure++) {
      const due = (await outbox.nextDue()) ?? 0
      pauses.push(due)
      wait(due - 1)
      await outbox.flush()
      expect(attempts).toHaveLength(failure + 1)
      wait(1)
      await outbox.flush()
      expect(attempts).toHaveLength(failure + 2)
    }
    expect(pauses.slice(0, 3)).toEqual([3750, 7500, 15_000])
    expect(Math.max(...pauses)).toBe(0.75 * hour)
  })

  test('sends the oldest first, and waiting leads before new ones', async () => {
    const { openTab, next, delivered, wait } = world()
    const outbox = openTab()
    next('retry', 'retry')
    await outbox.submit(leadNamed('a'))
    wait(10)
    expect(await outbox.submit(leadNamed('b'))).toBe(false)
    wait(10)
    expect(await outbox.submit(leadNamed('c'))).toBe(true)
    expect(delivered()).toEqual(['a', 'b', 'c'])
  })

  test('a refused lead does not block the others, and is retried later', async () => {
    const { openTab, next, delivered, wait } = world()
    const outbox = openTab()
    next('refused')
    await outbox.submit(leadNamed('a'))
    wait(1)
    next('refused', 'delivered')
    await outbox.submit(leadNamed('b'))
    expect(delivered()).toEqual(['b'])
    wait(hour)
    await outbox.flush()
    expect(delivered()).toEqual(['b', 'a'])
  })

  test('a refused lead that is not due does not block one that waits for the connection', async () => {
    const { openTab, next, delivered, wait } = world()
    const outbox = openTab()
    next(...Array<Verdict>(8).fill('refused'))
    await outbox.submit(leadNamed('a'))
    for (let visit = 0; visit < 7; visit++) {
      wait(hour)
      await outbox.flush()
    }
    next('refused', 'retry')
    await outbox.submit(leadNamed('b'))
    expect(await outbox.nextDue()).toBeLessThan(6000)
    wait(6000)
    await outbox.flush()
    expect(delivered()).toEqual(['b'])
  })

  test('a lead that disappeared from the store is not assumed to be delivered', async () => {
    const { openTab, next, store } = world()
    next('retry')
    store.all = async () => []
    store.has = async () => true
    expect(await openTab().submit(leadNamed('a'))).toBe(false)
  })

  test('drops a lead after 7 days and logs it', async () => {
    const { openTab, next, kept, log, wait, attempts } = world()
    const outbox = openTab()
    next('retry')
    await outbox.submit(leadNamed('a'))
    wait(keptFor + 1)
    await outbox.flush()
    expect(kept.size).toBe(0)
    expect(log.join()).toContain('Lead a was dropped')
    expect(attempts).toHaveLength(1)
  })

  test('a tab closed during an attempt leaves the lead to the next tab', async () => {
    const { openTab, next, kept, delivered } = world()
    next('killed')
    void openTab().submit(leadNamed('a'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(kept.has('a')).toBe(true)
    await openTab().flush()
    expect(delivered()).toEqual(['a'])
  })

  test('two tabs that come back at the same time send a lead once', async () => {
    const { openTab, next, delivered, wait } = world()
    next('retry')
    await openTab().submit(leadNamed('a'))
    wait(hour)
    await Promise.all([openTab().flush(), openTab().flush(), openTab().flush()])
    expect(delivered()).toEqual(['a'])
  })
})

type OutboxEvent =
  | { kind: 'submit'; tab: number }
  | { kind: 'flush'; tab: number }
  | { kind: 'wait'; hours: number }
  | { kind: 'restart'; tab: number }

const verdicts = fc.array(
  fc.constantFrom<Verdict | 'killed'>('delivered', 'retry', 'refused', 'killed'),
  { maxLength: 30 },
)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('submit' as const), tab: fc.nat(2) }),
    fc.record({ kind: fc.constant('flush' as const), tab: fc.nat(2) }),
    fc.record({ kind: fc.constant('restart' as const), tab: fc.nat(2) }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 60 }) }),
  ),
  { maxLength: 25 },
)

const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

test('whatever fails and whenever tabs close, every lead arrives or is dropped after 7 days, none is sent again after success, and the order is kept', async () => {
  await fc.assert(
    fc.asyncProperty(steps, verdicts, async (schedule: OutboxEvent[], failures) => {
      const { openTab, next, wait, kept, log, attempts, delivered } = world()
      const tabs = [openTab(), openTab(), openTab()]
      next(...failures)
      const submitted: string[] = []
      for (const step of schedule) {
        wait(1)
        if (step.kind === 'wait') wait(step.hours * hour)
        else if (step.kind === 'restart') tabs[step.tab] = openTab()
        else if (step.kind === 'flush') void tabs[step.tab]?.flush()
        else {
          const id = `lead-${String(submitted.length).padStart(2, '0')}`
          submitted.push(id)
          void tabs[step.tab]?.submit(leadNamed(id))
        }
        await settled()
      }
      // Finally the relay works, and the visitor comes back a few times.
      next()
      for (let visit = 0; visit < 3; visit++) {
        wait(2 * hour)
        await openTab().flush()
        await settled()
      }

      expect(kept.size).toBe(0)
      const arrived = delivered()
      expect(arrived.length, 'none is confirmed twice').toBe(new Set(arrived).size)
      for (const id of submitted) {
        const dropped = log.some((line) => line.includes(`Lead ${id} was dropped`))
        expect(arrived.includes(id) || dropped, `${id} is neither delivered nor dropped`).toBe(true)
        const ofLead = attempts.filter((attempt) => attempt.id === id).map(({ verdict }) => verdict)
        expect(ofLead.slice(0, -1), `${id} was sent again after a yes`).not.toContain('delivered')
      }
      const neverRefused = arrived.filter(
        (id) => !attempts.some((attempt) => attempt.id === id && attempt.verdict === 'refused'),
      )
      expect(neverRefused).toEqual([...neverRefused].sort())
    }),
    { numRuns: 1000 },
  )
}, 120_000)
