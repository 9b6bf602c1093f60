import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import type { RelayService } from '../../content/schema/relay.ts'
import type { SitePage } from '../../renderer/content/page-list.ts'
import { filesIn } from '../../renderer/files-in.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import { watch } from '../../scripts/watch/command.ts'
import { certificateFindings, type Expected } from '../../scripts/watch/watch-site.ts'
import { recordedOutput } from '../recorded-output.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { says, startServer } from './server.ts'

const pageAt = (address: string, kind: SitePage['kind']): [string, SitePage] => [
  address,
  { kind, address, slugs: [], language: 'en', group: 'main', files: [], isDraft: false },
]
const url = 'https://www.sample.example'
const phone = 'tel:+13055550142'
const expected: Expected = {
  url,
  relay: { service: 'FormSubmit', endpoint: '' },
  pages: new Map([pageAt('/', 'home'), pageAt('/about', 'page'), pageAt('/warranty', 'page')]),
  leadPages: new Set(),
  redirects: new Map([['/old', '/about']]),
  phone,
  headers: () => ({ 'X-Sample': 'one; two' }),
}
const withRelay = (endpoint: string): Expected => ({
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

const warranty = pageOf('/warranty', '')
const expired = pageOf(
  '/about',
  '<li data-until="2020-01-31">Free</li><li data-until="9999-12-31">New</li>',
)

const movedTo = (location: string, status = 301): Served => ({ status, headers: { location } })
const siteMap = ['/', '/about', '/warranty', '/unknown'].map(
  (address) => `<url><loc>${url}${address}</loc></url>`,
)

/** A site that has nothing wrong with it. */
const healthy: Record<string, Served> = {
  '/': { body: home },
  '/about': { body: about },
  '/warranty': { body: warranty },
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
    expect(readFileSync(out, 'utf8')).toContain(
      'Forms go to FormSubmit at /relay. No test lead was sent.',
    )
    expect(code).toBe(0)
  })

  const faults: Record<string, Record<string, Served>> = {
    '/about: The server answers 500.': aboutWith({ status: 500 }),
    '/about: The server answers 302 and leads to http': { '/about': movedTo('/login', 302) },
    'Build without SITE_ENV=preview': aboutSays('<meta name="robots" content="noindex"/>'),
    'a header X-Robots-Tag is of the host': aboutWith({ headers: { 'x-robots-tag': 'noindex' } }),
    '/about: This is not the page of the build': aboutWith({ body: 'Parked' }),
    'it is another': aboutWith({ body: home }),
    'is cut off': aboutWith({ body: about.slice(0, -9) }),
    'is no HTML': aboutWith({ headers: { 'content-type': 'application/octet-stream' } }),
    [`/about: The page says to call tel:+15555550100; the number is ${phone}.`]: aboutSays(
      '<a href="tel:+15555550100">Call</a>',
    ),
    'or its text was changed': aboutSays('Another word'),
    '/about: The page still has an offer, a claim or a date whose last day was 2020-01-31.': {
      '/about': { body: expired },
      '/page-hashes.json': { body: '{}' },
    },
    '/about: The header X-Sample lacks "two"': aboutWith({ headers: { 'x-sample': 'one' } }),
    '/gone is asked for, and the server answers 404.': withLink('/gone'),
    '/: /roof.webp is asked for': { '/roof.webp': { status: 404 } },
    '/old should lead to http': { '/old': movedTo('/') },
    'What is not there, such as /no-such-page-8c1f, answers 200': {
      '/no-such-page-8c1f': { body: pageOf('/', '') },
    },
    '/service-worker.js: /service-worker.js is asked for': {
      '/service-worker.js': { status: 404 },
    },
    'There is no site map': { '/site-map.xml': { status: 404 } },
    '/robots.txt: It keeps every search engine away': {
      '/robots.txt': { body: '# Not yet\nUser-Agent: *\nDisallow: /' },
    },
    'Leads do not arrive: no relay is set': { '/relay': { status: 404 } },
    'is no address of FormSubmit': { '/': { body: pageOf('/', '', 'https://formsubmit.co/') } },
    'does not say where its forms go': { '/': { body: home.replace('id="relay"', '') } },
  }
  test.each(Object.entries(faults))('finds what is broken: %s', async (words, served) => {
    const { code, said } = await watchSite(served)
    expect(said).toContain(words)
    expect(said).toContain('### Broken')
    expect(code).toBe(1)
  })

  const [relay, other] = ['us', 'them'].map(
    (name) => `https://formsubmit.co/${name}@sample.example`,
  )

  test('finds forms that go elsewhere than they should, and sends no test lead there', async () => {
    const { origin } = await startSite({ '/': { body: pageOf('/', '', other) } })
    const { code, said } = await run([origin, '--lead'], withRelay(relay ?? ''))
    expect(said).toContain(
      `Forms go to FormSubmit at ${other}, and should go to FormSubmit at ${relay}.`,
    )
    expect(said).toContain('No test lead was sent.')
    expect(code).toBe(1)
  })

  test('says when FORM_RELAY is missing here', async () => {
    const { code, said } = await watchSite({ '/': { body: pageOf('/', '', relay) } })
    expect(said).toContain(`Forms go to FormSubmit at ${relay}, and no relay is set here`)
    expect(code).toBe(1)
  })

  test('visits pages with forms and one of each other kind, and with --all every page', async () => {
    const served = { '/warranty': { status: 500 } }
    expect((await watchSite(served)).code).toBe(0)
    const { origin } = await startSite(served)
    const broken = '/warranty: The server answers 500.'
    const leadPages = new Set(['/warranty'])
    for (const { said } of [
      await run([origin], { ...expected, leadPages }),
      await run([origin, '--all']),
    ])
      expect(said).toContain(broken)
  })

  test('with --expired looks for offers that are over, on every page, and for nothing else', async () => {
    const { code, said } = await watchSite(
      { '/warranty': { body: expired }, '/': { status: 500 } },
      '--expired',
    )
    expect(said).toContain(
      '/warranty: The page still has an offer, a claim or a date whose last day was 2020-01-31.',
    )
    expect(said).toContain('1 thing broken')
    expect(code).toBe(1)
    const unseen = await watchSite({ '/about': { status: 500 } }, '--expired')
    expect(unseen.code).toBe(0)
    expect(unseen.said).toContain('1 page did not answer, so nobody knows whether an offer')
  })

  test('ends with 1 where nothing answers, or this computer has no network, and 2 for wrong options', async () => {
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
    expect(await run([origin])).toMatchObject({
      code: 1,
      said: expect.stringContaining('no way to it'),
    })
    const wrong = [
      '',
      'www.sample.example',
      'https://a;b.example',
      'https://me:pw@a.example/',
      `${origin} x`,
    ]
    for (const args of [...wrong, `${origin} --every week`, '--all'])
      expect((await run(args.split(' '))).code, args).toBe(2)
  })
})

