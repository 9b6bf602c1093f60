import { describe, expect, test } from 'vitest'
import { storedFor } from '../../components/leads/outbox/schedule.ts'
import type { Verdict } from '../../components/leads/relay.ts'
import { browserWorld, leadNamed } from './browser-world.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page that stays open for a week, and flushes every 20 minutes. */
const stayOpen = async (
  { wait }: ReturnType<typeof browserWorld>,
  outbox: ReturnType<ReturnType<typeof browserWorld>['openTab']>,
) => {
  for (let passed = 0; passed < 7 * day; passed += 20 * minute) {
    await outbox.flush('pause')
    wait(20 * minute)
  }
}

describe('the outbox', () => {
  test('stores a lead before the first attempt and removes it once it is delivered', async () => {
    const world = browserWorld()
    const { stored, verdict } = world.openTab().submit(leadNamed('a'))
    expect(await stored).toBe(true)
    expect(world.stored.has('a')).toBe(true)
    expect(await verdict).toBe('delivered')
    expect(world.stored.size).toBe(0)
  })

  test('does not send a lead again that was delivered while it was thought to have failed', async () => {
    const { openTab, attempts, stored } = browserWorld()
    const outbox = openTab()
    await outbox.submit(leadNamed('a')).verdict
    expect(await outbox.submit(leadNamed('a')).verdict).toBe('delivered')
    expect(attempts).toHaveLength(1)
    expect(stored.size).toBe(0)
  })

  test('says that a lead is delivered before storage has deleted it, and sends it once', async () => {
    const { openTab, attempts, store, wait } = browserWorld()
    store.remove = () => new Promise(() => undefined)
    const outbox = openTab()
    expect(await outbox.submit(leadNamed('a')).verdict).toBe('delivered')
    wait(hour)
    void outbox.flush('visit')
    expect(await outbox.submit(leadNamed('a')).verdict).toBe('delivered')
    expect(attempts).toHaveLength(1)
  })

  test('retries after a pause that doubles, up to an hour', async () => {
    const { openTab, next, attempts, wait } = browserWorld()
    const outbox = openTab()
    next(...Array<Verdict>(12).fill('busy'))
    await outbox.submit(leadNamed('a')).verdict
    const pauses: number[] = []
    for (let failure = 0; failure < 11; failure++) {
      const due = (await outbox.nextDue()) ?? 0
      pauses.push(due)
      wait(due - 1)
      await outbox.flush('pause')
      expect(attempts).toHaveLength(failure + 1)
      wait(1)
      await outbox.flush('pause')
      expect(attempts).toHaveLength(failure + 2)
    }
    expect(pauses.slice(0, 3)).toEqual([3750, 7500, 15_000])
    expect(Math.max(...pauses)).toBe(0.75 * hour)
  })

  test('a lead that always fails delays no other', async () => {
    const { openTab, answerBy, delivered, wait, stored } = browserWorld()
    const outbox = openTab()
    answerBy((id) => (id === 'poison' ? 'busy' : 'delivered'))
    await outbox.submit(leadNamed('poison')).verdict
    expect(await outbox.submit(leadNamed('b')).verdict).toBe('delivered')
    answerBy((id) => (id === 'poison' ? 'busy' : 'unreachable'))
    await outbox.submit(leadNamed('c')).verdict
    answerBy((id) => (id === 'poison' ? 'busy' : 'delivered'))
    wait(5000)
    await outbox.flush('pause')
    expect(delivered()).toEqual(['b', 'c'])
    expect([...stored.keys()]).toEqual(['poison'])
  })

  test('a fresh lead is sent at once while another is on its way', async () => {
    const { openTab, answerBy } = browserWorld()
    const outbox = openTab()
    answerBy((id) => (id === 'stalled' ? 'closed' : 'delivered'))
    void outbox.submit(leadNamed('stalled'))
    expect(await outbox.submit(leadNamed('fresh')).verdict).toBe('delivered')
  })

  test('asks for no other lead where there is no connection', async () => {
    const { openTab, answerBy, attempts, wait } = browserWorld()
    const outbox = openTab()
    answerBy(() => 'unreachable')
    for (const id of ['a', 'b']) await outbox.submit(leadNamed(id)).verdict
    wait(minute)
    await outbox.flush('pause')
    expect(attempts.map(({ id }) => id)).toEqual(['a', 'b', 'a'])
  })

  test('sends at once what only lacked a connection when the connection is back', async () => {
    const { openTab, answerBy, delivered } = browserWorld()
    const outbox = openTab()
    answerBy((id) => (id === 'busy' ? 'busy' : 'unreachable'))
    for (const id of ['busy', 'offline']) await outbox.submit(leadNamed(id)).verdict
    answerBy(() => 'delivered')
    await outbox.flush('connection')
    expect(delivered()).toEqual(['offline'])
  })

  test('sends a lead 25 times while pages stay open, then only when one is opened', async () => {
    const world = browserWorld()
    const outbox = world.openTab()
    world.answerBy(() => 'busy')
    await outbox.submit(leadNamed('a')).verdict
    await stayOpen(world, outbox)
    expect(world.attempts).toHaveLength(25)
    expect(await outbox.nextDue()).toBeUndefined()
    for (let visit = 0; visit < 2; visit++) await world.openTab().flush('visit')
    expect(world.attempts).toHaveLength(26)
  })

  test('a relay that never answers in time gets a lead 5 times, half an hour apart or more', async () => {
    const world = browserWorld()
    const outbox = world.openTab()
    world.answerBy(() => 'unanswered')
    await outbox.submit(leadNamed('a')).verdict
    expect(await outbox.nextDue()).toBeGreaterThanOrEqual(hour / 2)
    await stayOpen(world, outbox)
    expect(world.attempts).toHaveLength(5)
  })

  test('gives a lead up after 7 days and all its retries, and logs it', async () => {
    const { openTab, answerBy, stored, log, wait } = browserWorld()
    const outbox = openTab()
    answerBy(() => 'unanswered')
    await outbox.submit(leadNamed('a')).verdict
    for (let attempt = 1; attempt < 5; attempt++) {
      wait(hour)
      await outbox.flush('pause')
    }
    wait(storedFor)
    expect(stored.size).toBe(1)
    await openTab().flush('visit')
    expect(stored.size).toBe(0)
    expect(log.join()).toContain('Lead a was given up')
  })

  test('sends pictures once only, if no answer comes in time', async () => {
    const { openTab, next, stored } = browserWorld()
    next('unanswered')
    const lead = { ...leadNamed('a'), photos: [{ name: 'roof.jpg', data: 'aGk=' }] }
    await openTab().submit(lead).verdict
    expect(stored.get('a')?.lead.photos).toEqual([{ name: 'roof.jpg', data: '' }])
  })

  test('a lead that is submitted again while it is on its way is sent once', async () => {
    const { openTab, attempts } = browserWorld()
    const outbox = openTab()
    const both = [outbox.submit(leadNamed('a')), outbox.submit(leadNamed('a'))]
    await Promise.all(both.map(({ verdict }) => verdict))
    expect(attempts).toHaveLength(1)
  })
})

