import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
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

const sample = siteOf(sampleFolder)
const contact = addressOf(linkedPages.contact)

/** Answers by path. */
type Served = Record<string, { status?: number; headers?: Record<string, string>; body?: string }>

const relay = (endpoint: string, service = 'FormSubmit') => {
  return { service, endpoint, next: '/', copyTo: 'office@b.test' }
}

/** Returns a page with a text and markup, whose forms are sent to a relay. */
const pageOf = (text: string, markup = '', sentTo: object = relay(sitePaths.relay)): string =>
  `<!doctype html><html><head><title>Sample</title></head><body id="top">${text}${markup}
  <script type="application/json" id="relay">${JSON.stringify(sentTo)}</script></body></html>`

const homeWith = (...page: [markup: string, sentTo?: object]): Served => ({
  '/': { body: pageOf('/', ...page) },
})
/** The last page is new here, and not on the site yet. */
const addresses = sample.pages.map(({ address }) => address).slice(0, -1)
const hashes = addresses.map((address) => [address, textHash(pageOf(address))])
const listWith = (nextChange: string): Served => ({
  [sitePaths.pageHashes]: { body: JSON.stringify({ ...Object.fromEntries(hashes), nextChange }) },
})
const accepted = { body: '{"success":"true"}' }
const healthy: Served = {
  ...Object.fromEntries(addresses.map((address) => [address, { body: pageOf(address) }])),
  [contact]: { body: pageOf(contact, '<a href="#top"></a><a href="https://b.invalid"></a>') },
  ...homeWith(`<a href="${contact}#top"></a><img alt="" src="/roof.webp">`),
  ...listWith('9999-12-31'),
  ...{ '/roof.webp': {}, '/relay/ajax': accepted },
}

/** Serves a healthy site, but for this in its answers. Records the leads that it takes. */
const startSite = async (served: Served) => {
  const leads: string[] = []
  const server = await startLocalServer(async (request, response) => {
    const { url: path = '', method } = request
    const usual = { status: path in healthy ? 200 : 404, body: '', ...healthy[path] }
    const { status, headers, body } = { ...usual, ...served[path] }
    if (method === 'POST') leads.push(await text(request))
    const type = { 'content-type': 'text/html; charset=UTF-8', 'cache-control': cacheControl(path) }
    response.writeHead(status, { ...headersAt(path, siteFacts(sample)), ...type, ...headers })
    response.end(method === 'HEAD' ? undefined : body)
  })
  onTestFinished(server.stop)
  return { ...server, leads }
}

/** Runs the command where leads are sent to this relay. */
const run = (args: readonly string[], formRelay = '') => {
  const command = watchCommand(() => siteOf({ ...sampleFolder, formRelay }))
  return runCommand(command, args)
}

const watch = async (served: Served, ...args: string[]) => {
  const { origin, leads } = await startSite(served)
  return { ...(await run([origin, ...args])), leads }
}

const lost = { status: 404, body: '' }
const moved = { status: 302, body: '', headers: { location: '/in' } }

test.each<[says: string, Served]>([
  [`\`${contact}\` is asked for, and the server answers 404.`, { [contact]: lost }],
  ['the server answers 302.', { [contact]: moved }],
  [`${contact}: This is not the page of the build`, { [contact]: { body: pageOf('Parked') } }],
  ['/: The page does not say where its forms go', homeWith('', {})],
  ['with an X-Robots-Tag header', { [contact]: { headers: { 'x-robots-tag': 'noindex' } } }],
  ['/: The page asks search engines', homeWith('<meta name="robots" content="noindex"/>')],
  ['Type is `text/css`, and', { [contact]: { headers: { 'content-type': 'text/css' } } }],
  ['Policy is `a`, and', { [contact]: { headers: { 'Content-Security-Policy': 'a' } } }],
  ['/: `/roof.webp` is asked for', { '/roof.webp': lost }],
  [`\`${contact}#us\` is asked for, and the server has no`, homeWith(`<a href="${contact}#us">`)],
  ['answers 404 to /page-hashes.json', { [sitePaths.pageHashes]: lost }],
  ['begins on `2020-01-31`, or ended', listWith('2020-01-31')],
  ['is not an address of FormSubmit', homeWith('', relay('https://formsubmit.co/'))],
  ['The relay answers 200 (`{}`)', { '/relay/ajax': { body: '{}' } }],
  ['The relay answers 200 (`Captcha`)', { '/relay/ajax': { body: '<title>Captcha</title>' } }],
  ['The relay answers 302 and leads to `/in`', { '/relay/ajax': moved }],
  ['The relay answers 429', { '/relay/ajax': { status: 429, ...accepted } }],
])('a watch finds what is broken, and tells it once: %s', async (says, served) => {
  const { code, said, leads } = await watch(served, '--lead')
  expect(said).toContain(says)
  expect(said).toContain(': 1 thing broken')
  // None to a relay that is not ours, and no copy.
  expect(leads.join()).not.toContain('_cc')
  expect(leads).toHaveLength(said.includes('formsubmit.co') ? 0 : 1)
  expect(code).toBe(1)
})

