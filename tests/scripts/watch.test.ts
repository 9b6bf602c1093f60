import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { textHash } from '../../renderer/build/finish-page.ts'
import type { SitePage } from '../../renderer/content/site-pages.ts'
import { ask } from '../../scripts/watch/ask.ts'
import { certificateFinding, readCertificate } from '../../scripts/watch/certificate.ts'
import { type Configured, watch } from '../../scripts/watch/command.ts'
import { sendTestLead } from '../../scripts/watch/test-lead.ts'
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
  settings: { service: 'FormSubmit', endpoint: '' },
  pages: new Map([pageAt('/', 'home'), pageAt('/about', 'page'), pageAt('/warranty', 'page')]),
  redirected: ['/old'],
  relay: '',
  phone,
  answers: (path) =>
    path === '/old' || path.startsWith('/about') ? { location: '/about' } : { status: 404 },
  headers: () => ({ 'X-Sample': "default-src 'none'; img-src 'self'" }),
}

type Served = {
  status?: number
  headers?: Record<string, string>
  body?: string
  uncompressed?: true
}

const pageOf = (path: string, body: string, relay = '/relay') => `<!doctype html><html><head>
  <title>Sample</title><link rel="canonical" href="${url}${path}"/></head><body>
  <a href="${phone}">Call</a>${body}
  <script type="application/json" id="relay">{"service":"FormSubmit","endpoint":"${relay}"}</script></body></html>`
const home = pageOf('/', '<a href="/about#team">About</a><img alt="" src="/roof.webp">')
const about = pageOf('/about', '<a href="/">Home</a><a href="mailto:a@sample.example">Mail</a>')

const siteMap = ['/', '/about', '/warranty', '/unknown'].map(
  (address) => `<url><loc>${url}${address}</loc></url>`,
)

