import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { checkLastDay } from '../../scripts/watch/certificate.ts'
import { newFindings } from '../../scripts/watch/findings.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import {
  about,
  aboutWith,
  expected,
  expired,
  home,
  homeCounts,
  pageOf,
  phone,
  run,
  type Served,
  says,
  startSite,
  watchSite,
  withRelay,
} from './watched-site.ts'

test('watching a healthy site exits with 0, and reports that, also in a file', async () => {
  const out = join(temporaryFolder('watch'), 'report.md')
  const { code, said } = await watchSite({}, ['--out', out])
  expect(said).toContain('nothing is broken\n')
  expect(said).not.toContain('Visits')
  expect(readFileSync(out, 'utf8')).toContain(
    'Forms go to FormSubmit at /relay. No test lead was sent.',
  )
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
  'Build without SITE_ENV=preview': says('/about', '<meta name="robots" content="noindex"/>'),
  'an X-Robots-Tag header comes from the host': aboutWith({
    headers: { 'x-robots-tag': 'noindex' },
  }),
  '/about: This is not the page of the build': aboutWith({ body: 'Parked' }),
  'it is another': aboutWith({ body: home }),
  'is cut off': aboutWith({ body: about.slice(0, -9) }),
  'is not HTML': aboutWith({ headers: { 'content-type': 'application/octet-stream' } }),
  [`/about: The page says to call tel:+15555550100; the number is ${phone}.`]: says(
    '/about',
    '<a href="tel:+15555550100">Call</a>',
  ),
  'or its text was changed': says('/about', 'Another word'),
  '/about: The page still has an offer, a claim or a date whose last day was 2020-01-31.': {
    '/about': { body: expired },
    '/page-hashes.json': { body: '{}' },
  },
  '/about: The header X-Sample lacks "two"': aboutWith({ headers: { 'x-sample': 'one' } }),
  '/about: The header X-Sample has "three", which is not ours': aboutWith({
    headers: { 'x-sample': 'one; two; three' },
  }),
  '/roof.webp: The header X-Sample lacks "two"': {
    '/roof.webp': { headers: { 'content-type': 'image/webp', 'x-sample': 'one' } },
  },
  '/gone is asked for, and the server answers 404.': says('/', '<a href="/gone">Link</a>'),
  '/: /roof.webp is asked for': { '/roof.webp': { status: 404 } },
  '/old should lead to http': { '/old': { status: 301, headers: { location: '/' } } },
  'A missing address, such as /no-such-page-8c1f, answers 200': {
    '/no-such-page-8c1f': { body: pageOf('/', '') },
  },
  '/service-worker.js: /service-worker.js is asked for': { '/service-worker.js': { status: 404 } },
  'There is no site map': { '/site-map.xml': { status: 404 } },
  '/robots.txt: It blocks every search engine': {
    '/robots.txt': { body: '# Not yet\nUser-Agent: *\nDisallow: /' },
  },
  'Leads do not arrive: no relay is set': { '/relay': { status: 404 } },
  'is not an address of FormSubmit': says('/', '', 'https://formsubmit.co/'),
  'does not say where its forms go': { '/': { body: home.replace('id="relay"', '') } },
  [`Forms go to FormSubmit at ${relay}, and no relay is set here`]: says('/', '', relay),
}
test.each(Object.entries(faults))('a watch finds what is broken: %s', async (words, served) => {
  const { code, said } = await watchSite(served)
  expect(said).toContain(words)
  expect(said).toContain('### Broken')
  expect(code).toBe(1)
})

const warnings: Record<string, Served> = {
  'The link /old is redirected to http': says('/', '<a href="/old">Link</a>'),
  'There is no /page-hashes.json': { '/page-hashes.json': { status: 404 } },
  'Umami at http': { ...homeCounts('Umami', ''), '/api/send': { status: 500 } },
  'Visits are not counted: No answer': homeCounts('Plausible', 'http://127.0.0.1:1'),
  'Visits are not counted: its settings': homeCounts('Somebody', 'https://a.example'),
}
test.each(Object.entries(warnings))('a watch warns: %s', async (words, served) => {
  const { said } = await watchSite(served)
  expect(said).toContain('To look at when there is time')
  expect(said).toContain(words)
})

test('a watch checks that the service of a page accepts events', async () => {
  const { origin, requests } = await startSite(homeCounts('Umami', ''))
  const { code, said } = await run([origin])
  expect(said).toContain('Umami takes the events of visits.')
  expect(code).toBe(0)
  const [told] = requests.filter(({ path }) => path === '/api/send')
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    payload: { website: 'this-site', url: '/' },
  })
})

test('a watch finds forms with a wrong relay, and sends no test lead there', async () => {
  const { code, said } = await watchSite(says('/', '', other), ['--lead'], withRelay(relay))
  expect(said).toContain(
    `Forms go to FormSubmit at ${other}, and should go to FormSubmit at ${relay}.`,
  )
  expect(said).toContain('No test lead was sent.')
  expect(code).toBe(1)
})

test('a watch visits pages with forms and one of each other kind, or every page with --all', async () => {
  const served = { '/warranty': { status: 500 } }
  expect((await watchSite(served)).code).toBe(0)
  const leadPages = new Set(['/warranty'])
  for (const { said } of [
    await watchSite(served, [], { ...expected, leadPages }),
    await watchSite(served, ['--all']),
  ])
    expect(said).toContain('/warranty: The server answers 500.')
})

test('with --expired, a watch only looks for expired offers, on every page', async () => {
  const found = await watchSite({ '/warranty': { body: expired }, '/': { status: 500 } }, [
    '--expired',
  ])
  expect(found.said).toContain(
    '/warranty: The page still has an offer, a claim or a date whose last day was 2020-01-31.',
  )
  expect(found.said).toContain('1 thing broken')
  expect(found.code).toBe(1)
  const unseen = await watchSite({ '/about': { status: 500 } }, ['--expired'])
  expect(unseen.code).toBe(0)
  expect(unseen.said).toContain('1 page did not answer, so offers there were not checked')
})

test('a watch exits with 1 if nothing responds, or this computer has no network', async () => {
  const { origin, stop } = await startSite({})
  await stop()
  const closed = await run([origin])
  expect(closed.said).toContain('- /, /about: No answer: nothing answers there.')
  expect(closed.code).toBe(1)
  const offline = Object.assign(new Error(), { code: 'EAI_AGAIN' })
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new TypeError('fetch failed', { cause: offline }))
  onTestFinished(() => fetching.mockRestore())
  const { code, said } = await run([origin])
  expect(said).toContain('no way to it')
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

const day = 86_400_000
test.each([
  [9, undefined, ''],
  [10, true, '20 more days'],
  [24, false, '6 more days'],
  [31, false, 'has expired'],
])('a certificate of 30 days is judged by the days left after %i', (days, isWarning, says) => {
  const findings = newFindings()
  checkLastDay(new Date(30 * day), new Date(days * day), findings)
  const finding = { isWarning, says: expect.stringContaining(says) }
  expect(findings.found).toMatchObject(isWarning === undefined ? [] : [finding])
})
