import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SitePage } from '../../renderer/content/page-list.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import { certificateFindings } from '../../scripts/watch/certificate.ts'
import { type Configured, watch } from '../../scripts/watch/command.ts'
import { recordedOutput } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { says, startServer } from './server.ts'

const pageAt = (address: string, kind: SitePage['kind']): [string, SitePage] => [
  address,
  { kind, address, slugs: [], language: 'en', group: 'main', files: [], isDraft: false },
]
const url = 'https://www.sample.example'
const phone = 'tel:+13055550142'
const expected: Configured = {
  url,
  relay: { service: 'FormSubmit', endpoint: '' },
  pages: new Map([pageAt('/', 'home'), pageAt('/about', 'page'), pageAt('/warranty', 'page')]),
  redirected: ['/old'],
  phone,
  answers: (path) =>
    path === '/old' || path.startsWith('/about') ? { location: '/about' } : { status: 404 },
  headers: () => ({ 'X-Sample': 'one; two' }),
}
const withRelay = (endpoint: string): Configured => ({
  ...expected,
  relay: { ...expected.relay, endpoint },
})

type Served = {
  status?: number
  headers?: Record<string, string>
  body?: string
}

const pageOf = (path: string, body: string, relay = '/relay') => `<!doctype html><html><head>
  <title>Sample</title><link rel="canonical" href="${url}${path}"/></head><body>
  <a href="${phone}">Call</a>${body}
  <script type="application/json" id="relay">{"service":"FormSubmit","endpoint":"${relay}"}</script></body></html>`
const home = pageOf('/', '<a href="/about#team">About</a><img alt="" src="/roof.webp">')
const about = pageOf('/about', '<a href="/">Home</a><a href="mailto:a@sample.example">Mail</a>')

const movedTo = (location: string, status = 301): Served => ({ status, headers: { location } })
const siteMap = ['/', '/about', '/warranty', '/unknown'].map(
  (address) => `<url><loc>${url}${address}</loc></url>`,
)

/** A site that has nothing wrong with it. */
const healthy: Record<string, Served> = {
  '/': { body: home },
  '/about': { body: about },
  '/warranty': { body: pageOf('/warranty', '') },
  '/about/': movedTo('/about'),
  '/about.html': movedTo('/about'),
  '/old': movedTo('/about'),
  '/roof.webp': { headers: { 'content-type': 'image/webp' } },
  '/relay': { status: 405 },
  '/relay/ajax': { body: '{"success":"true"}' },
  '/site-map.xml': { body: siteMap.join('') },
  '/page-hashes.json': { body: JSON.stringify({ '/about': textHash(about) }) },
  '/service-worker.js': {},
  '/offline.txt': {},
  '/robots.txt': { body: 'User-agent: *\nAllow: /\n\nUser-agent: SampleBot\nDisallow: /\n' },
}

const startSite = (served: Record<string, Served>) => {
  const answers = { ...healthy, ...served }
  return startServer(({ url: path = '' }, response) => {
    const answer: Served = answers[path] ?? { status: 404, body: pageOf(path, '') }
    const { status = 200, headers, body = '' } = answer
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'x-sample': 'one;two',
      'content-encoding': 'br',
      ...headers,
    })
    response.end(brotliCompressSync(body))
  })
}

const run = async (args: string[], site = expected) => {
  const { output, said } = recordedOutput()
  return { code: await watch(args, site, output), said: said() }
}

const watchSite = async (served: Record<string, Served>, ...args: string[]) =>
  run([(await startSite(served)).origin, ...args])

const aboutWith = (answer: Served) => ({ '/about': { body: about, ...answer } })
const aboutSays = (body: string) => aboutWith({ body: pageOf('/about', body) })
const withLink = (link: string) => ({ '/': { body: pageOf('/', `<a href="${link}">Link</a>`) } })