/** A site that has nothing wrong with it. */
const healthy: Record<string, Served> = {
  '/': { body: home },
  '/about': { body: about },
  '/warranty': { body: pageOf('/warranty', '') },
  '/about/': { status: 301, headers: { location: '/about' } },
  '/about.html': { status: 301, headers: { location: '/about' } },
  '/old': { status: 301, headers: { location: '/about' } },
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
    const { status = 200, headers, body = '', uncompressed } = answer
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'x-sample': "default-src 'none';img-src 'self'",
      ...(uncompressed ? {} : { 'content-encoding': 'br' }),
      ...headers,
    })
    response.end(uncompressed ? body : brotliCompressSync(body))
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
  test('with nothing wrong ends with 0, and says what was looked at', async () => {
    const { code, said } = await watchSite({})
    expect(said).toContain('nothing is broken\n')
    expect(said).toMatch(/- 2 pages, the slowest in [\d,]+ ms, and 1 address that they link/)
    expect(said).toContain('Forms go to /relay. No test lead was sent.')
    expect(code).toBe(0)
  })

  test('visits every page when asked to, and finds what the first of a kind does not show', async () => {
    const { code, said } = await watchSite({ '/warranty': { status: 500 } }, '--all')
    expect(said).toContain('The server answers 500. (/warranty)')
    expect(code).toBe(1)
  })

  const withLink = (link: string) => ({ '/': { body: pageOf('/', `<a href="${link}">Link</a>`) } })
  test.each<[string, Record<string, Served>, string]>([
    ['a page that fails', { '/about': { status: 500 } }, 'The server answers 500. (/about)'],
    ['a page that is gone', { '/about': { status: 404 } }, 'the server answers 404. (/about)'],
    [
      'a page that is moved',
      { '/about': { status: 302, headers: { location: '/login' } } },
      'redirects to /login (302)',
    ],
    [
      'a page of a preview',
      { '/about': { body: pageOf('/about', '<meta name="robots" content="noindex"/>') } },
      'build without SITE_ENV=preview',
    ],
    [
      'a page that the host keeps from search engines',
      { '/about': { body: about, headers: { 'x-robots-tag': 'noindex' } } },
      'The header X-Robots-Tag asks search engines to leave the page out. (/about)',
    ],
    [
      'a page that browsers download',
      { '/about': { ...healthy['/about'], headers: { 'content-type': 'text/plain' } } },
      'served as text/plain',
    ],
    ['a page of the host', { '/about': { body: 'Parked' } }, 'not a page of this site'],
    ["another page's file", { '/about': { body: home } }, 'The server sends the page of / in its'],
    [
      'a page that is cut off',
      { '/about': { body: about.slice(0, -9) } },
      'The page is cut off after',
    ],
    [
      'another phone number',
      { '/about': { body: about.replaceAll(phone, 'tel:+15555550100') } },
      `says to call tel:+15555550100; the number is ${phone}. (/about)`,
    ],
    [
      'a word that was changed',
      { '/about': { body: about.replace('Call', 'Cull') } },
      'The text of the page is not that of the build. (/about)',
    ],
    [
      'a header without a part of the policy, and with one of somebody else',
      { '/': { ...healthy['/'], headers: { 'x-sample': "default-src 'none'; img-src https:" } } },
      `X-Sample lacks "img-src 'self'" and has "img-src https:", which is not ours. (/)`,
    ],
    [
      'a file that browsers would not cache',
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
      { '/no-such-page-8c1f': { body: pageOf('/', '') } },
      'What is not there, such as /no-such-page-8c1f, answers 200',
    ],
    ['no site map', { '/site-map.xml': { status: 404 } }, 'There is no site map.'],
    [
      'a service worker that is gone',
      { '/service-worker.js': { status: 404 } },
      'The server answers 404. (/service-worker.js)',
    ],
    [
      'a robots.txt of the host',
      { '/robots.txt': { body: '# Not yet\nUser-Agent: *\nDisallow: /' } },
      'It keeps every search engine away. (/robots.txt)',
    ],
    [
      'forms that nothing takes',
      { '/relay': { status: 404 } },
      'FORM_RELAY where the site is built',
    ],
    [
      'a page without a relay',
      { '/': { body: home.replace('id="relay"', '') } },
      'does not say where its forms go',
    ],
  ])('finds %s, says what to do, and ends with 1', async (_what, served, said) => {
    const result = await watchSite(served)
    expect(result.said).toContain(said)
    expect(result.said).toContain('### Broken')
    expect(result.code).toBe(1)
  })

  const [relay, other] = ['https://relay.example/us', 'https://other.example/them']
  const withRelay = (endpoint: string, source: string) => ({
    headers: { 'content-security-policy': `default-src 'none'; connect-src 'self' ${source}` },
    body: pageOf('/', '', endpoint),
  })

  test('finds forms that go elsewhere than they should, and sends no test lead there', async () => {
    const { origin } = await startSite({ '/': withRelay(other, 'https://relay.example') })
    const { code, said } = await run([origin, '--lead'], { ...expected, relay })
    expect(said).toContain(`Forms go to ${other}, and should go to ${relay}.`)
    expect(said).toContain('No test lead was sent.')
    expect(code).toBe(1)
  })

  test('says when FORM_RELAY is missing here, and does not blame the policy of pages for it', async () => {
    const site = await startSite({ '/': withRelay(relay, 'https://relay.example') })
    const headers = vi.fn(expected.headers)
    const { code, said } = await run([site.origin], { ...expected, headers })
    expect(said).toContain(`Forms go to ${relay}, and no relay is set here to compare that with.`)
    expect(said).toContain('Set FORM_RELAY')
    expect(headers).toHaveBeenCalledWith('/about', relay)
    expect(code).toBe(2)
  })

  test('reports a header that is missing from every page once, with the pages', async () => {
    const { origin } = await startServer(({ url: path = '' }, response) =>
      response.end(pageOf(path, '')),
    )
    const { code, said } = await run([origin])
    expect(said.match(/The header X-Sample is missing\. \(\/, \/about\b/g)).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('only warns of other sites, links in old spellings, and a build without hashes', async () => {
    const { origin: elsewhere, requests } = await startServer(says(404, ''))
    const links = `<a href="${elsewhere}/source">Source</a><a href="/old">Old</a>`
    const served = { '/': { body: pageOf('/', links) }, '/about/': { status: 200 } }
    const { code, said } = await watchSite({ ...served, '/page-hashes.json': { status: 404 } })
    expect(said).toContain(`${elsewhere}/source: The server answers 404. (/)`)
    expect(said).toContain('The link /old is redirected to /about.')
    expect(said).toMatch(/\/about\/ should lead to \S+\/about; it answers 200\./)
    expect(said).toContain('There is no /page-hashes.json')
    expect(code).toBe(0)
    requests.length = 0
    await watchSite(served, '--no-external')
    expect(requests).toEqual([])
  })

  test('warns of pages that are sent uncompressed', async () => {
    const { code, said } = await watchSite({ '/': { body: home, uncompressed: true } })
    expect(said).toContain('The page is sent uncompressed, four times as large as it need be. (/)')
    expect(code).toBe(0)
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
    const { origin } = await startServer((_, response) => void response.writeHead(200).write('<'))
    const answer = await ask(new URL(origin), { timeout: 50 })
    expect(answer.failure).toMatchObject({
      severity: 'broken',
      problem: 'No answer: no whole answer came in 0.05 seconds.',
    })
  })

  test('says it in plain text here, and in Markdown in a file and the summary of a workflow', async () => {
    const folder = temporaryFolder('watch')
    const [out, summary] = [join(folder, 'report.md'), join(folder, 'summary.md')]
    const lines: string[] = []
    const output = { log: (line: string) => lines.push(line), error: () => undefined }
    const { origin } = await startSite({ '/about': { body: pageOf('/a_b\u001b[2J', '') } })
    await watch([origin, '--out', out], expected, output, summary)
    expect(lines.join('')).toContain('sends the page of /a_b%1B[2J in its place')
    expect(readFileSync(out, 'utf8')).toContain('sends the page of /a&#95;b%1B&#91;2J in its')
    expect(readFileSync(summary, 'utf8')).toBe(readFileSync(out, 'utf8'))
  })

  test.each([
    [[]],
    [['--all']],
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

describe('the test lead', () => {
  const sendThrough = async (
    answer: Parameters<typeof startServer>[0],
    settings: Partial<Configured['settings']> = {},
    path = '/you',
  ) => {
    const { origin, requests } = await startServer(answer)
    const endpoint = `${origin}${path}`
    const site = { ...expected, settings: { ...expected.settings, endpoint, ...settings } }
    return { ...(await run(['--lead'], site)), requests }
  }

  test('goes to the relay that the pages name, when asked for', async () => {
    const { origin, requests } = await startSite({})
    const { code, said } = await run([origin, '--lead'])
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/relay/ajax', headers: { origin } },
    ])
    expect(said).toMatch(/The test lead [0-9A-F]{8} to 127.0.0.1:\d+ was taken/)
    expect(code).toBe(0)
  })

  test('goes to the relay that is set here before there is a site, as a page would send it', async () => {
    const { code, said, requests } = await sendThrough(says(200, '{"success":"true"}'))
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
    expect(said).toContain(`The test lead ${String(fields.leadId).slice(0, 8).toUpperCase()} to`)
    expect(code).toBe(0)
  })

  test('is worded as each service wants it', async () => {
    const { code, requests } = await sendThrough(says(200, '{"ok":true}'), { service: 'Formspree' })
    expect([code, requests[0]?.path]).toEqual([0, '/you'])
    const web3 = { service: 'Web3Forms', accessKey: 'k3y' } as const
    const { requests: received } = await sendThrough(says(200, '{"success":true}'), web3)
    expect(received[0]?.body).toMatch(/name="access_key"\s+k3y/)
  })

  test.each(['', 'you@sample.example', '//sample.example/you'])(
    'is not sent, and ends with 2, where the relay is %j',
    async (endpoint) => {
      const settings = { ...expected.settings, endpoint }
      const { code, said } = await run(['--lead'], { ...expected, settings })
      expect(said).toMatch(/No relay is set.*relay\.endpoint.*FORM_RELAY/)
      expect(code).toBe(2)
    },
  )

  const refusal = (message: string) => JSON.stringify({ success: 'false', message })
  test.each([
    [1, 200, refusal('This form needs Activation. Open the link.'), 'still need activation'],
    [1, 200, refusal('Open this page through a web server.'), 'did not accept the origin'],
    [1, 200, refusal('The referer is missing.'), 'did not accept the origin'],
    [1, 200, refusal('The form\u001b[2J is empty.'), 'and said: "The form [2J is empty."'],
    [1, 422, '{"errors":[{"message":"Form not found"}]}', 'and said: "Form not found"'],
    [1, 422, '{}', 'refused (422) and did not say why'],
    [1, 400, '{"success":true}', 'refused (400)'],
    [1, 503, '<html>', 'unavailable (it answered 503)'],
    [2, 200, '<title>Are you human? Activate scripts</title>', 'captcha page'],
    [2, 403, '<html>Just a moment</html>', 'captcha page'],
    [2, 429, '', 'too many requests'],
  ])('ends with %i for a relay that answers %i %j', async (code, status, body, words) => {
    const result = await sendThrough(says(status, body))
    expect(result.said).toContain(words)
    expect(result.said).not.toContain('was taken')
    expect(result.code).toBe(code)
  })

  test('may have arrived if the connection breaks or no answer comes in time', async () => {
    const { code, said } = await sendThrough((request) => request.socket.destroy())
    expect(said).toMatch(/the connection broke off\. The lead may have arrived all the same/)
    expect(code).toBe(1)
    const { origin } = await startServer((_, response) => void response.writeHead(200).write('{'))
    const late = await sendTestLead({ service: 'FormSubmit', endpoint: `${origin}/you` }, url, 50)
    expect(late.findings[0]?.problem).toContain('no whole answer came in 0.05 seconds')
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
    const found = certificateFinding({ validTo: in30Days }, new Date(days * day))
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
    expect(said).toContain('Browsers refuse the certificate (DEPTH_ZERO')
    expect(said).toContain('No answer: its certificate is one that no browser trusts.')
    expect(code).toBe(1)
  })

  test('is missing where a server does not encrypt', async () => {
    const { origin } = await startSite({})
    const certificate = await readCertificate(new URL(origin.replace('http:', 'https:')))
    expect(certificateFinding(certificate, new Date())?.problem).toContain('no certificate')
  })
})
