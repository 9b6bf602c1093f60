import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkCertificate } from '../../scripts/watch/checks.ts'
import { newFindings } from '../../scripts/watch/expected.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  about,
  aboutWith,
  expired,
  healthyHashes,
  home,
  run,
  type Served,
  says,
  startSite,
  watch,
  withRelay,
} from './watched-site.ts'

test('watching a healthy site exits with 0, and reports that, also in a file', async () => {
  const out = join(temporaryFolder('watch'), 'report.md')
  const { code, said } = await watch({}, ['--out', out])
  expect(said).toContain('nothing is broken\n')
  expect(readFileSync(out, 'utf8')).toContain('Forms go to FormSubmit at /relay. No test lead')
  expect(code).toBe(0)
})

const [relay = '', other = ''] = ['us', 'them'].map(
  (name) => `https://formsubmit.co/${name}@sample.example`,
)

const faults: Record<string, Served> = {
  '/about: The server answers 500.': aboutWith({ status: 500 }),
  '/about: The server answers 302 and leads to http': aboutWith({
    status: 302,
    headers: { location: '/login' },
  }),
  'with an X-Robots-Tag header': aboutWith({ headers: { 'x-robots-tag': 'noindex' } }),
  '/about: This is not the page of the build': {
    ...aboutWith({ body: 'Parked' }),
    ...healthyHashes,
  },
  'it is another': { ...aboutWith({ body: home }), ...healthyHashes },
  'is cut off': { ...aboutWith({ body: about.slice(0, -9) }), ...healthyHashes },
  'is not HTML': aboutWith({ headers: { 'content-type': 'application/octet-stream' } }),
  '/about: The header X-Sample is "one", and should be "one; two"': aboutWith({
    headers: { 'x-sample': 'one' },
  }),
  '/old should lead to http': { '/old': { status: 301, headers: { location: '/' } } },
  'A missing address, such as /no-such-page-8c1f, answers 200': { '/no-such-page-8c1f': {} },
  '/: /roof.webp is asked for, and the server answers 404.': { '/roof.webp': { status: 404 } },
  '- /service-worker.js is asked for': { '/service-worker.js': { status: 404 } },
  '/page-hashes.json is missing': { '/page-hashes.json': { status: 404 } },
  'Build with SITE_ENV=production': says('/about', '<meta name="robots" content="noindex"/>'),
  '/about: The page still has an offer, a claim or a date whose last day was 2020-01-31.': {
    '/about': { body: expired },
  },
  '/gone is asked for, and the server answers 404.': says('/', '<a href="/gone">Link</a>'),
  '/about#us is asked for, and the server has no such place.': says('/', '<a href="/about#us">'),
  '/small.webp is asked for': says('/', '<img alt="" srcset="/small.webp 1x" src="/roof.webp">'),
  'is not an address of FormSubmit': says('/', '', 'https://formsubmit.co/'),
  'does not say where its forms go': { '/': { body: home.replace('id="relay"', '') } },
  [`Forms go to FormSubmit at ${relay}, and should go to none is set here`]: says('/', '', relay),
}
test.each(Object.entries(faults))('a watch finds what is broken: %s', async (words, served) => {
  const { code, said } = await watch(served)
  expect(said).toContain(words)
  expect(code).toBe(1)
})

test('a watch finds forms with a wrong relay, and sends no test lead there', async () => {
  const { code, said } = await watch(says('/', '', other), ['--lead'], withRelay(relay))
  expect(said).toContain(
    `Forms go to FormSubmit at ${other}, and should go to FormSubmit at ${relay}.`,
  )
  expect(said).toContain('No test lead was sent.')
  expect(code).toBe(1)
})

test('a watch visits the main pages, or every page with --all', async () => {
  const pages = { '/warranty': { status: 500 } }
  expect((await watch(pages)).code).toBe(0)
  expect((await watch(pages, ['--all'])).said).toContain('/warranty: The server answers 500.')
})

test('with --expired, a watch only looks for expired offers, on every page', async () => {
  const pages = { '/warranty': { body: expired }, '/': { status: 500 } }
  const { code, said } = await watch(pages, ['--expired'])
  expect(said).toMatch(/1 thing broken(.|\n)*\/warranty: .* whose last day was 2020-01-31/)
  expect(said).toContain('2 of 3 pages for offers that are over.')
  expect(code).toBe(1)
  expect((await watch({ '/about': { status: 500 } }, ['--expired'])).code).toBe(0)
})

test.each([
  ['2020-01-31', 1],
  ['9999-12-31', 0],
])(
  'a watch tells that something begins on %s: it exits with %d',
  async (nextFirstDay, expectedCode) => {
    const hashes = { '/page-hashes.json': { body: JSON.stringify({ nextFirstDay }) } }
    const { code, said } = await watch(hashes, ['--expired'])
    expect(said.includes(`begins on ${nextFirstDay}`)).toBe(expectedCode === 1)
    expect(code).toBe(expectedCode)
  },
)

test('a watch exits with 1 if nothing responds', async () => {
  const { origin, stop } = await startSite({})
  await stop()
  const { code, said } = await run([origin])
  expect(said).toContain('- /, /about: No answer: ECONNREFUSED.')
  expect(code).toBe(1)
})

test.each([
  '',
  'www.sample.example',
  'https://a;b.example',
  'https://me:pw@a.example/',
  'https://a.example x',
  'https://a.example --every week',
  '--all',
])('a watch of %j exits with 2', async (words) => {
  expect((await run(words.split(' '))).code).toBe(2)
})

test.each([
  [400, 'valid until'],
  [10, 'is not renewed'],
  [0, 'shows no certificate'],
])('a certificate of %i days: the watch says that it %s', async (days, says) => {
  const file = (name: string) => join(folder, name)
  const folder = temporaryFolder('certificate')
  const options = ['-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=localhost', '-days', `${days}`]
  const files = ['-keyout', file('key'), '-out', file('cert')]
  if (days > 0) execFileSync('openssl', ['req', '-x509', ...options, ...files], { stdio: 'ignore' })
  const pair = days > 0 ? { key: readFileSync(file('key')), cert: readFileSync(file('cert')) } : {}
  const server = createServer(pair).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const findings = newFindings()
  await checkCertificate(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, findings)
  const lines = [...findings.found.map((one) => one.says), ...findings.seen]
  expect(lines.join('\n')).toContain(says)
  expect(findings.found).toHaveLength(days > 100 ? 0 : 1)
})
