import { mkdirSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { nextPage, type Part, partNames, partSwitch } from '../../scripts/relay/answer.ts'
import { isLocal } from '../../scripts/relay/http.ts'
import { freshFile, startRelay } from './local-server.ts'

describe('the local relay', () => {
  test('accepts a form like FormSubmit', async () => {
    const { send, leads } = await startRelay()
    const answer = await send({ name: 'Ana' })
    expect(await answer.json()).toEqual({
      success: 'true',
      message: 'The form was submitted successfully.',
    })
    expect(leads()).toMatchObject([{ fields: { name: 'Ana' } }])
  })

  test('sends a browser that posts the form itself on to the page of _next, on this server', async () => {
    const { post } = await startRelay()
    const form = new URLSearchParams({ name: 'Ana', _next: 'https://a.example/b#thank-you' })
    const answer = await post('/relay', form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/b#thank-you'])
  })

  test.each([
    ['from nowhere', { name: 'Ana' }, { origin: '' }],
    ['without a field', { _template: 'table' }, {}],
  ])('refuses with status 200 a form %s, as FormSubmit does', async (_, fields, headers) => {
    const { send, leads } = await startRelay()
    const answer = await send(fields, '/relay/ajax', headers)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ success: 'false' })
    expect(leads()).toEqual([])
  })

  test('refuses anything that is not a form, in JSON or with a page', async () => {
    const { post } = await startRelay()
    const json = { 'content-type': 'application/json' }
    expect(await (await post('/relay/ajax', '{}', json)).json()).toMatchObject({ success: 'false' })
    expect(await (await post('/relay', '{}', json)).text()).toContain('could not be read')
  })

  test('refuses a form over 10 MB after all of it, in JSON or with a page', async () => {
    const { send, leads } = await startRelay()
    const lead = { name: 'Ana', photo1: new File([Buffer.alloc(11 * 1024 * 1024)], 'big.jpg') }
    for (const path of ['/relay/ajax', '/relay']) {
      const answer = await send(lead, path)
      expect(answer.status).toBe(413)
      expect(await answer.text()).toContain('larger than 10 MB')
    }
    expect(leads()).toEqual([])
  })

  test('drops what a robot sent, but answers with success', async () => {
    const { send, leads } = await startRelay()
    const answer = await send({ name: 'Robot', _honey: 'filled' })
    expect(await answer.json()).toMatchObject({ success: 'true' })
    expect(leads()).toEqual([])
  })

  test('stores no file for a file field that a browser left alone', async () => {
    const { send, leads } = await startRelay()
    await send({ name: 'Ana', photo1: new File([], '') })
    expect(leads()).toMatchObject([{ fields: { name: 'Ana' }, photos: [] }])
  })

  test('never answers with success if the lead cannot be written', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => complain.mockRestore())
    const file = freshFile()
    mkdirSync(file)
    const { send } = await startRelay({ file })
    for (const path of ['/relay', '/relay/ajax'])
      expect((await send({ name: 'Ana' }, path)).status).toBe(500)
  })

  test.each([
    ['/relay', 'GET', 'POST'],
    ['/relay/ajax', 'DELETE', 'POST'],
    ['/inbox', 'PUT', 'GET, HEAD'],
    ['/inbox/clear', 'GET', 'POST'],
  ])('at %s answers %s with 405 and what it takes', async (path, method, allowed) => {
    const { origin } = await startRelay()
    const answer = await fetch(origin + path, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })
})

