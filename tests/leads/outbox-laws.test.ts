import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Occasion } from '../../components/leads/outbox/queued.ts'
import { verdicts } from '../../components/leads/relay.ts'
import { browserWorld, leadNamed, type Outcome } from './browser-world.ts'

const hour = 60 * 60 * 1000

const tab = fc.nat(2)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('submit' as const), tab }),
    fc.record({
      kind: fc.constant('flush' as const),
      tab,
      occasion: fc.constantFrom<Occasion>('pause', 'visit', 'connection'),
    }),
    fc.record({ kind: fc.constant('close' as const), tab }),
    fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 0, max: 60 }) }),
    fc.record({
      kind: fc.constant('reset the clock' as const),
      days: fc.integer({ min: -40, max: 40 }),
    }),
  ),
  { maxLength: 25 },
)

const outcomes = fc.array(fc.constantFrom<Outcome>(...verdicts, 'closed'), { maxLength: 30 })

const settled = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

test('whatever fails, whenever tabs close and however wrong the clock is, every lead arrives, and none is sent again after success', async () => {
  await fc.assert(
    fc.asyncProperty(steps, outcomes, async (schedule, failures) => {
      const { openTab, next, wait, stored, attempts, delivered, log } = browserWorld()
      const tabs = [openTab(), openTab(), openTab()]
      next(...failures)
      const submitted: string[] = []
      for (const step of schedule) {
        wait(1)
        if (step.kind === 'wait') wait(step.hours * hour)
        else if (step.kind === 'reset the clock') wait(step.days * 24 * hour)
        else if (step.kind === 'close') tabs[step.tab] = openTab()
        else if (step.kind === 'flush') void tabs[step.tab]?.flush(step.occasion)
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
        await openTab().flush('visit')
        await settled()
      }

      expect(stored.size).toBe(0)
      for (const id of submitted) {
        const ofLead = attempts.filter((attempt) => attempt.id === id).map(({ outcome }) => outcome)
        const isGivenUp = log().includes(`Lead ${id} was given up`)
        expect(ofLead.includes('delivered') !== isGivenUp, `${id} is lost`).toBe(true)
        expect(ofLead.slice(0, -1), `${id} was sent again after a yes`).not.toContain('delivered')
        // A lead is only given up after all its retries.
        if (isGivenUp) expect(ofLead.length).toBeGreaterThanOrEqual(5)
      }
      expect(new Set(delivered()).size).toBe(delivered().length)
    }),
    { numRuns: 1000 },
  )
}, 120_000)
