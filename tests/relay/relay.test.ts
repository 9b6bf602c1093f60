import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { adapterOf } from '../../components/leads/relay.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { isLocal, type LocalVerdict, nextPage } from '../../scripts/relay/answers.ts'
import { inboxStore } from '../../scripts/relay/inbox-store.ts'
import { localRelay } from '../../scripts/relay/relay.ts'
import { startLocalServer } from '../servers.ts'
import { temporaryFolder } from '../temporary-folder.ts'

type Fields = Record<string, string | Blob>

/** Starts a local relay for one test, with the requests of a page or a test. */
const startRelay = async ({ file = join(temporaryFolder('relay'), 'leads.jsonl') } = {}) => {
  const handle = localRelay(file)
  const { origin, stop } = await startLocalServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  )
  onTestFinished(stop)
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      headers: { origin, ...headers },
      redirect: 'manual',
    })
  return {
    file,
    origin,
    post,
    /** Sends a form like a page of the site; `/relay` is used by browsers without JavaScript. */
    send: (fields: Fields, path = '/relay/ajax', headers: Record<string, string> = {}) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return post(path, body, headers)
    },
    /** The leads that are stored, newest first. */
    leads: () => inboxStore(file).read().leads,
    inbox: async () => (await fetch(`${origin}/inbox`)).text(),
  }
}

test.each<[what: string, Fields, headers: Record<string, string>, says: string]>([
  ['from nowhere', { name: 'Ana' }, { origin: '' }, 'web server'],
  ['without a field', { _template: 'table' }, {}, 'empty'],
  ['over 10 MB', { photo1: new Blob([Buffer.alloc(11 * 1024 * 1024)]) }, {}, 'larger than 10 MB'],
])('a form %s is refused with status 200, as FormSubmit does', async (_, fields, headers, says) => {
  const { send, leads } = await startRelay()
  for (const path of ['/relay/ajax', '/relay']) {
    const answer = await send(fields, path, headers)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(new RegExp(path === '/relay' ? says : `"false".*${says}`))
  }
  expect(leads()).toEqual([])
})

test('a form of a robot is taken and not stored, and no success is told of one that cannot be', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => complain.mockRestore())
  const { send, leads, file } = await startRelay()
  expect(await (await send({ name: 'Ana', _honey: 'x' })).json()).toMatchObject({ success: 'true' })
  expect(leads()).toEqual([])
  mkdirSync(file)
  expect((await send({ name: 'Ana' }, '/relay')).status).toBe(500)
})

const thanks = `${addressOf(linkedPages.contact)}#thank-you`
test.each<[next: string, path: string]>([
  ['https://www.sample.example/financing?from=form#thank-you', '/financing?from=form#thank-you'],
  ['https://www.sample.example', '/'],
  ['https:\\\\evil.example\\a', '/a'],
  ...['javascript:alert(1)', 'https://a.example//evil.example', '//', ''].map(
    (next): [string, string] => [next, thanks],
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
])(
  'the verdict %s, once set, is understood by the site as %s, and stores %i forms of 2',
  async (row) => {
    const [local, ...expected] = row
    const { send, post, inbox, leads } = await startRelay()
    expect(await inbox()).toContain('<option value="yes" selected>')
    for (const verdict of [local, 'unknown'])
      await post('/relay/verdict', new URLSearchParams({ verdict }))
    expect(await inbox()).toContain(`<option value="${local}" selected>`)
    const lead = { name: 'Ana', leadId: 'ab12cd34ef' }
    const verdict = await send(lead).then(
      async (answer) =>
        adapterOf({ service: 'FormSubmit' }).verdict(answer.status, await answer.text()),
      () => 'broken',
    )
    await send(lead, '/relay').catch(() => {})
    expect([verdict, leads()[0]?.count ?? 0]).toEqual(expected)
  },
)

const own = { host: 'localhost:3000' }
const from = (site: string, mode: string) => {
  return { ...own, 'sec-fetch-site': site, 'sec-fetch-mode': mode }
}

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
  const { origin } = await startRelay()
  const headers = { origin: 'http://localhost:1' }
  const statusOf = async (method: string, path: string) =>
    (await fetch(origin + path, { method, headers })).status
  for (const path of ['/inbox', '/inbox/leads']) expect(await statusOf('GET', path)).toBe(403)
  for (const path of ['/inbox/clear', '/relay/verdict'])
    expect(await statusOf('POST', path)).toBe(403)
  expect([await statusOf('GET', '/relay'), await statusOf('GET', '/inbox/other')]).toEqual([
    405, 404,
  ])
})

test('the inbox lists leads newest first, those with one leadId once, and counts damaged lines', async () => {
  const { file, send, inbox, leads } = await startRelay()
  appendFileSync(file, 'damaged\n{"receivedAt":5}\n{"receivedAt":"someday","fields":{}}\n{"rec')
  const first = { name: 'Ana', _subject: 'First', source: 'Contact page', leadId: 'ab12cd34ef' }
  await send(first)
  await send({ name: 'Ana', _subject: 'Second', leadId: ' ' })
  await send({ name: 'Ana', _subject: 'Third' })
  await send({ ...first, message: 'Again' })
  const page = await inbox()
  const subjects = page.matchAll(/<li[^>]*><details>\s*<summary>(.*?)<\/summary>/g)
  expect([...subjects].map(([, subject]) => subject)).toEqual(['Third', 'Second', 'First'])
  expect(leads().at(-1)).toMatchObject({ number: 1, fields: { ...first, message: 'Again' } })
  for (const part of ['3 leads, newest', 'Contact page', 'AB12CD34', 'arrived 2 times'])
    expect(page).toContain(part)
  expect(page).toContain('4 lines of the leads file could not be read.')
})

test('the inbox shows markup as text, in fields, names and the list', async () => {
  const { send, inbox } = await startRelay()
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>\''
  await send({ [evil]: evil, source: evil, leadId: '<b>"1234', _subject: evil })
  const page = await inbox()
  expect(page).not.toMatch(/<script|<img|<b>/)
  expect(page).toContain('&lt;script&gt;')
})

/** The part of a picture that the relay reads: the first bytes of a JPEG. */
const picture = Buffer.from('ffd8ffe000104a464946', 'hex')
const photo = (name: string, type = 'image/jpeg') => new File([picture], name, { type })

test('photos are shown once under their names, survive a restart and go with the leads', async () => {
  const { file, send } = await startRelay()
  for (const name of ['first.jpg', 'a "b".txt'])
    await send({ name: 'Ana', leadId: 'ab12cd34ef', photo1: photo(name) })
  const { post, inbox } = await startRelay({ file })
  const data = `data:image/jpeg;base64,${picture.toString('base64')}`
  const shown = `<a href="${data}" download="a &quot;b&quot;.txt"><img src="${data}"`
  expect((await inbox()).split(shown)).toHaveLength(2)
  expect((await inbox()).match(/<img/g)).toHaveLength(1)
  const { status, headers } = await post('/inbox/clear', '')
  expect([status, headers.get('location')]).toEqual([303, '/inbox'])
  expect(existsSync(file)).toBe(false)
  expect(await inbox()).toContain('No leads yet')
})

test.each(['text/html', 'image/svg+xml', 'image/png"><script>', ''])(
  'photos that call themselves %j are downloads, which no browser opens',
  async (type) => {
    const { send, inbox } = await startRelay()
    await send({ name: 'Ana', photo1: photo('roof.jpg', type) })
    const page = await inbox()
    expect(page).not.toMatch(/<img|<script/)
    expect(page).toMatch(/<a href="data:application\/octet-stream;[^"]*" download="roof.jpg">roof/)
  },
)
