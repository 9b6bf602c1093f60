import { describe, expect, test } from 'vitest'
import { holdTime, keptFor } from '../../components/leads/outbox/schedule.ts'
import type { Verdict } from '../../components/leads/relays/relay.ts'
import { browserWorld, leadNamed } from './browser-world.ts'

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

describe('the outbox', () => {
  test('keeps a lead before the first attempt and removes it once it is delivered', async () => {
    const { openTab, kept } = browserWorld()
    const { kept: isKept, verdict } = openTab().submit(leadNamed('a'))
    expect(await isKept).toBe(true)
    expect(kept.has('a')).toBe(true)
    expect(await verdict).toBe('delivered')
    expect(kept.size).toBe(0)
  })

  test('does not send a lead again that was delivered while it was thought to have failed', async () => {
    const { openTab, attempts, kept } = browserWorld()
    const outbox = openTab()
    await outbox.submit(leadNamed('a')).verdict
    expect(await outbox.submit(leadNamed('a')).verdict).toBe('delivered')
    expect(attempts).toHaveLength(1)
    expect(kept.size).toBe(0)
  })

  test('says that a lead is delivered before storage has forgotten it, and sends it once', async () => {
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
    const { openTab, answerBy, delivered, wait, kept } = browserWorld()
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
    expect([...kept.keys()]).toEqual(['poison'])
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
    await outbox.submit(leadNamed('a')).verdict
    await outbox.submit(leadNamed('b')).verdict
    wait(minute)
    await outbox.flush('pause')
    expect(attempts.map(({ id }) => id)).toEqual(['a', 'b', 'a'])
  })

  test('sends at once what only lacked a connection when the connection is back', async () => {
    const { openTab, answerBy, delivered } = browserWorld()
    const outbox = openTab()
    answerBy((id) => (id === 'busy' ? 'busy' : 'unreachable'))
    await outbox.submit(leadNamed('busy')).verdict
    await outbox.submit(leadNamed('offline')).verdict
    answerBy(() => 'delivered')
    await outbox.flush('connection')
    expect(delivered()).toEqual(['offline'])
  })

  test('tries a lead 25 times while pages stay open, then only when one is opened', async () => {
    const { openTab, answerBy, attempts, wait } = browserWorld()
    const outbox = openTab()
    answerBy(() => 'busy')
    await outbox.submit(leadNamed('a')).verdict
    for (let passed = 0; passed < 7 * day; passed += 20 * minute) {
      await outbox.flush('pause')
      wait(20 * minute)
    }
    expect(attempts).toHaveLength(25)
    expect(await outbox.nextDue()).toBeUndefined()
    await openTab().flush('visit')
    await openTab().flush('visit')
    expect(attempts).toHaveLength(26)
  })

  test('a relay that never answers in time gets a lead 5 times, half an hour apart or more', async () => {
    const { openTab, answerBy, attempts, wait } = browserWorld()
    const outbox = openTab()
    answerBy(() => 'unanswered')
    await outbox.submit(leadNamed('a')).verdict
    expect(await outbox.nextDue()).toBeGreaterThanOrEqual(hour / 2)
    for (let passed = 0; passed < 7 * day; passed += 20 * minute) {
      await outbox.flush('pause')
      wait(20 * minute)
    }
    expect(attempts).toHaveLength(5)
  })

  test('gives a lead up after 7 days and all its tries, and logs it', async () => {
    const { openTab, answerBy, kept, log, wait } = browserWorld()
    const outbox = openTab()
    answerBy(() => 'unanswered')
    await outbox.submit(leadNamed('a')).verdict
    for (let tried = 1; tried < 5; tried++) {
      wait(hour)
      await outbox.flush('pause')
    }
    wait(keptFor)
    expect(kept.size).toBe(1)
    await openTab().flush('visit')
    expect(kept.size).toBe(0)
    expect(log.join()).toContain('Lead a was given up')
  })

  test('sends a lead that is older than 7 days and was hardly tried', async () => {
    const { openTab, next, wait, delivered } = browserWorld()
    next('unreachable')
    await openTab().submit(leadNamed('a')).verdict
    wait(10 * day)
    await openTab().flush('visit')
    expect(delivered()).toEqual(['a'])
  })

  test.each([
    ['30 days ahead', 30 * day],
    ['10 days behind', -10 * day],
  ])('a clock that was %s and is then corrected costs no lead', async (_name, error) => {
    const { openTab, next, wait, delivered } = browserWorld()
    next('busy', 'busy')
    wait(error)
    await openTab().submit(leadNamed('a')).verdict
    wait(-error)
    await openTab().flush('visit')
    wait(hour)
    await openTab().flush('visit')
    expect(delivered()).toEqual(['a'])
  })

  test('sends pictures once only, if no answer comes in time', async () => {
    const { openTab, next, kept } = browserWorld()
    next('unanswered')
    const lead = { ...leadNamed('a'), photos: [{ name: 'roof.jpg', data: 'aGk=' }] }
    await openTab().submit(lead).verdict
    expect(kept.get('a')?.lead.photos).toEqual([{ name: 'roof.jpg', data: '' }])
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
  test('that come back at the same time send a lead once', async () => {
    const { openTab, next, attempts, wait } = browserWorld()
    next('busy')
    await openTab().submit(leadNamed('a')).verdict
    wait(hour)
    await Promise.all([1, 2, 3].map(() => openTab().flush('visit')))
    expect(attempts).toHaveLength(2)
  })

  test('do not send what the other is sending', async () => {
    const { openTab, next, attempts } = browserWorld()
    next('closed')
    void openTab().submit(leadNamed('a'))
    await openTab().flush('visit')
    await openTab().flush('connection')
    expect(attempts).toHaveLength(1)
  })

  test('take over what the other was sending when it was closed', async () => {
    const { openTab, next, delivered, wait } = browserWorld()
    next('closed')
    void openTab().submit(leadNamed('a'))
    const other = openTab()
    await other.flush('visit')
    wait((await other.nextDue()) ?? 0)
    await other.flush('pause')
    expect(delivered()).toEqual(['a'])
  })

  test('take over at once what the other had not begun to send when it was left, which sends it no more', async () => {
    const { openTab, attempts, delivered } = browserWorld()
    const left = openTab()
    let begin = () => {}
    const ready = new Promise<void>((resolve) => {
      begin = resolve
    })
    const { kept, verdict } = left.submit(leadNamed('a'), ready)
    await kept
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

  test('do not take over what the other was sending when it was left', async () => {
    const { openTab, next, attempts } = browserWorld()
    next('closed')
    const left = openTab()
    void left.submit(leadNamed('a'))
    await new Promise((resolve) => setTimeout(resolve))
    left.release()
    await openTab().flush('visit')
    expect(attempts).toHaveLength(1)
  })

  test('are not held up by a hold that only a wrong clock could have set', async () => {
    const { openTab, next, delivered, wait } = browserWorld()
    wait(30 * day)
    next('closed')
    void openTab().submit(leadNamed('a'))
    await Promise.resolve()
    wait(-30 * day)
    await openTab().flush('visit')
    expect(delivered()).toEqual(['a'])
    expect(holdTime).toBeLessThan(30 * day)
  })
})
