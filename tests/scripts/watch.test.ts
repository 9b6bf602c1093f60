import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SitePage } from '../../renderer/content/site-pages.ts'
import { ask } from '../../scripts/watch/ask.ts'
import { certificateFindings, readCertificate } from '../../scripts/watch/certificate.ts'
import { noAnswerFinding } from '../../scripts/watch/check-page.ts'
import { watch } from '../../scripts/watch/command.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startServer } from './server.ts'

const pageAt = (address: string, kind: SitePage['kind']): [string, SitePage] => [
  address,
  { kind, address, slugs: [], language: 'en', group: 'main', files: [] },
]
const expected = {
  pages: new Map([pageAt('/', 'home'), pageAt('/about', 'page'), pageAt('/warranty', 'page')]),
  redirected: ['/old'],
  relay: '',
  answers: (path: string) =>
    path === '/old' || path.startsWith('/about')
      ? { location: '/about' }
      : ({ status: 404 } as const),
  headers: () => ({ 'X-Sample': "default-src 'none'; img-src 'self'" }),
}

type Served = {
  status?: number
  headers?: Record<string, string>
  body?: string
  uncompressed?: true
}

const pageOf = (body: string, relay = '/relay') => `<!doctype html><title>Sample</title>${body}
  <script type="application/json" id="relay">{"service":"FormSubmit","endpoint":"${relay}"}</script>`

const siteMap = ['/', '/about', '/warranty', '/unknown'].map(
  (address) => `<url><loc>https://www.sample.example${address}</loc></url>`,
)

/** A site that has nothing wrong with it. */
const healthy: Record<string, Served> = {
  '/': { body: pageOf('<a href="/about#team">About</a><img alt="" src="/roof.webp">') },
  '/about': { body: pageOf('<a href="/">Home</a><a href="mailto:a@sample.example">Mail</a>') },
  '/about/': { status: 301, headers: { location: '/about' } },
  '/about.html': { status: 301, headers: { location: '/about' } },
  '/old': { status: 301, headers: { location: '/about' } },
  '/roof.webp': { headers: { 'content-type': 'image/webp' } },
  '/relay': { status: 405 },
  '/relay/ajax': { body: '{"success":"true"}' },
  '/site-map.xml': { body: siteMap.join('') },
  '/service-worker.js': {},
  '/offline.txt': {},
  '/robots.txt': { body: 'User-agent: *\nAllow: /\n\nUser-agent: SampleBot\nDisallow: /\n' },
}

const startSite = (served: Record<string, Served>) => {
  const answers = { ...healthy, ...served }
  return startServer(({ url = '' }, response) => {
    const answer: Served = answers[url] ?? { status: 404, body: pageOf('') }
    const { status = 200, headers, body = '', uncompressed } = answer
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'x-sample': "default-src 'none';img-src 'self'",
      ...(uncompressed ? {} : { 'content-encoding': 'gzip' }),
      ...headers,
    })
    response.end(uncompressed ? body : gzipSync(body))
  })
}

const run = async (args: string[], site = expected) => {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const code = await watch(args, site, { log: write, error: write })
  return { code, said: lines.join('\n') }
}

const watchSite = async (served: Record<string, Served>, ...args: string[]) =>
  run([(await startSite(served)).origin, ...args])

