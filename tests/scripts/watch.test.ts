import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { RelayService } from '../../content/schema/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { cacheControl, headersAt } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { watchCertificate } from '../../scripts/watch/checks.ts'
import { newReport } from '../../scripts/watch/report.ts'
import { watchCommand } from '../../scripts/watch.ts'
import { sampleFolder } from '../content/sample.ts'
import { runCommand } from '../recorded-output.ts'
import { startLocalServer } from '../servers.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** The sample, with leads sent to this relay. */
const siteWith = (formRelay = '') => siteOf({ ...sampleFolder, formRelay })
const sample = siteWith()
const contact = addressOf(linkedPages.contact)

/** Answers by path. */
type Served = Record<string, { status?: number; headers?: Record<string, string>; body?: string }>

const relay = (endpoint: string, service = 'FormSubmit') => ({ service, endpoint, next: '/' })

/** Returns a page with a text and markup, whose forms are sent to a relay. */
const pageOf = (text: string, markup = '', sentTo: object = relay(sitePaths.relay)): string =>
  `<!doctype html><html><head><title>Sample</title></head><body id="top">${text}${markup}
  <script type="application/json" id="relay">${JSON.stringify(sentTo)}</script></body></html>`

const homeWith = (...page: [markup: string, sentTo?: object]): Served => ({
  '/': { body: pageOf('/', ...page) },
})
const addresses = sample.pages.map(({ address }) => address)
const hashes = addresses.map((address) => [address, textHash(pageOf(address))])
const listWith = (nextChange: string): Served => ({
  [sitePaths.pageHashes]: { body: JSON.stringify({ ...Object.fromEntries(hashes), nextChange }) },
})
const accepted = { body: '{"success":"true"}' }
const healthy: Served = {
  ...Object.fromEntries(addresses.map((address) => [address, { body: pageOf(address) }])),
  ...homeWith(
    `<a href="${contact}#top"></a><img alt="" src="/roof.webp"><a href="mailto:a@b"></a>`,
  ),
  ...listWith('9999-12-31'),
  ...{ '/roof.webp': {}, '/relay/ajax': accepted },
}

/** Serves a healthy site, but for these answers. Counts the leads that it takes. */
const startSite = async (served: Served) => {
  const leads: string[] = []
  const server = await startLocalServer(({ url: path = '', method }, response) => {
    const { status = 200, headers, body = '' } = { ...healthy, ...served }[path] ?? { status: 404 }
    if (method === 'POST') leads.push(path)
    const type = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': cacheControl(path) }
    response.writeHead(status, { ...headersAt(path, siteFacts(sample)), ...type, ...headers })
    response.end(method === 'HEAD' ? undefined : body)
  })
  onTestFinished(server.stop)
  return { ...server, leads }
}

const run = (args: readonly string[], site = sample) =>
  runCommand(
    watchCommand(() => site),
    args,
  )

const watch = async (served: Served, ...args: string[]) => {
  const { origin, leads } = await startSite(served)
  return { ...(await run([origin, ...args])), leads }
}

test('a watch of a healthy site finds nothing, and says what it looked at', async () => {
  const { code, said } = await watch({})
  expect(said).toMatch(/: nothing is broken\n\nForms go to FormSubmit at `\/relay`\. No test lead/)
  expect(said).toContain(`Visited ${addresses.length} pages with`)
  expect(code).toBe(0)
})

const contactWith = (answer: Served[string]): Served => ({
  [contact]: { ...healthy[contact], ...answer },
})

test.each<[says: string, Served]>([
  [`\`${contact}\` is asked for, and the server answers 404.`, contactWith({ status: 404 })],
  ['the server answers 302.', contactWith({ status: 302, headers: { location: '/in' } })],
  [`${contact}: This is not the page of the build`, contactWith({ body: pageOf('Parked') })],
  [
    `${contact}: The page does not say where`,
    contactWith({ body: pageOf(contact).replace('id="relay"', '') }),
  ],
  ['with an X-Robots-Tag header', contactWith({ headers: { 'x-robots-tag': 'noindex' } })],
  ['/: The page asks search engines', homeWith('<meta name="robots" content="noindex"/>')],
  ['Type is `text/css`, and', contactWith({ headers: { 'content-type': 'text/css' } })],
  ['Policy is `a`, and', contactWith({ headers: { 'Content-Security-Policy': 'a' } })],
  ['/: `/roof.webp` is asked for', { '/roof.webp': { status: 404 } }],
  [`\`${contact}#us\` is asked for, and the server has no`, homeWith(`<a href="${contact}#us">`)],
  ['answers 404 to /page-hashes.json', { [sitePaths.pageHashes]: { status: 404 } }],
  ['begins on `2020-01-31`, or ended', listWith('2020-01-31')],
  ['is not an address of FormSubmit', homeWith('', relay('https://formsubmit.co/'))],
  ['should go to FormSubmit at `/relay`', homeWith('', relay('https://formsubmit.co/a@b.test'))],
])('a watch finds what is broken, and tells it once: %s', async (says, served) => {
  const { code, said, leads } = await watch(served, '--lead')
  expect(said).toContain(says)
  expect(said).toContain(': 1 thing broken')
  // None to a relay that is not ours.
  expect(leads).toHaveLength(said.includes('formsubmit.co') ? 0 : 1)
  expect(code).toBe(1)
})

