import { describe, expect, test } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { type Part, partNames, stores } from '../../scripts/relay/parts.ts'
import { slowness, startRelay } from './local-server.ts'

const lead = {
  name: 'Ana',
  leadId: 'ab12cd34ef',
  _next: 'https://www.sample.example/contact#thank-you',
}

const playing = async (part: Part) => {
  const { send, leads } = await startRelay()
  return {
    ajax: () => send(lead, '/relay/ajax', { 'x-relay-part': part }),
    native: () => send(lead, '/relay', { 'x-relay-part': part }),
    leads,
  }
}

describe.each(['needs-activation', 'wrong-origin'] as const)('the part %s', (part) => {
  const reason = part === 'needs-activation' ? /activation/ : /through a web server/

  test('refuses with status 200 and success "false"', async () => {
    const answer = await (await playing(part)).ajax()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: 'false',
      message: expect.stringMatching(reason),
    })
  })

  test('shows a browser a page that says why', async () => {
    const answer = await (await playing(part)).native()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toMatch(reason)
  })
})

test('the part captcha answers 200 with a page, to scripts as well', async () => {
  const { ajax, native } = await playing('captcha')
  for (const answer of [await ajax(), await native()]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).toContain('not a robot')
  }
})

test.each([
  ['too-many', 429],
  ['unavailable', 503],
] as const)('the part %s answers %i, with a page to browsers', async (part, status) => {
  const { ajax, native } = await playing(part)
  const answer = await ajax()
  expect(answer.status).toBe(status)
  expect((await answer.text()).length).toBeLessThan(40)
  const page = await native()
  expect(page.status).toBe(status)
  expect(await page.text()).toContain('<h1>')
})

test('the part slow stores the lead immediately and answers after a form sent later', async () => {
  const { send, leads } = await startRelay(undefined, 1000)
  const answers: string[] = []
  const slow = send(lead, '/relay/ajax', { 'x-relay-part': 'slow' }).then((answer) => {
    answers.push('slow')
    return answer.json()
  })
  await expect.poll(async () => (await leads()).length, { interval: 10 }).toBe(1)
  expect(answers).toEqual([])
  await send({ ...lead, leadId: 'another' })
  answers.push('delivered')
  expect(await slow).toMatchObject({ success: 'true' })
  expect(answers).toEqual(['delivered', 'slow'])
})

test('the part slow sends a browser on to the next page', async () => {
  const { native } = await playing('slow')
  expect((await native()).headers.get('location')).toBe('/contact#thank-you')
})

test('the part slow copes with a client that no longer waits', async () => {
  const { origin, send } = await startRelay()
  const body = new URLSearchParams({ name: 'Ana' })
  const impatient = fetch(`${origin}/relay/ajax`, {
    method: 'POST',
    body,
    headers: { origin, 'x-relay-part': 'slow' },
    signal: AbortSignal.timeout(50),
  })
  await expect(impatient).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, slowness + 50))
  expect((await send(lead)).status).toBe(200)
})

test('the part dropped stores the lead and breaks the connection', async () => {
  const { ajax, native, leads } = await playing('dropped')
  await expect(ajax()).rejects.toThrow()
  expect(await leads()).toMatchObject([{ count: 1 }])
  await expect(native()).rejects.toThrow()
  expect(await leads()).toMatchObject([{ count: 2 }])
})

test('the site interprets each answer correctly', async () => {
  const verdict = async (part: Part) => {
    const answer = await (await playing(part)).ajax()
    return adapterOf({ service: 'FormSubmit' }).verdict(answer.status, await answer.text())
  }
  for (const part of ['delivered', 'slow'] as const) expect(await verdict(part)).toBe('delivered')
  for (const part of ['needs-activation', 'wrong-origin', 'captcha'] as const)
    expect(await verdict(part)).toBe('refused')
  for (const part of ['too-many', 'unavailable'] as const) expect(await verdict(part)).toBe('busy')
})

test.each(partNames)('the part %s stores leads only if it is one that should', async (part) => {
  const { ajax, native, leads } = await playing(part)
  await ajax().catch(() => {})
  await native().catch(() => {})
  expect((await leads()).reduce((sum, { count }) => sum + count, 0)).toBe(stores(part) ? 2 : 0)
  expect(partNames.filter(stores)).toEqual(['delivered', 'slow', 'dropped'])
})