test('every finding has its sentence, and no sentence is without a finding', () => {
  const folder = 'scripts/watch'
  const yaml = readFileSync(`${folder}/sentences.yaml`, 'utf8')
  const code = filesIn(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const named = [...code.join('').matchAll(/(?:broken|warning)\((?:.*\? )?'(\w+)'/g)]
  expect(Object.keys(parse(yaml))).toEqual(
    expect.arrayContaining(named.map(([, name = '']) => name)),
  )
  for (const name of Object.keys(parse(yaml)))
    expect([yaml, ...code].join('')).toMatch(new RegExp(`'${name}'|{${name}}`))
})

describe('the test lead', () => {
  const sendThrough = async (
    answer: Parameters<typeof startServer>[0],
    service: RelayService = 'FormSubmit',
  ) => {
    const { origin, requests } = await startServer(answer)
    const site = { ...expected, relay: { service, endpoint: `${origin}/you` } }
    return { ...(await run(['--lead'], site)), requests }
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

  test.each(['', 'you@sample.example'])('is not sent to %j, and ends with 2', async (endpoint) => {
    const { code, said } = await run(['--lead'], withRelay(endpoint))
    expect(said).toMatch(/No test lead was sent: .*FormSubmit|no relay.*FORM_RELAY/)
    expect(code).toBe(2)
  })

  test.each<[service: RelayService, every: string, isSent: boolean]>([
    ['FormSubmit', 'hour', true],
    ['Formspree', 'hour', false],
    ['Formspree', 'day', true],
    ['Web3Forms', 'day', false],
  ])('to %s every %s is sent: %s', async (service, every, isSent) => {
    const body = home.replace('FormSubmit', service)
    const { origin, requests } = await startSite({ '/': { body } })
    const { said } = await run([origin, '--lead', '--every', every])
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(isSent ? 1 : 0)
    expect(said.includes(`No test lead was sent: ${service}`)).toBe(!isSent)
  })

  const captcha = '<!doctype html><title>Are you human? Activate scripts</title>'
  const no = (message: string) => JSON.stringify({ success: 'false', message })
  const errors = (message: string) => JSON.stringify({ errors: [{ code: 'X', message }] })
  const answers: Record<RelayService, [status: number, body: string, meaning: string][]> = {
    FormSubmit: [
      [200, no('This form needs Activation. Open the link.'), 'is not activated'],
      [200, no('Make sure you open this page through a web server'), 'forms of this site'],
      [
        200,
        no('The form\u001b[2J is odd.'),
        'It refused the form. (It answered 200 and said: "The form [2J is odd.".)',
      ],
      [200, no(''), 'did not say why'],
      [200, '{"success":"maybe"}', 'It refused the form.'],
      [200, '', 'a page in place of a yes'],
      [200, captcha, 'a page in place of a yes'],
      [200, 'true', 'a page in place of a yes'],
      [404, captcha, 'no form at this address'],
      [413, '', 'no form of this size'],
      [429, '', 'too many have come'],
      [503, captcha, 'out of order'],
    ],
    Formspree: [
      [200, '{"success":"true"}', 'It refused the form.'],
      [302, '', 'It leads elsewhere'],
      [403, errors('reCAPTCHA failed'), 'asks for a captcha'],
      [403, errors('Form submissions from this domain are restricted'), 'forms of this site'],
      [403, '{"error":"The form is disabled"}', 'gone or turned off'],
      [404, '{"error":"Form not found"}', 'gone or turned off'],
      [422, errors('should be an email'), 'and said: "should be an email"'],
      [429, '{"error":"You have exceeded your monthly limit"}', 'plan is used up'],
    ],
    Web3Forms: [
      [200, '{"ok":true}', 'It refused the form.'],
      [400, '{"success":false,"body":{"message":"Invalid Access Key"}}', 'the access key'],
      [
        403,
        no('Use our API in client side or contact support with server IP address'),
        'browsers only',
      ],
      [403, captcha, 'let this computer send'],
      [429, no('Too many requests'), 'its plan is used up'],
      [500, '{}', 'out of order'],
    ],
  }
  const rows = Object.entries(answers).flatMap(([service, all]) =>
    all.map((row) => [service as RelayService, ...row] as const),
  )
  test.each(rows)(
    'to %s that is answered %i %j is a fault with its own sentence',
    async (...row) => {
      const [service, status, body, meaning] = row
      const { code, said } = await sendThrough(says(status, body), service)
      expect(said).toContain(meaning)
      expect(said).not.toContain('was taken')
      expect(code).toBe(1)
    },
  )

  test.each<[RelayService, string]>([
    ['FormSubmit', '{"success":"true","message":"sent"}'],
    ['Formspree', '{"next":"/thanks","ok":true}'],
    ['Web3Forms', '{"success":true,"body":{"message":"Email sent"}}'],
  ])('to %s that says yes was taken', async (service, body) => {
    const { code, said } = await sendThrough(says(200, body), service)
    expect(said).toContain('was taken')
    expect(code).toBe(0)
  })

  test('may have arrived if the connection breaks', async () => {
    const { code, said } = await sendThrough((request) => request.socket.destroy())
    expect(said).toMatch(
      /No answer: the connection broke off\. The lead may have arrived all the same\./,
    )
    expect(code).toBe(1)
  })
})

describe('the certificate', () => {
  const day = 86_400_000
  test.each([
    [9, undefined],
    [10, ['warning', '20 more days']],
    [24, ['broken', '6 more days']],
    [31, ['broken', 'has expired']],
  ])('of 30 days, %i days later, is judged by the days that are left', (days, finding) => {
    const [found] = certificateFindings(new Date(30 * day), new Date(days * day))
    expect(found && [found.isWarning ? 'warning' : 'broken', found.says]).toEqual(
      finding && [finding[0], expect.stringContaining(finding[1] ?? '')],
    )
  })
})