describe('two tabs', () => {
  test('do not send what the other is sending, even if it was left', async () => {
    const { openTab, next, attempts } = browserWorld()
    next('closed')
    const left = openTab()
    void left.submit(leadNamed('a'))
    await openTab().flush('visit')
    await openTab().flush('connection')
    await settled()
    left.release()
    await openTab().flush('visit')
    expect(attempts).toHaveLength(1)
  })

  test('take over at once what the other had not begun to send when it was left, which sends it no more', async () => {
    const { openTab, attempts, delivered } = browserWorld()
    const left = openTab()
    let begin = () => {}
    const ready = new Promise<void>((resolve) => {
      begin = resolve
    })
    const { stored, verdict } = left.submit(leadNamed('a'), ready)
    await stored
    left.release()
    await openTab().flush('visit')
    expect(delivered()).toEqual(['a'])
    begin()
    expect(await verdict).not.toBe('delivered')
    expect(attempts).toHaveLength(1)
  })

  test('a page that comes back before another has sent its lead sends it', async () => {
    const { openTab, attempts } = browserWorld()
    const left = openTab()
    const { verdict } = left.submit(leadNamed('a'), Promise.resolve())
    left.release()
    expect(await verdict).toBe('delivered')
    expect(attempts).toHaveLength(1)
  })
})
