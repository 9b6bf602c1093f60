import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectPatterns, redirectsFile } from '../../../content/schema/redirects.ts'
import { escapePattern } from '../../../content/schema/text.ts'
import { redirectedTo } from '../../../renderer/content/redirects.ts'
import { hostFiles } from '../../../renderer/output/delivery/host-files.ts'
import { problemsOf, sampleFolder, textOf, withChange, withFile } from '../sample.ts'

const business = 'content/business.yaml'
const line = '{ from: /old-guide, to: /guides/permits }'
const problemsWith = (redirects: readonly string[], folder = sampleFolder) =>
  problemsOf(withChange(redirectsFile, line, redirects.join('\n  - '), folder)).filter((problem) =>
    problem.startsWith(redirectsFile),
  )

test.each([
  ['from', '/a"b', '/a{b}', '/a\\b', '/old/*', '/:name', '/a;b', '/a$b'],
  [
    'to',
    'http://shop.example',
    'shop.example',
    '//shop.example',
    'https://[',
    'javascript:alert(1)',
  ],
])('a redirect is refused %s what a host or a browser would take for something else', (...all) => {
  const [end = '', ...addresses] = all
  const lines = addresses.map((address) =>
    JSON.stringify({ from: '/old', to: '/about', [end]: address }),
  )
  const problems = problemsWith([line, ...lines])
  expect(problems.filter((problem) => problem.includes(`.${end}: `))).toHaveLength(lines.length)
})

test('redirects may not go round in a circle', () => {
  expect(
    problemsWith(['{ from: /one, to: /old-guide }', '{ from: /old-guide, to: /one }']),
  ).toEqual([
    `${redirectsFile}:2 to: visitors would go round in a circle: /one to /old-guide to /one`,
    `${redirectsFile}:3 to: visitors would go round in a circle: /old-guide to /one to /old-guide`,
  ])
})

test('a redirect stays in its language, or leads to the original', () => {
  const folder = withFile('content/pages/about.es.mdx', textOf('content/pages/about.mdx'))
  expect(problemsWith(['{ from: /old-guide, to: /es/about }'], folder)).toEqual([
    `${redirectsFile}:2 to: /es/about is in another language than /old-guide: write /about`,
  ])
  expect(problemsWith([line, '{ from: /es/old-guide, to: /about }'], folder)).toEqual([])
})

/** Hosts that a browser takes and that mean more to a shell, a configuration or a header. */
const hosts = [
  'a;reboot;b.example',
  '$(reboot).example',
  'a`reboot`.example',
  "a'b.example",
  'a"b.example',
  '{env.HOME}.example',
  'a,b.example',
  '-oProxyCommand.example',
  'me:secret@sample.example',
  'señal.example',
]

/** Fields with an address, as the sample has them. */
const fields = {
  url: 'https://www.sample.example',
  booking: 'https://booking.sample.example/',
  'social[1].url': 'https://www.facebook.com/sample',
  email: 'hello@sample.example',
}

test.each(hosts)('the host %s is refused wherever an address is asked for', (host) => {
  const address = (field: string) =>
    field === 'email' ? `hello@${host}` : `https://${host}${field === 'url' ? '' : '/us'}`
  const folder = Object.entries(fields).reduce(
    (changed, [field, value]) =>
      withChange(business, value, JSON.stringify(address(field)), changed),
    sampleFolder,
  )
  const problems = problemsOf({ ...folder, formRelay: address('relay') })
  for (const field of Object.keys(fields))
    expect(problems).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${business}:\\d+ ${escapePattern(field)}: "\\S+" is not written as expected`),
      ),
    )
  expect(problems).toContainEqual(expect.stringContaining('FORM_RELAY in the environment'))
})

test('whatever redirect the check lets through, every host can be told of it', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'abñ/.-_~%?#&=+\'(),!@;:*$"\\{}|^`[]<> \t\n\u0001'),
  })
  const allowed = (pattern: string, start: string) =>
    signs
      .map((text) => start + text)
      .filter(
        (text) => new RegExp(pattern, 'u').test(text) && URL.canParse(text, 'https://a.example'),
      )
  const from = allowed(redirectPatterns.from, '/')
  const to = fc.oneof(
    allowed(redirectPatterns.to, '/'),
    allowed(redirectPatterns.to, 'https://shop.example/'),
    allowed(redirectPatterns.to, 'https://shop.example?'),
  )
  fc.assert(
    fc.property(from, to, (old, target) => {
      const redirects = new Map([[old, target]])
      const facts = { origin: 'https://www.sample.example', relayHosts: [], cms: false }
      const files = hostFiles({ facts, redirects, pages: ['/'], notFoundLanguages: ['en'] })
      const lines = new Map(files).get('client/_redirects')?.split('\n')[0]?.split(' ')
      expect(lines).toEqual([encodeURI(old), redirectedTo(redirects, old) ?? '/', '301'])
      expect(lines?.[1]).toMatch(/^[\w.~:/?#[\]@!&'()*+,;=%-]+$/)
    }),
    {
      examples: [
        ['/añejo', 'https://shop.example/?a={env.HOME}'],
        ['/old', 'https://shop.example/?a=$host|b'],
        ['/old', 'https://shop.example/#[a]'],
      ],
    },
  )
})