describe('watching a site', () => {
  test('with nothing wrong ends with 0, and says so, in a file too', async () => {
    const out = join(temporaryFolder('watch'), 'report.md')
    const { code, said } = await watchSite({}, '--out', out)
    expect(said).toContain('nothing is broken\n')
    expect(readFileSync(out, 'utf8')).toContain('Forms go to /relay. No test lead was sent.')
    expect(code).toBe(0)
  })

  const faults: Record<string, Record<string, Served>> = {
    '/about: The server answers 500.': aboutWith({ status: 500 }),
    '/about: The server answers 302 and leads to /login': { '/about': movedTo('/login', 302) },
    'build without SITE_ENV=preview': aboutSays('<meta name="robots" content="noindex"/>'),
    '/about: The header X-Robots-Tag asks': aboutWith({ headers: { 'x-robots-tag': 'noindex' } }),
    'not a page of this site': aboutWith({ body: 'Parked' }),
    'The server sends the page of / in its place': aboutWith({ body: home }),
    'The page is cut off after': aboutWith({ body: about.slice(0, -9) }),
    [`/about: The page says to call tel:+15555550100; the number is ${phone}.`]: aboutSays(
      '<a href="tel:+15555550100">Call</a>',
    ),
    '/about: The text of the page is not that of the build.': aboutSays('Another word'),
    '/about: The header X-Sample lacks "two"': aboutWith({ headers: { 'x-sample': 'one' } }),
    '/gone is linked, and the server answers 404.': withLink('/gone'),
    '/: /roof.webp is linked': { '/roof.webp': { status: 404 } },
    '/old should lead to': { '/old': movedTo('/') },
    'What is not there, such as /no-such-page-8c1f, answers 200': {
      '/no-such-page-8c1f': { body: pageOf('/', '') },
    },
    'There is no site map': { '/site-map.xml': { status: 404 } },
    '/robots.txt: It keeps every search engine away': {
      '/robots.txt': { body: '# Not yet\nUser-Agent: *\nDisallow: /' },
    },
    'FORM_RELAY where the site is built': { '/relay': { status: 404 } },
    'does not say where its forms go': { '/': { body: home.replace('id="relay"', '') } },
  }
  test.each(Object.entries(faults))('finds what is broken: %s', async (words, served) => {
    const { code, said } = await watchSite(served)
    expect(said).toContain(words)
    expect(said).toContain('### Broken')
    expect(code).toBe(1)
  })

  const [relay, other] = ['https://relay.example/us', 'https://other.example/them']

  test('finds forms that go elsewhere than they should, and sends no test lead there', async () => {
    const { origin } = await startSite({ '/': { body: pageOf('/', '', other) } })
    const { code, said } = await run([origin, '--lead'], withRelay(relay))
    expect(said).toContain(`Forms go to ${other}, and should go to ${relay}.`)
    expect(said).toContain('No test lead was sent.')
    expect(code).toBe(1)
  })

  test('says when FORM_RELAY is missing here', async () => {
    const { code, said } = await watchSite({ '/': { body: pageOf('/', '', relay) } })
    expect(said).toContain(`Forms go to ${relay}, and no relay is set here to compare that with.`)
    expect(code).toBe(2)
  })

  test('with --all visits every page, and links to other sites', async () => {
    const { origin, requests } = await startServer(says(404, ''))
    const served = { ...withLink(`${origin}/source`), '/warranty': { status: 500 } }
    expect((await watchSite(served)).code).toBe(0)
    expect(requests).toEqual([])
    const { said } = await watchSite(served, '--all')
    expect(said).toContain(`/: ${origin}/source: The server answers 404.`)
    expect(said).toContain('/warranty: The server answers 500.')
  })

  test('ends with 1 where nothing answers, and with 2 where this computer has no network', async () => {
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
    expect((await run([origin])).code).toBe(2)
  })
})

describe('the test lead', () => {
  const sendThrough = async (answer: Parameters<typeof startServer>[0]) => {
    const { origin, requests } = await startServer(answer)
    return { ...(await run(['--lead'], withRelay(`${origin}/you`))), requests }
  }

  test('goes to the relay that is set here before there is a site, as a page would send it', async () => {
    const { code, requests } = await sendThrough(says(200, '{"success":"true"}'))
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/ajax/you',
        headers: { accept: 'application/json', origin: url, referer: `${url}/` },
      },
    ])
    const type = requests[0]?.headers['content-type'] ?? ''
    const fields = Object.fromEntries(
      await new Response(requests[0]?.body, { headers: { 'content-type': type } }).formData(),
    )
    expect(fields).toMatchObject({ _subject: 'Test lead: please ignore', _captcha: 'false' })
    expect(fields).not.toHaveProperty('_cc')
    expect(fields.leadId).toMatch(/^[0-9a-f]{32}$/)
    expect(code).toBe(0)
  })

  test('is not sent, and ends with 2, where no relay is set', async () => {
    const { code, said } = await run(['--lead'], withRelay('you@sample.example'))
    expect(said).toMatch(/No relay is set.*relay\.endpoint.*FORM_RELAY/)
    expect(code).toBe(2)
  })

  const refusal = (message: string) => JSON.stringify({ success: 'false', message })
  test.each([
    [1, 200, refusal('This form needs Activation. Open the link.'), 'still need activation'],
    [1, 200, refusal('The form\u001b[2J is empty.'), 'and said: "The form [2J is empty."'],
    [1, 503, '<html>', 'unavailable (it answered 503)'],
    [2, 200, '<title>Are you human? Activate scripts</title>', 'captcha page'],
    [2, 429, '', 'Too many requests'],
  ])('ends with %i for a relay that answers %i %j', async (code, status, body, words) => {
    const result = await sendThrough(says(status, body))
    expect(result.said).toContain(words)
    expect(result.said).not.toContain('was taken')
    expect(result.code).toBe(code)
  })

  test('may have arrived if the connection breaks', async () => {
    const { code, said } = await sendThrough((request) => request.socket.destroy())
    expect(said).toMatch(/may have arrived all the same\. No answer: the connection broke off/)
    expect(code).toBe(1)
  })
})

describe('the certificate', () => {
  const day = 86_400_000
  test.each([
    [9, undefined],
    [10, ['warning', '20 more days']],
    [24, ['broken', '6 more days']],
    [31, ['broken', 'expired 1 day ago']],
  ])('of 30 days, %i days later, is judged by the days that are left', (days, finding) => {
    const [found] = certificateFindings(new Date(30 * day), new Date(days * day))
    expect(found && [found.severity, found.says]).toEqual(
      finding && [finding[0], expect.stringContaining(finding[1] ?? '')],
    )
  })
})
