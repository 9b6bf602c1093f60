import { mkdirSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { isLocal, type LocalVerdict, nextPage, verdictSwitch } from '../../scripts/relay/answers.ts'
import { freshFile, startRelay } from './local-server.ts'

describe('the local relay', () => {
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

  test('refuses a form over 10 MB after all of it, in JSON or with a page', async () => {
    const { send, leads } = await startRelay()
    const lead = { name: 'Ana', photo1: new File([Buffer.alloc(11 * 1024 * 1024)], 'big.jpg') }
    for (const path of ['/relay/ajax', '/relay']) {
      const answer = await send(lead, path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('larger than 10 MB')
    }
    expect(leads()).toEqual([])
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
})

test.each<[next: string, path: string]>([
  ['https://www.sample.example/financing?from=form#thank-you', '/financing?from=form#thank-you'],
  ['https://www.sample.example', '/'],
  ['/a/../financing#thank-you', '/financing#thank-you'],
  ['/sp\u00e4ter\r\nset-cookie: a', '/sp%C3%A4terset-cookie:%20a'],
  ['https:\\\\evil.example\\a', '/a'],
  ...['javascript:alert(1)', 'https://a.example//evil.example', '//', ''].map(
    (next): [string, string] => [next, `${addressOf(linkedPages.contact)}#thank-you`],
  ),
])('the page after a form with %j is %s on this server', (next, path) =>
  expect(nextPage(next)).toBe(path),
)

test.for<[LocalVerdict, verdict: string, count: number]>([
  ['yes', 'delivered', 2],
  ['refused', 'refused', 0],
  ['captcha', 'refused', 0],
  ['busy', 'busy', 0],
  ['silent', 'broken', 2],
])('the verdict %s is understood by the site as %s, and stores %i forms of 2', async (row) => {
  const [local, ...expected] = row
  const { send, leads } = await startRelay()
  const lead = { email: `ana+${local}@sample.example`, leadId: 'ab12cd34ef' }
  const verdict = await send(lead).then(
    async (answer) =>
      adapterOf({ service: 'FormSubmit' }).verdict(answer.status, await answer.text()),
    () => 'broken',
  )
  await send(lead, '/relay').catch(() => {})
  expect([verdict, leads()[0]?.count ?? 0]).toEqual(expected)
})

test('the switch says yes by default, and its verdict until it is changed', async () => {
  const { send, post, inbox } = await startRelay()
  const setVerdict = (verdict: string) => post('/relay/verdict', new URLSearchParams({ verdict }))
  expect(await inbox()).toContain('<option value="yes" selected>')
  await setVerdict('busy')
  expect((await setVerdict('unknown')).status).toBe(400)
  expect(await inbox()).toContain('<option value="busy" selected>')
  for (let time = 0; time < 2; time++) expect((await send({ name: 'Ana' })).status).toBe(503)
  await setVerdict('yes')
  expect((await send({ name: 'Ana' })).status).toBe(200)
})

test('a verdict named in an address overrides the switch, every time or the first times', () => {
  const { choose, set } = verdictSwitch()
  set('busy')
  expect(choose('ana+captcha@sample.example')).toBe('captcha')
  const times = [1, 2, 3].map(() => choose('Ana+Refused-2@sample.example'))
  expect(times).toEqual(['refused', 'refused', 'yes'])
  for (const email of [undefined, 'a+news@a.example', 'captcha@a.example', 'a@x+captcha'])
    expect(choose(email)).toBe('busy')
})

const own = { host: 'localhost:3000' }
const from = (site: string, mode: string) => ({
  ...own,
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
})

test.each<[method: string, headers: IncomingHttpHeaders, isLocal: boolean]>([
  ['POST', own, true],
  ['GET', { host: '[::1]:3000' }, true],
  ['GET', { host: 'sample.example' }, false],
  ['GET', { host: 'localhost:3000.sample.example' }, false],
  ['POST', { ...own, origin: 'http://localhost:3000' }, true],
  ['POST', { ...own, origin: 'null' }, false],
  ['POST', from('cross-site', 'no-cors'), false],
  ['GET', from('none', 'navigate'), true],
  ['GET', from('cross-site', 'navigate'), true],
  ['GET', from('cross-site', 'cors'), false],
])('a %s request with %j is from this computer: %s', (method, headers, allowed) =>
  expect(isLocal({ method, headers })).toBe(allowed),
)

test('a page of another site can neither read the inbox nor change anything', async () => {
  const { origin, send, leads, inbox } = await startRelay()
  await send({ name: 'Ana' })
  const headers = { origin: 'http://localhost:1' }
  for (const path of ['/inbox', '/inbox/leads', '/inbox/photo'])
    expect((await fetch(origin + path, { headers })).status).toBe(403)
  for (const path of ['/inbox/clear', '/relay/verdict'])
    expect((await fetch(origin + path, { method: 'POST', headers })).status).toBe(403)
  expect(leads()).toHaveLength(1)
  expect(await inbox()).toContain('<option value="yes" selected>')
})

test('an address accepts its own method only, and other addresses are passed on', async () => {
  const { origin } = await startRelay()
  const statusOf = async (path: string) => (await fetch(origin + path)).status
  expect([await statusOf('/relay'), await statusOf('/inbox/clear')]).toEqual([405, 405])
  for (const path of ['/inbox/other', '/relay/other', '//', '/%'])
    expect(await statusOf(path), path).toBe(404)
})
