import { describe, expect, test } from 'vitest'
import { partSwitch } from '../../scripts/relay/part-switch.ts'
import { startRelay } from './local-server.ts'

describe('the switch', () => {
  test('delivers by default, and plays the part it is set to until it is changed', async () => {
    const { send, setPart, part } = await startRelay()
    expect(await part()).toEqual({ part: 'delivered' })
    expect(await (await setPart({ part: 'unavailable' })).json()).toEqual({ part: 'unavailable' })
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await send({ name: 'Ana' })).status).toBe(503)
    await setPart({ part: 'delivered' })
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test('can play a part for a number of submissions and then deliver', async () => {
    const { send, setPart, part } = await startRelay()
    await setPart({ part: 'too-many', times: 2 })
    expect((await send({ name: 'Ana' })).status).toBe(429)
    expect(await part()).toEqual({ part: 'too-many', times: 1 })
    expect((await send({ name: 'Ana' })).status).toBe(429)
    expect(await part()).toEqual({ part: 'delivered' })
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test('is set with the form of the inbox, which then shows the setting', async () => {
    const { origin, part, inbox } = await startRelay()
    const set = (fields: Record<string, string>) =>
      fetch(`${origin}/relay/part`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin },
        redirect: 'manual',
      })
    expect((await set({ part: 'captcha', times: '' })).headers.get('location')).toBe('/inbox')
    expect(await part()).toEqual({ part: 'captcha' })
    expect(await inbox()).toMatch(/now plays <strong>Captcha page.*until you change it/)
    await set({ part: 'slow', times: '3' })
    expect(await part()).toEqual({ part: 'slow', times: 3 })
    expect(await inbox()).toMatch(/now plays <strong>Slow.*for the next 3 forms/)
  })

  test.each([
    {},
    { part: 'asleep' },
    { part: 'constructor' },
    { part: 'slow', times: 0 },
    { part: 'slow', times: 1.5 },
    { part: 'slow', times: 'x' },
    5,
    null,
  ])('rejects %j and keeps its setting', async (setting) => {
    const { setPart, part } = await startRelay()
    const answer = await setPart(setting)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('needs-activation')
    expect(await part()).toEqual({ part: 'delivered' })
  })
})

describe('a part for one submission', () => {
  test('is chosen by the header x-relay-part, and leaves the switch alone', async () => {
    const { send, setPart, part } = await startRelay()
    await setPart({ part: 'captcha', times: 1 })
    expect(
      (await send({ name: 'Ana' }, '/relay/ajax', { 'x-relay-part': 'unavailable' })).status,
    ).toBe(503)
    expect(await part()).toEqual({ part: 'captcha', times: 1 })
  })

  test('is not guessed from a misspelled header', async () => {
    const { send, leads } = await startRelay()
    expect(
      (await send({ name: 'Ana' }, '/relay/ajax', { 'x-relay-part': 'unavailible' })).status,
    ).toBe(400)
    expect(await leads()).toEqual([])
  })

  test('is chosen by the address in the field email', async () => {
    const { send, setPart } = await startRelay()
    await setPart({ part: 'captcha' })
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await send({ email: 'ana+unavailable@sample.example' })).status).toBe(503)
    expect(
      await send({ email: 'ana+delivered@sample.example' }).then((answer) => answer.json()),
    ).toMatchObject({ success: 'true' })
  })

  test('applies to the first submissions if the address ends in a number', () => {
    const { choose } = partSwitch()
    const twice = () => choose({ email: 'Ana+Needs-Activation-2@sample.example' })
    expect([twice(), twice(), twice(), twice()]).toEqual([
      'needs-activation',
      'needs-activation',
      'delivered',
      'delivered',
    ])
    expect(choose({ email: 'ben+needs-activation-2@sample.example' })).toBe('needs-activation')
  })

  test.each([
    'ana+news@sample.example',
    'unavailable@sample.example',
    'ana+unavailable.x@sample.example',
    'ana@x+slow.example',
    '',
  ])('is not read out of %j', (email) => {
    expect(partSwitch().choose({ email })).toBe('delivered')
  })

  test('comes from the header first, then the address, then the switch', () => {
    const { choose, set } = partSwitch()
    set({ part: 'slow' })
    const email = 'ana+captcha@sample.example'
    expect(choose({ header: 'dropped', email })).toBe('dropped')
    expect(choose({ email })).toBe('captcha')
    expect(choose({})).toBe('slow')
  })
})