describe('watching a site', () => {
  test('with nothing wrong ends with 0, and says what each kind of page answered', async () => {
    const { code, said } = await watchSite({})
    expect(said).toContain('nothing is broken\n')
    expect(said).toMatch(/\| home \| English \| \/ \| 200 \| [\d,]+ ms \|/)
    expect(said).toContain('| page | English | /about | 200 |')
    expect(said).not.toContain('/warranty')
    expect(said).toContain('Not sent; --lead sends one to /relay.')
    expect(code).toBe(0)
  })

  test('visits every page when asked to, and finds what the first of a kind does not show', async () => {
    const { code, said } = await watchSite({ '/warranty': { status: 500 } }, '--all')
    expect(said).toContain('The server answers 500. (/warranty)')
    expect(code).toBe(1)
  })

  test('sends a test lead to the relay that its pages name, and says how long it took', async () => {
    const { origin, requests } = await startSite({})
    const { code, said } = await run([origin, '--lead'])
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/relay/ajax', headers: { origin } },
    ])
    expect(said).toMatch(/Test lead [0-9A-F]{8} to 127.0.0.1:\d+, [\d.]+ seconds. Delivered/)
    expect(code).toBe(0)
  })

  const noindex = pageOf('<meta name="robots" content="noindex"/>')
  const withLink = (link: string) => ({ '/': { body: pageOf(`<a href="${link}">Link</a>`) } })
  test.each<[string, Record<string, Served>, string]>([
    ['a page that fails', { '/about': { status: 500 } }, 'The server answers 500. (/about)'],
    ['a page that is gone', { '/about': { status: 404 } }, 'the server answers 404. (/about)'],
    [
      'a page that is moved',
      { '/about': { status: 302, headers: { location: '/login' } } },
      'redirects to /login (302)',
    ],
    ['a page of a preview', { '/about': { body: noindex } }, 'leave it out. (/about)'],
    [
      'a page that browsers download',
      { '/about': { ...healthy['/about'], headers: { 'content-type': 'text/plain' } } },
      'served as text/plain',
    ],
    ['a page of the host', { '/about': { body: 'Parked' } }, 'not a page of this site'],
    [
      'a header without a part of the policy, and with one of somebody else',
      { '/': { ...healthy['/'], headers: { 'x-sample': "default-src 'none'; img-src https:" } } },
      `X-Sample lacks "img-src 'self'" and has "img-src https:", which is not ours. (/)`,
    ],
    [
      'a file that browsers would not keep',
      { '/roof.webp': { headers: { 'x-sample': "default-src 'none'" } } },
      `X-Sample lacks "img-src 'self'". (/roof.webp)`,
    ],
    ['a link to nowhere', withLink('/gone'), '/gone is linked, and the server answers 404.'],
    ['a picture that is gone', { '/roof.webp': { status: 404 } }, '/roof.webp is linked'],
    [
      'a redirect to somewhere else',
      { '/old': { status: 301, headers: { location: '/' } } },
      '/old should lead to',
    ],
    [
      'a spelling that leads elsewhere',
      { '/about/': { status: 301, headers: { location: '/login' } } },
      '/about/ should lead to http',
    ],
    [
      'a page where there is none',
      { '/no-such-page-8c1f': { body: pageOf('') } },
      'What is not there, such as /no-such-page-8c1f, answers 200',
    ],
    ['no site map', { '/site-map.xml': { status: 404 } }, 'There is no site map (404).'],
    [
      'a service worker that is gone',
      { '/service-worker.js': { status: 404 } },
      'The server answers 404. (/service-worker.js)',
    ],
    [
      'a service worker that browsers would keep',
      { '/service-worker.js': { headers: { 'x-sample': "default-src 'none'" } } },
      `X-Sample lacks "img-src 'self'". (/service-worker.js)`,
    ],
    [
      'a robots.txt of the host',
      { '/robots.txt': { body: '# Not yet\nUser-Agent: *\nDisallow: /' } },
      'It keeps every search engine away. (/robots.txt)',
    ],
    ['forms that nothing takes', { '/relay': { status: 404 } }, 'Forms go to /relay of the site'],
    [
      'a page without a relay',
      { '/': { body: '<title>Sample</title>' } },
      'does not say where its forms go',
    ],
  ])('finds %s, says what to do, and ends with 1', async (_what, served, said) => {
    const result = await watchSite(served)
    expect(result.said).toContain(said)
    expect(result.said).toContain('### Broken')
    expect(result.code).toBe(1)
  })

  test('finds forms that go elsewhere than they should, or than browsers let them', async () => {
    const [relay, other] = ['https://relay.example/us', 'https://relay.example/them']
    const policy = (source: string) => ({
      headers: { 'content-security-policy': `default-src 'none'; connect-src 'self' ${source}` },
      body: pageOf('', other),
    })
    const elsewhere = await startSite({ '/': policy('https://relay.example') })
    const { said } = await run([elsewhere.origin], { ...expected, relay })
    expect(said).toContain(`Forms go to ${other}, and should go to ${relay}.`)
    expect(said).not.toContain('keeps browsers from')
    const kept = await watchSite({ '/': policy('https://other.example') })
    expect(kept.said).toContain(`keeps browsers from sending leads to ${other}`)
    expect(kept.code).toBe(1)
  })

  test('finds a header that is missing once, with its pages', async () => {
    const { origin } = await startServer((_, response) => response.end(pageOf('')))
    const { code, said } = await run([origin])
    expect(said.match(/The header X-Sample is missing\. \(\/, \/about\b/g)).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('only warns of other sites, and of links in old spellings', async () => {
    const { origin: other, requests } = await startServer((_, response) =>
      response.writeHead(404).end(),
    )
    const links = `<a href="${other}/source">Source</a><a href="/old">Old</a>`
    const { code, said } = await watchSite({
      '/': { ...healthy['/'], body: pageOf(links) },
      '/about/': { status: 200, body: '' },
    })
    expect(said).toContain(`${other}/source answers 404.`)
    expect(said).toContain('The link /old is redirected to /about.')
    expect(said).toMatch(/\/about\/ should lead to \S+\/about; it answers 200\./)
    expect(code).toBe(0)
    requests.length = 0
    await watchSite({ '/': { body: pageOf(links) } }, '--no-external')
    expect(requests).toEqual([])
  })

  test('warns of pages that are sent uncompressed', async () => {
    const { code, said } = await watchSite({ '/': { ...healthy['/'], uncompressed: true } })
    expect(said).toContain('The page is sent uncompressed')
    expect(said).toContain('(/)')
    expect(code).toBe(0)
  })

  test('ends with 1 for a relay that refuses, and with 2 for one that asks for a captcha', async () => {
    const says = (body: string) => watchSite({ '/relay/ajax': { body } }, '--lead')
    const refused = await says('{"success":"false","message":"No"}')
    expect(refused.said).toMatch(/Broken[\s\S]*The test lead: Not delivered: the relay refused/)
    expect(refused.code).toBe(1)
    const captcha = await says('<title>Are you human?</title>')
    expect(captcha.said).toMatch(/Could not be checked from here[\s\S]*captcha page/)
    expect(captcha.code).toBe(2)
  })

  test('ends with 1 where nothing answers, and with 2 where this computer has no network', async () => {
    const { origin, stop } = await startSite({})
    await stop()
    const closed = await run([origin])
    expect(closed.said).toContain('No answer: nothing answers there.')
    expect(closed.code).toBe(1)
    const offline = Object.assign(new Error(), { code: 'EAI_AGAIN' })
    const fetching = vi
      .spyOn(globalThis, 'fetch')
      .mockRejectedValue(new TypeError('fetch failed', { cause: offline }))
    onTestFinished(() => fetching.mockRestore())
    expect((await run([origin])).code).toBe(2)
  })

  test('does not wait for ever', async () => {
    const stalls: RequestListener = (_, response) => void response.writeHead(200).write('<title>')
    const { origin } = await startServer(stalls)
    const answer = await ask(new URL(origin), { patience: 50 })
    expect(answer).toMatchObject({ kind: 'no answer', severity: 'broken' })
    expect(answer.kind === 'no answer' && noAnswerFinding(answer).problem).toBe(
      'No answer: no whole answer came in 0.05 seconds.',
    )
  })

  test('writes what it says into a file and the summary of a workflow', async () => {
    const folder = temporaryFolder('watch')
    const [out, summary] = [join(folder, 'report.md'), join(folder, 'summary.md')]
    const lines: string[] = []
    const output = { log: (line: string) => lines.push(line), error: () => undefined }
    await watch([(await startSite({})).origin, '--out', out], expected, output, summary)
    expect(readFileSync(out, 'utf8')).toBe(lines.join('\n'))
    expect(readFileSync(summary, 'utf8')).toBe(lines.join('\n'))
  })

  test.each([
    [[]],
    [['www.sample.example']],
    [['https://a;reboot.example']],
    [['https://me@a.example']],
    [['https://a.example', 'https://b.example']],
  ])('explains itself when it is given %j', async (args) => {
    const { code, said } = await run(args)
    expect(said).toContain('npm run watch -- https://www.example.com')
    expect(code).toBe(2)
  })
})

describe('the certificate', () => {
  const day = 86_400_000
  const in30Days = new Date(30 * day)
  test.each([
    [0, undefined],
    [9, undefined],
    [10, ['warning', '20 more days']],
    [24, ['broken', '6 more days']],
    [31, ['broken', 'expired 1 day ago']],
  ])('of 30 days, %i days later, is judged by the days that are left', (days, finding) => {
    const [found] = certificateFindings({ validTo: in30Days }, new Date(days * day))
    expect(found && [found.severity, found.problem]).toEqual(
      finding && [finding[0], expect.stringContaining(finding[1] ?? '')],
    )
  })

  test('that no browser trusts is read and named, and pages behind it are not', async () => {
    const folder = temporaryFolder('certificate')
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '90', '-subj', '/CN=sample.example', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    )
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    onTestFinished(() => void server.close())
    const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
    const certificate = await readCertificate(new URL(origin))
    expect(certificate?.refused).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
    const { code, said } = await run([origin])
    expect(said).toContain('Browsers refuse the certificate (DEPTH&#95;ZERO')
    expect(said).toContain('No answer: its certificate is one that no browser trusts.')
    expect(code).toBe(1)
  })

  test('is missing where a server does not encrypt', async () => {
    const { origin } = await startSite({})
    const certificate = await readCertificate(new URL(origin.replace('http:', 'https:')))
    expect(certificateFindings(certificate, new Date())[0]?.problem).toContain('no certificate')
  })
})