describe('the page after a form', () => {
  test.each([
    ['https://www.sample.example/financing?from=form#thank-you', '/financing?from=form#thank-you'],
    ['https://www.sample.example', '/'],
    ['/a/../financing#thank-you', '/financing#thank-you'],
    ['/sp\u00e4ter\r\nset-cookie: a', '/sp%C3%A4terset-cookie:%20a'],
  ])('of %j is %s on this server', (next, path) => expect(nextPage(next)).toBe(path))

  test.each([
    undefined,
    '',
    'http://[',
    'javascript:alert(1)',
    'blob:https://elsewhere.example/5f8e',
    '/.//elsewhere.example',
  ])('of %j is the contact page with its thanks', (next) =>
    expect(nextPage(next)).toBe(`${addressOf(linkedPages.contact)}#thank-you`),
  )

  test('is on this server, whatever was sent', () => {
    const pieces = ['/', '\\', ':', '.', '..', '@', '#', '?', '\t', 'https', 'x', '%2f', 'a.b']
    const address = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), address), (next) => {
        const here = 'http://localhost:3000'
        expect(new URL(nextPage(next), here).origin).toBe(here)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a part', () => {
  const leadFor = (part: Part) => ({ email: `ana+${part}@sample.example`, leadId: 'ab12cd34ef' })

  test.each([
    ['needs-activation', 200, /activation/],
    ['wrong-origin', 200, /through a web server/],
    ['captcha', 200, /not a robot/],
    ['too-many', 429, /Too many requests/],
    ['unavailable', 503, /Service unavailable/],
  ] as const)('%s answers %i and says why, to browsers with a page', async (part, status, why) => {
    const { send } = await startRelay()
    const answer = await send(leadFor(part))
    const page = await send(leadFor(part), '/relay')
    expect([answer.status, page.status]).toEqual([status, status])
    expect(await answer.text()).toMatch(why)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toMatch(why)
  })

  test('is understood by the site, and stores leads only if it is one that should', async () => {
    const expected: Record<Part, [verdict: string, count: number]> = {
      delivered: ['delivered', 2],
      'needs-activation': ['refused', 0],
      'wrong-origin': ['refused', 0],
      captcha: ['refused', 0],
      'too-many': ['busy', 0],
      unavailable: ['busy', 0],
      slow: ['delivered', 2],
      dropped: ['broken', 2],
    }
    for (const part of partNames) {
      const { send, leads } = await startRelay()
      const verdict = await send(leadFor(part)).then(
        async (answer) =>
          adapterOf({ service: 'FormSubmit' }).verdict(answer.status, await answer.text()),
        () => 'broken',
      )
      await send(leadFor(part), '/relay').catch(() => {})
      expect([verdict, leads()[0]?.count ?? 0], part).toEqual(expected[part])
    }
  })

  test('slow stores the lead immediately and answers after a form sent later', async () => {
    const { send, leads } = await startRelay({ slowness: 1000 })
    const answers: string[] = []
    const slow = send(leadFor('slow')).then(() => answers.push('slow'))
    await expect.poll(() => leads().length, { interval: 10 }).toBe(1)
    await send({ leadId: 'another' })
    answers.push('delivered')
    await slow
    expect(answers).toEqual(['delivered', 'slow'])
  })

  test('slow copes with a client that no longer waits', async () => {
    const { origin, send } = await startRelay({ slowness: 100 })
    const gone = fetch(`${origin}/relay/ajax`, {
      method: 'POST',
      body: new URLSearchParams(leadFor('slow')),
      headers: { origin },
      signal: AbortSignal.timeout(50),
    })
    await expect(gone).rejects.toThrow()
    expect((await send(leadFor('slow'))).status).toBe(200)
  })
})

describe('the switch', () => {
  test('delivers by default, and plays the part it is set to until it is changed', async () => {
    const { send, setPart, inbox } = await startRelay()
    expect(await inbox()).toContain('now plays <strong>Delivered')
    await setPart({ part: 'unavailable' })
    expect(await inbox()).toContain('now plays <strong>Unavailable')
    for (let time = 0; time < 2; time++) expect((await send({ name: 'Ana' })).status).toBe(503)
    await setPart({ part: 'delivered' })
    expect((await send({ name: 'Ana' })).status).toBe(200)
  })

  test.each<Record<string, string>>([{}, { part: 'asleep' }, { part: 'constructor' }])(
    'rejects %j and does not change',
    async (setting) => {
      const { setPart, inbox } = await startRelay()
      const answer = await setPart(setting)
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('needs-activation')
      expect(await inbox()).toContain('now plays <strong>Delivered')
    },
  )

  test('gives way to the part that an address names, every time or the first times', () => {
    const { choose, set } = partSwitch()
    set('slow')
    expect(choose('ana+captcha@sample.example')).toBe('captcha')
    const twice = () => choose('Ana+Needs-Activation-2@sample.example')
    expect([twice(), twice(), twice()]).toEqual([
      'needs-activation',
      'needs-activation',
      'delivered',
    ])
    for (const email of [undefined, 'a+news@a.example', 'captcha@a.example', 'a@x+captcha'])
      expect(choose(email)).toBe('slow')
  })
})

const own = { host: 'localhost:3000' }
const from = (site: string, mode: string) => ({
  ...own,
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
})

test.each<[method: string, headers: IncomingHttpHeaders, isLocal: boolean]>([
  ['POST', own, true],
  ['GET', { host: 'LOCALHOST' }, true],
  ['GET', { host: '127.0.0.1:4173' }, true],
  ['GET', { host: '[::1]:3000' }, true],
  ['GET', {}, false],
  ['GET', { host: 'sample.example' }, false],
  ['GET', { host: 'localhost.sample.example' }, false],
  ['GET', { host: 'localhost:3000.sample.example' }, false],
  ['GET', { host: 'x@localhost' }, false],
  ['GET', { host: '192.168.1.5:3000' }, false],
  ['POST', { ...own, origin: 'http://localhost:3000' }, true],
  ['POST', { ...own, origin: 'http://localhost:3001' }, false],
  ['POST', { ...own, origin: 'http://127.0.0.1:3000' }, false],
  ['POST', { ...own, origin: 'null' }, false],
  ['POST', from('same-origin', 'navigate'), true],
  ['POST', from('same-site', 'navigate'), false],
  ['POST', from('cross-site', 'no-cors'), false],
  ['GET', from('none', 'navigate'), true],
  ['GET', from('cross-site', 'navigate'), true],
  ['GET', from('same-site', 'no-cors'), false],
  ['GET', from('cross-site', 'cors'), false],
])('a %s request with %j is from this computer: %s', (method, headers, allowed) =>
  expect(isLocal({ method, headers })).toBe(allowed),
)

const statusFor = (
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<number | undefined> =>
  new Promise((answered, failed) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume()
      answered(response.statusCode)
    })
    sent.on('error', failed).end()
  })

test('a page of another host or port can neither read the inbox nor change anything', async () => {
  const { port, send, leads, inbox } = await startRelay()
  await send({ name: 'Ana' })
  const strangers = [
    { host: 'sample.example' },
    { host: `localhost:${port}`, origin: `http://localhost:${port + 1}` },
  ]
  for (const headers of strangers) {
    for (const path of ['/inbox', '/inbox/leads', '/inbox/lead', '/inbox/photo'])
      expect(await statusFor(port, 'GET', path, headers)).toBe(403)
    for (const path of ['/inbox/clear', '/relay/part'])
      expect(await statusFor(port, 'POST', path, headers)).toBe(403)
  }
  expect(leads()).toHaveLength(1)
  expect(await inbox()).toContain('now plays <strong>Delivered')
})
