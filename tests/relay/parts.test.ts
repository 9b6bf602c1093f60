import { describe, expect, test } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { type Part, partNames, partSwitch, stores } from '../../scripts/relay/parts.ts'
import { startRelay } from './local-server.ts'

/** A relay, and the ways to send it a lead for which it plays a part. */
const playing = async (part: Part, slow?: number) => {
  const { send, leads, ...rest } = await startRelay(slow === undefined ? {} : { slow })
  const lead = { email: `ana+${part}@sample.example`, leadId: 'ab12cd34ef' }
  return {
    ...rest,
    send,
    leads,
    ajax: () => send(lead),
    native: () => send(lead, '/relay'),
  }
}

describe('a part', () => {
  test.each([
    ['needs-activation', 200, /activation/],
    ['wrong-origin', 200, /through a web server/],
    ['captcha', 200, /not a robot/],
    ['too-many', 429, /Too many requests/],
    ['unavailable', 503, /Service unavailable/],
  ] as const)('%s answers %i and says why, to browsers with a page', async (part, status, why) => {
    const { ajax, native } = await playing(part)
    const [answer, page] = [await ajax(), await native()]
    expect([answer.status, page.status]).toEqual([status, status])
    expect(await answer.text()).toMatch(why)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toMatch(why)
  })

  test('is understood by the site, and stores leads only if it is one that should', async () => {
    const expected = {
      delivered: 'delivered',
      'needs-activation': 'refused',
      'wrong-origin': 'refused',
      captcha: 'refused',
      'too-many': 'busy',
      unavailable: 'busy',
      slow: 'delivered',
      dropped: 'broken',
    }
    for (const part of partNames) {
      const { ajax, native, leads } = await playing(part)
      const verdict = await ajax().then(
        async (answer) =>
          adapterOf({ service: 'FormSubmit' }).verdict(answer.status, await answer.text()),
        () => 'broken',
      )
      expect(verdict, part).toBe(expected[part])
      await native().catch(() => {})
      expect((await leads())[0]?.count ?? 0, part).toBe(stores(part) ? 2 : 0)
    }
  })

  test('slow stores the lead immediately and answers after a form sent later', async () => {
    const { ajax, send, leads } = await playing('slow', 1000)
    const answers: string[] = []
    const slow = ajax().then(() => answers.push('slow'))
    await expect.poll(async () => (await leads()).length, { interval: 10 }).toBe(1)
    await send({ leadId: 'another' })
    answers.push('delivered')
    await slow
    expect(answers).toEqual(['delivered', 'slow'])
  })

  test('slow copes with a client that no longer waits', async () => {
    const { origin, send } = await playing('slow', 100)
    const gone = fetch(`${origin}/relay/ajax`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ana+slow@sample.example' }),
      headers: { origin },
      signal: AbortSignal.timeout(50),
    })
    await expect(gone).rejects.toThrow()
    expect((await send({ email: 'ana+slow@sample.example' })).status).toBe(200)
  })
})

describe('the switch', () => {
  test('delivers by default, and plays the part it is set to until it is changed', async () => {
    const { send, setPart, inbox } = await startRelay()
    expect(await inbox()).toContain('now plays <strong>Delivered')
    expect((await setPart({ part: 'unavailable', times: '' })).headers.get('location')).toBe(
      '/inbox',
    )
    expect(await inbox()).toMatch(/now plays <strong>Unavailable.*until you change it/)
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await send({ name: 'Ana' })).status).toBe(503)
    await setPart({ part: 'delivered' })
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test('can play a part for a number of forms and then deliver', async () => {
    const { send, setPart, inbox } = await startRelay()
    await setPart({ part: 'too-many', times: '2' })
    expect(await inbox()).toMatch(/now plays <strong>Too many.*for the next 2 forms/)
    expect((await send({ name: 'Ana' })).status).toBe(429)
    expect(await inbox()).toContain('for the next form.')
    expect((await send({ name: 'Ana' })).status).toBe(429)
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test.each<Record<string, string>>([
    {},
    { part: 'asleep' },
    { part: 'constructor' },
    { part: 'slow', times: '0' },
    { part: 'slow', times: '1.5' },
  ])('rejects %j and keeps its setting', async (setting) => {
    const { setPart, inbox } = await startRelay()
    const answer = await setPart(setting)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('needs-activation')
    expect(await inbox()).toContain('now plays <strong>Delivered')
  })

  test('gives way to the part that an address names, every time or the first times', () => {
    const { choose, set } = partSwitch()
    set({ part: 'slow' })
    expect(choose('ana+captcha@sample.example')).toBe('captcha')
    const twice = () => choose('Ana+Needs-Activation-2@sample.example')
    expect([twice(), twice(), twice()]).toEqual([
      'needs-activation',
      'needs-activation',
      'delivered',
    ])
    expect(choose('ben+needs-activation-2@sample.example')).toBe('needs-activation')
    expect(choose()).toBe('slow')
  })

  test.each([
    'ana+news@a.example',
    'unavailable@a.example',
    'a+unavailable.x@a.example',
    'a@x+slow',
  ])('is not read out of %j', (email) => expect(partSwitch().choose(email)).toBe('delivered'))
})