test('a watch of a site with another relay than the one set here tells only that', async () => {
  const { origin, leads } = await startSite(homeWith('', relay('https://formsubmit.co/a@b.test')))
  const { said } = await run([origin, '--lead'], 'https://formspree.io/f/abcdefgh')
  expect(said).toMatch(/: 1 thing broken\n\n- Forms .*a@b.*should go to Formspree at .*abcdefgh`/)
  expect(leads).toEqual([])
})

test('what others wrote is quoted: it has no links, mentions or lines of its own', async () => {
  const { said } = await watch({
    [contact]: { headers: { 'x-content-type-options': '`@us' } },
    ...homeWith('<a href="/@us">', relay('https://a.test/`@us\n# @us')),
    ...listWith('1`@us'),
  })
  expect(said.match(/@us/g)?.length).toBeGreaterThan(4)
  expect(said.replace(/`[^`\n]*`/g, '')).not.toContain('@us')
})

test.each<[options: string, Served, code: 0 | 1, leads: number]>([
  ['--lead', {}, 0, 1],
  ['--lead', { '/locations/miami-fl': lost }, 1, 1],
  ['--hourly', { '/locations/miami-fl': lost }, 0, 0],
  ['--hourly', { [contact]: lost }, 1, 0],
  ['--expired', { [contact]: lost }, 0, 0],
  ['--expired', listWith('2020-01-31'), 1, 0],
  ['--lead --hourly', homeWith('', relay('/relay', 'FormSubmit')), 0, 1],
  ['--lead --hourly', homeWith('', relay('/relay', 'Formspree')), 0, 0],
  ['--lead', homeWith('', relay('/relay', 'Formspree')), 1, 1],
  ['--lead', homeWith('', relay('/relay', 'Web3Forms')), 0, 0],
])('with %s and %j a watch exits with %i, after %i leads', async (options, served, ...expected) => {
  const { code, leads } = await watch(served, ...options.split(' '))
  expect([code, leads.length]).toEqual(expected)
})

const wrong = ['', 'www.sample.example', 'https://a;b.example', 'https://a.example x', '--hourly']

test.each(wrong)('a watch of %j exits with 2', async (words) => {
  expect((await run(words.split(' '))).code).toBe(2)
})

test('before there is a site, a test lead is sent as a page would, and a missing answer is told', async () => {
  const relayHere = 'https://formsubmit.co/us@sample.test'
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(accepted.body))
  onTestFinished(() => fetched.mockRestore())
  const { code, said } = await run(['--lead'], relayHere)
  const [url, { method, headers, body } = {}] = fetched.mock.calls[0] ?? []
  const { origin } = siteFacts(sample)
  expect(`${method} ${url}`).toBe('POST https://formsubmit.co/ajax/us@sample.test')
  expect(headers).toMatchObject({ accept: 'application/json', origin, referer: `${origin}/` })
  const fields = Object.fromEntries(body as FormData)
  expect(fields).toMatchObject({ _subject: 'Test lead: please ignore', _captcha: 'false' })
  expect(fields.leadId).toMatch(/^[0-9a-f]{32}$/)
  expect(said).toContain(`test lead ${String(fields.leadId).slice(0, 8).toUpperCase()} to`)
  expect(code).toBe(0)
  fetched.mockRejectedValue(new DOMException('Too slow', 'TimeoutError'))
  const late = await run(['--lead'], relayHere)
  expect(late.said).toContain('gives no answer: Too slow (it may have arrived all the same)')
  const away = await run(['https://www.sample.test', '--lead'])
  expect(away.said).toMatch(/: 1 thing broken\n\n- The server gives no answer: Too slow to /)
})

test.each([
  [400, 'The certificate is valid until'],
  [10, 'is not renewed'],
  [0, 'shows no certificate'],
])('a certificate of %i days: the watch says that it %s', async (days, says) => {
  const cwd = temporaryFolder('certificate')
  const options = `req -x509 -nodes -newkey rsa:2048 -subj /CN=localhost -days ${days} -keyout key -out cert`
  if (days > 0) execFileSync('openssl', options.split(' '), { cwd, stdio: 'ignore' })
  const read = (name: string) => (days > 0 ? readFileSync(join(cwd, name)) : '')
  const server = createServer({ key: read('key'), cert: read('cert') }).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const report = newReport()
  const { port } = server.address() as AddressInfo
  await watchCertificate({ origin: `https://localhost:${port}`, report })
  expect(report.text('A site')).toContain(says)
  expect(report.faults.size).toBe(days > 100 ? 0 : 1)
})
