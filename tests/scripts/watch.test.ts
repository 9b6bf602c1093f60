import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { watchCertificate } from '../../scripts/watch/checks.ts'
import { newReport } from '../../scripts/watch/report.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  contact,
  healthyList,
  pageOf,
  run,
  type Served,
  site,
  siteWith,
  startSite,
  watch,
} from './watched-site.ts'

test('watching a healthy site exits with 0, and reports that, also in a file', async () => {
  const out = join(temporaryFolder('watch'), 'report.md')
  const { code, said } = await watch({}, ['--out', out])
  expect(said).toContain('nothing is broken\n')
  expect(readFileSync(out, 'utf8')).toContain('Forms go to FormSubmit at /relay. No test lead')
  expect(code).toBe(0)
})

const relay = 'https://formsubmit.co/us@sample.example'
const other = 'https://formspree.io/f/abcdefgh'
const expired = pageOf('<li data-until="2020-01-31">A</li><li data-until="9999-12-31">B</li>')
const contactWith = (answer: Served[string]): Served => ({
  [contact]: { body: pageOf(contact), ...answer },
})
const homeWith = (...page: Parameters<typeof pageOf>): Served => ({
  '/': { body: pageOf(...page) },
})
const noRelay = pageOf('').replace(/<script.*<\/script>/, '')
const changed = (page: Served): Served => ({ ...healthyList, ...page })

test.each<[says: string, Served]>([
  [`${contact}: The server answers 500.`, contactWith({ status: 500 })],
  ['answers 302 and leads to /in', contactWith({ status: 302, headers: { location: '/in' } })],
  ['with an X-Robots-Tag header', contactWith({ headers: { 'x-robots-tag': 'noindex' } })],
  [
    `${contact}: This is not the page of the build`,
    changed(contactWith({ body: pageOf('Parked') })),
  ],
  ['is cut off', changed(contactWith({ body: pageOf(contact).slice(0, 75) }))],
  ['/: This is not the page', changed({ '/': { body: 'Parked' } })],
  ['is not HTML', contactWith({ headers: { 'content-type': 'application/octet-stream' } })],
  [
    'Options is "a", and should be "nosniff"',
    contactWith({ headers: { 'X-Content-Type-Options': 'a' } }),
  ],
  ['/: /roof.webp is asked for, and the server answers 404.', { '/roof.webp': { status: 404 } }],
  ['/page-hashes.json is missing', { [sitePaths.pageHashes]: { status: 404 } }],
  ['/page-hashes.json is missing', { [sitePaths.pageHashes]: { body: '{}' } }],
  ['Build with SITE_ENV=production', homeWith('<meta name="robots" content="noindex"/>')],
  [
    `${contact}: The page still has an offer, a claim or a date whose last day was 2020-01-31`,
    contactWith({ body: expired }),
  ],
  ['/gone is asked for, and the server answers 404.', homeWith('<a href="/gone">Link</a>')],
  [
    `${contact}#us is asked for, and the server has no such place`,
    homeWith(`<a href="${contact}#us">`),
  ],
  ['/small.webp is asked for', homeWith('<img alt="" srcset="/small.webp 1x" src="/roof.webp">')],
  ['is not an address of FormSubmit', homeWith('', 'https://formsubmit.co/')],
  ['does not say where its forms go', { '/': { body: noRelay } }],
  [
    `Forms go to FormSubmit at ${relay}, and should go to FormSubmit at no address`,
    homeWith('', relay),
  ],
])('a watch finds what is broken, and tells it once: %s', async (says, served) => {
  const { code, said } = await watch(served)
  expect(said).toContain(says)
  expect(said).toContain(': 1 thing broken')
  expect(code).toBe(1)
})

test('a watch finds forms with a wrong relay, tells it once, and sends no test lead there', async () => {
  const away = siteFacts(siteWith(other))
  const { origin, requests } = await startSite(homeWith('', other, 'Formspree'), away)
  const { code, said } = await run([origin, '--lead'], siteWith(relay))
  expect(said).toContain(
    `Forms go to Formspree at ${other}, and should go to FormSubmit at ${relay}.`,
  )
  expect(said).toContain('No test lead was sent.')
  expect(said).toContain(': 1 thing broken')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  expect(code).toBe(1)
})

/** A page that is not the first of its kind. */
const another = site.pages.findLast(({ kind }) => kind === 'city')?.address ?? ''

test('a watch visits the main pages, or every page with --all', async () => {
  const broken = { [another]: { status: 500 } }
  expect((await watch(broken)).code).toBe(0)
  expect((await watch(broken, ['--all'])).said).toContain(`${another}: The server answers 500.`)
})

test('with --expired, a watch only looks for expired offers, on every page', async () => {
  const { code, said } = await watch({ [another]: { body: expired }, '/': { status: 500 } }, [
    '--expired',
  ])
  expect(said).toMatch(/1 thing broken(.|\n)* whose last day was 2020-01-31/)
  expect(said).toContain(another)
  expect(code).toBe(1)
  expect((await watch({ '/': { status: 500 } }, ['--expired'])).code).toBe(0)
})

test.each([
  ['2020-01-31', 1],
  ['9999-12-31', 0],
])('if something begins on %s, a watch exits with %d', async (nextFirstDay, expected) => {
  const body = JSON.stringify({ '/': '', nextFirstDay })
  const { code, said } = await watch({ [sitePaths.pageHashes]: { body } }, ['--expired'])
  expect(said.includes(`begins on ${nextFirstDay}`)).toBe(expected === 1)
  expect(code).toBe(expected)
})

test('a watch exits with 1 if nothing responds', async () => {
  const { origin, stop } = await startSite({})
  await stop()
  const { code, said } = await run([origin])
  expect(said).toMatch(
    /: 1 thing broken(.|\n)*- \/, .*: The server gives no answer: ECONNREFUSED\./,
  )
  expect(code).toBe(1)
})

test.each(['', 'www.sample.example', 'https://a;b.example', 'https://a.example x', '--all'])(
  'a watch of %j exits with 2',
  async (words) => {
    expect((await run(words.split(' '))).code).toBe(2)
  },
)

test.each([
  [400, 'valid until'],
  [10, 'is not renewed'],
  [0, 'shows no certificate'],
])('a certificate of %i days: the watch says that it %s', async (days, says) => {
  const folder = temporaryFolder('certificate')
  const [key, cert] = ['key', 'cert'].map((name) => join(folder, name))
  const options = `-nodes -newkey rsa:2048 -subj /CN=localhost -days ${days} -keyout ${key} -out ${cert}`
  if (days > 0)
    execFileSync('openssl', ['req', '-x509', ...options.split(' ')], { stdio: 'ignore' })
  const pair = days > 0 ? { key: readFileSync(`${key}`), cert: readFileSync(`${cert}`) } : {}
  const server = createServer(pair, (_, response) => response.end()).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const report = newReport('A site')
  const { port } = server.address() as AddressInfo
  await watchCertificate(`https://localhost:${port}`, report)
  expect(report.text()).toContain(says)
  expect(report.faults.size).toBe(days > 100 ? 0 : 1)
})
