import { describe, expect, test } from 'vitest'
import { storedFor } from '../../components/leads/outbox/queued.ts'
import type { Verdict } from '../../components/leads/relay.ts'
import { browserWorld, gate, leadNamed, settled } from './browser-world.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** Keeps a page with a lead that always fails open for a week, flushed every 20 minutes. */
const weekOf = async (verdict: Verdict) => {
  const world = browserWorld()
  const outbox = world.openTab()
  world.answerBy(() => verdict)
  await outbox.submit(leadNamed('a')).verdict
  for (let passed = 0; passed < 7 * day; passed += 20 * minute) {
    await outbox.flush('pause')
    world.wait(20 * minute)
  }
  return { ...world, outbox }
}

describe('the outbox', () => {
  test('stores a lead before the first attempt and removes it once it is delivered', async () => {
    const { openTab, attempts, store, stored: leads } = browserWorld()
    const { put } = store
    const { open, opened } = gate()
    store.put = (queued) => opened.then(() => put(queued))
    const { stored, verdict } = openTab().submit(leadNamed('a'))
    await settled()
    expect(attempts).toHaveLength(0)
    open()
    expect(await stored).toBe(true)
    expect(leads.has('a')).toBe(true)
    expect(await verdict).toBe('delivered')
    expect(leads.size).toBe(0)
  })

  test.each([
    ['has deleted it', () => new Promise<void>(() => {})],
    ['brings it back', async () => {}],
  ])(
    'reports a lead as delivered before storage %s, and sends it once, however often it is submitted',
    async (_, remove) => {
      const { openTab, attempts, store, wait } = browserWorld()
      store.remove = remove
      const outbox = openTab()
      const both = [outbox.submit(leadNamed('a')), outbox.submit(leadNamed('a'))]
      for (const { verdict } of both) expect(await verdict).toBe('delivered')
      await settled()
      wait(hour)
      void outbox.flush('visit')
      await settled()
      expect(await outbox.submit(leadNamed('a')).verdict).toBe('delivered')
      expect(attempts).toHaveLength(1)
    },
  )

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

  test('is not delayed by a lead that always fails, or that gets no answer', async () => {
    const { openTab, answerBy, delivered, wait, stored } = browserWorld()
    const outbox = openTab()
    answerBy((id) => (id === 'poison' ? 'busy' : id === 'stalled' ? 'closed' : 'unreachable'))
    await outbox.submit(leadNamed('poison')).verdict
    void outbox.submit(leadNamed('stalled'))
    await outbox.submit(leadNamed('b')).verdict
    answerBy((id) => (id === 'poison' ? 'busy' : 'delivered'))
    expect(await outbox.submit(leadNamed('c')).verdict).toBe('delivered')
    wait(5000)
    await outbox.flush('pause')
    expect(delivered()).toEqual(['c', 'b'])
    expect([...stored.keys()]).toEqual(['poison', 'stalled'])
  })

  test('sends no other lead without a connection, and sends at once when it is back the leads that only lacked one', async () => {
    const { openTab, answerBy, attempts, delivered, wait } = browserWorld()
    const outbox = openTab()
    answerBy(() => 'unreachable')
    for (const id of ['a', 'b']) await outbox.submit(leadNamed(id)).verdict
    wait(minute)
    await outbox.flush('pause')
    expect(attempts.map(({ id }) => id)).toEqual(['a', 'b', 'a'])
    answerBy(() => 'busy')
    await outbox.submit(leadNamed('busy')).verdict
    answerBy(() => 'delivered')
    await outbox.flush('connection')
    expect(delivered()).toEqual(['b', 'a'])
  })

  test.each(['busy', 'blocked'] as const)(
    'reports a lead whose relay is %s for an hour as failing, until it is delivered',
    async (verdict) => {
      const { openTab, answerBy, wait } = browserWorld()
      answerBy(() => verdict)
      const outbox = openTab()
      await outbox.submit(leadNamed('a')).verdict
      for (let passed = 0; passed < hour; passed += 5 * minute) {
        if (passed === 10 * minute) expect(await outbox.flush('pause')).toEqual([])
        else await outbox.flush('pause')
        wait(5 * minute)
      }
      wait(hour)
      expect(await outbox.flush('pause')).toEqual([leadNamed('a')])
      answerBy(() => 'unreachable')
      wait(hour)
      expect(await outbox.flush('visit')).toEqual([])
      answerBy(() => 'delivered')
      expect(await outbox.flush('connection')).toEqual([])
    },
  )

  test('sends a lead 25 times while pages stay open, then only when one is opened', async () => {
    const { attempts, openTab, outbox } = await weekOf('busy')
    expect(attempts).toHaveLength(25)
    expect(await outbox.nextDue()).toBeUndefined()
    for (let visit = 0; visit < 2; visit++) await openTab().flush('visit')
    expect(attempts).toHaveLength(26)
  })

  test('sends a lead to a relay that never answers in time 5 times, half an hour apart or more, and gives it up after 7 days', async () => {
    const { attempts, openTab, stored, log, givenUp, answerBy, wait } = await weekOf('unanswered')
    expect(attempts).toHaveLength(5)
    const other = openTab()
    answerBy(() => 'unanswered')
    await other.submit(leadNamed('b')).verdict
    expect(await other.nextDue()).toBeGreaterThanOrEqual(hour / 2)
    wait(storedFor - 7 * day)
    expect(stored.has('a')).toBe(true)
    wait(1)
    // The visitor may not be there to be told.
    await other.flush('connection')
    expect(stored.has('a')).toBe(true)
    expect(await other.flush('visit')).toEqual([leadNamed('a')])
    expect([...stored.keys()]).toEqual(['b'])
    expect(log()).toContain('Lead a was given up')
    expect(givenUp).toEqual(['a'])
  })

  test('sends pictures only once if no response comes in time', async () => {
    const { openTab, next, stored } = browserWorld()
    next('unanswered')
    const lead = { ...leadNamed('a'), photos: [{ name: 'roof.jpg', data: 'aGk=' }] }
    await openTab().submit(lead).verdict
    expect(stored.get('a')?.lead.photos).toEqual([{ name: 'roof.jpg', data: '' }])
  })
})

describe('two tabs', () => {
  test('do not send a lead that the other is sending', async () => {
    const { openTab, next, attempts } = browserWorld()
    next('closed')
    void openTab().submit(leadNamed('a'))
    await openTab().flush('visit')
    await openTab().flush('connection')
    await settled()
    expect(attempts).toHaveLength(1)
  })

  test('leave a lead to each other that was stored too late, or in a page that was restored', async () => {
    const { openTab, attempts, delivered, store, wait } = browserWorld()
    const { put } = store
    const { open, opened } = gate()
    store.put = async (queued) => {
      await put(queued)
      return opened.then(() => true)
    }
    const { verdict } = openTab().submit(leadNamed('a'))
    wait(2 * minute)
    await openTab().flush('visit')
    expect(delivered()).toEqual(['a'])
    open()
    expect(await verdict).not.toBe('delivered')
    expect(attempts).toHaveLength(1)
  })
})
