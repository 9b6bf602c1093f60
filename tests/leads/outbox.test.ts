import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Lead } from '../../components/leads/lead.ts'
import type { Occasion } from '../../components/leads/outbox/queued.ts'
import { flushForSync } from '../../components/leads/outbox/worker-outbox.ts'
import { verdicts } from '../../components/leads/relay.ts'
import { browserWorld, gate, leadNamed, type Outcome, settled, settledOr } from './browser-world.ts'
import { createModel, hour, tabOfModel } from './outbox-model.ts'

const outcome = fc.constantFrom<Outcome>(...verdicts, 'silent')
/** A step, of which each kind takes what it needs. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['submit', 'submit', 'flush', 'close', 'wait', 'stay'] as const),
    ...(['set the clock', 'relay', 'storage'] as const),
  ),
  tab: fc.nat(1),
  lead: fc.nat(3).map((number) => `lead ${number}`),
  occasion: fc.constantFrom<Occasion>('pause', 'visit', 'connection'),
  hours: fc.constantFrom(0.001, 0.01, 0.02, 2, 24, 150, 200),
  correction: fc.constantFrom(-1000, -0.01, 900),
  toFirst: outcome,
  toOthers: outcome,
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A browser and its model, which are compared after all that they do. */
const compared = () => {
  const world = browserWorld()
  const model = createModel()
  world.relay = (id) => model.answer(id)
  world.deletes = async (id) => model.deletes && world.stored.delete(id)
  const open = () => ({ outbox: world.openTab(), ...tabOfModel() })
  const tabs = [open(), open()] as [Tab, Tab]
  type Tab = ReturnType<typeof open>

  const compare = async ({ outbox }: Tab) => {
    const isWhole = (lead: Lead) => lead.photos?.[0]?.data !== ''
    const sent = world.sent.map((lead) => lead.id + (isWhole(lead) ? ' with its photo' : ''))
    expect([sent, world.givenUp]).toEqual([model.sent, model.givenUp])
    expect([...world.stored.keys()].sort()).toEqual([...model.waiting.keys()].sort())
    expect(await outbox.nextDue()).toBe(model.nextDue(world.now))
  }
  const submit = async (tab: Tab, id: string) => {
    const lead = { ...leadNamed(id), photos: [{ name: 'roof.jpg', data: 'aGk=' }] }
    const { verdict } = tab.outbox.submit(lead)
    expect(await settledOr('silent', verdict)).toBe(model.submit(id, tab, world.now))
    await compare(tab)
  }
  const flush = async (tab: Tab, occasion: Occasion) => {
    const failing = await settledOr(undefined, tab.outbox.flush(occasion))
    const expected = model.flush(tab, world.now, occasion)
    expect(failing?.map(({ id }) => id).sort()).toEqual(expected?.sort())
    await compare(tab)
  }
  const stay = async (tab: Tab, hours: number) => {
    const end = world.now + hours * hour
    for (let flushes = 0; flushes < 30 && world.now < end; flushes++) {
      world.now = Math.min(end, world.now + ((await tab.outbox.nextDue()) ?? end))
      await flush(tab, 'pause')
    }
    world.now = end
  }
  const play = async ({ kind, tab: place, ...given }: Step) => {
    const tab = tabs[place as 0 | 1]
    if (kind === 'submit') await submit(tab, given.lead)
    if (kind === 'flush') await flush(tab, given.occasion)
    if (kind === 'stay') await stay(tab, given.hours)
    if (kind === 'close') tabs[place as 0 | 1] = open()
    if (kind === 'wait') world.now += given.hours * hour
    if (kind === 'set the clock') world.now += given.correction * hour
    if (kind === 'relay') model.answer = (id) => (id === 'lead 0' ? given.toFirst : given.toOthers)
    if (kind === 'storage') model.deletes = place === 0
  }
  return { world, model, play, visit: () => flush(open(), 'visit') }
}

test('whatever fails and however wrong the clock is, leads are sent when due, in turn, until they arrive or are given up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const { world, model, play, visit } = compared()
      for (const next of steps) await play(next)
      model.deletes = true
      const answers = ['silent', 'silent', 'busy', 'busy', 'delivered', 'delivered'] as const
      for (const [index, answer] of answers.entries()) {
        model.answer = () => answer
        // The fourth visit is in the seventh day of most leads.
        world.now += index > 1 ? ([150 * hour, 20 * hour][index - 2] ?? 2 * hour) : 0
        await visit()
      }
      expect(world.stored.size).toBe(0)
    }),
    { numRuns: 200 },
  )
}, 120_000)

describe('a lead', () => {
  test('counts as delivered before storage has deleted it, and is then sent by no page', async () => {
    const world = browserWorld()
    world.deletes = () => new Promise(() => {})
    const outbox = world.openTab()
    for (let time = 0; time < 2; time++)
      expect(await outbox.submit(leadNamed('a')).verdict).toBe('delivered')
    expect(world.sent).toHaveLength(1)
  })

  test('is left to the tab that sent it while its own waited for storage, as a page that is restored', async () => {
    const world = browserWorld()
    const { open, opened } = gate()
    world.confirms = () => opened
    const { verdict } = world.openTab().submit(leadNamed('a'))
    await settled()
    world.now += 2 * hour
    await world.openTab().flush('visit')
    open()
    expect(await verdict).not.toBe('delivered')
    expect(world.sent).toHaveLength(1)
  })

  test('stays with the tab that is sending it when the request of another fails late', async () => {
    const world = browserWorld()
    const { open, opened } = gate()
    world.relay = () => opened.then(() => 'busy' as const)
    void world.openTab().submit(leadNamed('a'))
    await settled()
    world.now += 2 * hour
    world.relay = () => 'silent'
    void world.openTab().flush('visit')
    await settled()
    open()
    await settled()
    world.now += hour / 120
    void world.openTab().flush('visit')
    await settled()
    expect(world.sent).toHaveLength(2)
  })
})

test('the service worker sends what waits, also of a page that was closed, or asks to be called again', async () => {
  const world = browserWorld()
  const sync = () =>
    flushForSync(world.openTab(), async (time) => {
      world.now += time
    })
  world.relay = () => 'silent'
  void world.openTab().submit(leadNamed('a'))
  await settled()
  world.relay = () => 'delivered'
  await sync()
  expect(world.stored.size).toBe(0)
  world.relay = () => 'unreachable'
  await world.openTab().submit(leadNamed('b')).verdict
  await expect(sync()).rejects.toThrow()
  world.relay = () => 'delivered'
  await sync()
  expect(world.stored.size).toBe(0)
})