test('what others wrote is quoted: it has no links, mentions or lines of its own', async () => {
  const { said } = await watch({
    ...contactWith({ headers: { 'x-content-type-options': '`@us' } }),
    ...homeWith('<a href="/@us">', relay('https://a.test/`@us\n# @us')),
    ...listWith('1`@us'),
  })
  expect(said.match(/@us/g)?.length).toBeGreaterThan(4)
  expect(said.replace(/`[^`\n]*`/g, '')).not.toContain('@us')
})

/** A page that is not the first of its kind. */
const another = sample.pages.findLast(({ kind }) => kind === 'city')?.address ?? ''

test.each<[option: string, Served, code: 0 | 1]>([
  ['--lead', { [another]: { status: 404 } }, 1],
  ['--hourly', { [another]: { status: 404 } }, 0],
  ['--hourly', contactWith({ status: 404 }), 1],
  ['--expired', contactWith({ status: 404 }), 0],
  ['--expired', listWith('2020-01-31'), 1],
])('a watch with %s', async (option, served, expected) => {
  expect((await watch(served, option)).code).toBe(expected)
})

test('a watch of a site that is away says so once', async () => {
  const { origin, stop } = await startSite({})
  await stop()
  const { code, said } = await run([origin, '--lead'])
  expect(said).toMatch(/: 1 thing broken\n\n- The server gives no answer: ECONNREFUSED to /)
  expect(code).toBe(1)
})

test.each(['', 'www.sample.example', 'https://a;b.example', 'https://a.example x', '--hourly'])(
  'a watch of %j exits with 2',
  async (words) => {
    expect((await run(words.split(' '))).code).toBe(2)
  },
)

test('before there is a site, a test lead goes to the relay as a page would send it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(accepted.body))
  onTestFinished(() => fetched.mockRestore())
  const { code, said } = await run(['--lead'], siteWith('https://formsubmit.co/us@sample.test'))
  const [url, { method, headers, body } = {}] = fetched.mock.calls[0] ?? []
  const { origin } = siteFacts(sample)
  expect(`${method} ${url}`).toBe('POST https://formsubmit.co/ajax/us@sample.test')
  expect(headers).toMatchObject({ accept: 'application/json', origin, referer: `${origin}/` })
  const fields = Object.fromEntries(body as FormData)
  expect(fields).toMatchObject({ _subject: 'Test lead: please ignore', _captcha: 'false' })
  expect(fields).not.toHaveProperty('_cc')
  expect(fields.leadId).toMatch(/^[0-9a-f]{32}$/)
  expect(said).toContain(`test lead ${String(fields.leadId).slice(0, 8).toUpperCase()} to`)
  expect(code).toBe(0)
})

test.each<[service: RelayService, option: string, leads: number]>([
  ['FormSubmit', '--hourly', 1],
  ['Formspree', '--hourly', 0],
  ['Formspree', '--lead', 1],
  ['Web3Forms', '--lead', 0],
])('a test lead to %s with %s', async (service, option, expected) => {
  const { said, leads } = await watch(homeWith('', relay('/relay', service)), '--lead', option)
  expect(leads).toHaveLength(expected)
  expect(said.includes(`No test lead was sent: ${service}`)).toBe(expected === 0)
})

test.each<[Served[string], says: string]>([
  [{ body: '{"success":"false"}' }, '(`{"success":"false"}`)'],
  [{ body: '<title>Captcha</title>' }, 'The relay answers 200 (`Captcha`)'],
  [{ status: 302, headers: { location: '/login' } }, 'answers 302 and leads to `/login`'],
  [{ status: 429, ...accepted }, 'The relay answers 429'],
])('a test lead that is answered %j did not arrive', async (answer, says) => {
  const { said, code } = await watch({ '/relay/ajax': answer }, '--lead')
  expect(said).toContain(says)
  expect(said).not.toContain('was accepted')
  expect(code).toBe(1)
})

test.each([
  [400, 'valid until'],
  [10, 'is not renewed'],
  [0, 'shows no certificate'],
])('a certificate of %i days: the watch says that it %s', async (days, says) => {
  const folder = temporaryFolder('certificate')
  const [key = '', cert = ''] = ['key', 'cert'].map((name) => join(folder, name))
  const options = `-nodes -newkey rsa:2048 -subj /CN=localhost -days ${days} -keyout ${key} -out ${cert}`
  if (days > 0)
    execFileSync('openssl', ['req', '-x509', ...options.split(' ')], { stdio: 'ignore' })
  const pair = days > 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : {}
  const server = createServer(pair, (_, response) => response.end()).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const report = newReport()
  const { port } = server.address() as AddressInfo
  await watchCertificate({ origin: `https://localhost:${port}`, report })
  expect(report.text('A site')).toContain(says)
  expect(report.faults.size).toBe(days > 100 ? 0 : 1)
})
