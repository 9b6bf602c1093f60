import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectPatterns, redirectsFile } from '../../content/schema/redirects.ts'
import { allRedirects, redirectedTo } from '../../renderer/content/redirects.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { hostFiles } from '../../renderer/output/delivery/addresses.ts'
import { textOf, toldIn, withChange, withFile } from './sample.ts'
import { about } from './sample-files.ts'

const files = [
  ...['pages/about.mdx', 'pages/about.es.mdx', 'pages/contact.mdx'],
  ...['cities/miami-fl.mdx', 'cities/miami-fl.es.mdx'],
  ...['services/tile.mdx', 'services/tile.es.mdx', 'services/metal.mdx'],
]
const { pages } = siteOf({
  pictures: [],
  sources: files.map((file) => ({ path: `content/${file}`, text: '' })),
})
const redirectsOf = (
  written: Record<string, string>,
  published: readonly string[] = [],
): Record<string, string> => {
  const lines = Object.entries(written).map(([from, to]) => ({ from, to }))
  return Object.fromEntries(allRedirects(lines, published, pages))
}

test('a redirect covers capitals and the translation, and leads to the original while there is none', () => {
  const shop = 'https://shop.example'
  expect(redirectsOf({ '/Us': '/about', '/mail': '/contact', '/shop': shop })).toMatchObject({
    ...{ '/Us': '/about', '/us': '/about', '/es/Us': '/es/about' },
    ...{ '/mail': '/contact', '/es/mail': '/contact' },
    ...{ '/shop': shop, '/es/shop': shop },
  })
})

test('redirecting a city or a service also redirects its pages about one in the other', () => {
  const gone = {
    '/services/tile/doral-fl': '/services/tile/miami-fl',
    '/es/services/tile/doral-fl': '/es/services/tile/miami-fl',
    '/services/clay/miami-fl': '/services/tile/miami-fl',
    '/services/clay/doral-fl': '/services/tile/miami-fl',
  }
  const written = { '/locations/doral-fl': '/locations/miami-fl', '/clay': '/tile' }
  const redirects = redirectsOf(written, [...Object.keys(gone), '/services/tile/miami-fl'])
  expect(redirects).toMatchObject(gone)
  expect(redirects['/services/tile/miami-fl']).toBeUndefined()
})

test('a redirect stays in its language, or leads to the original', () => {
  const folder = withFile('content/pages/about.es.mdx', textOf(about))
  const told = (from: string, to: string) =>
    toldIn(withChange(redirectsFile, /{ from: .* }/, `{ from: ${from}, to: ${to} }`, folder))
  expect(told('/old-guide', '/es/about')).toContain(`redirect ${redirectsFile}:2`)
  expect(told('/es/old-guide', '/about')).not.toContain(`redirect ${redirectsFile}:2`)
})

test('every redirect that passes the check can be written for every host', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'abñ/.-_~%?#&=+\'(),!@;:*$"\\{}|^`[]<> \t\n\u0001'),
  })
  const allowed = (pattern: string, start: string) =>
    signs
      .map((text) => start + text)
      .filter(
        (text) => new RegExp(pattern, 'u').test(text) && URL.canParse(text, 'https://a.example'),
      )
  const to = ['/', 'https://shop.example/', 'https://shop.example?']
  const targets = to.map((start) => allowed(redirectPatterns.to, start))
  fc.assert(
    fc.property(allowed(redirectPatterns.from, '/'), fc.oneof(...targets), (old, target) => {
      const redirects = new Map([[old, target]])
      const facts = { origin: 'https://www.sample.example', relayHosts: [], cms: false }
      const written = hostFiles({ facts, redirects, pages: ['/'], notFoundLanguages: ['en'] })
      const [from, where, status] = written._redirects.split('\n')[0]?.split(' ') ?? []
      expect([from, where, status]).toEqual([
        encodeURI(old),
        redirectedTo(redirects, old) ?? '/',
        '301',
      ])
      expect(where).toMatch(/^[\w.~:/?#[\]@!&'()*+,;=%-]+$/)
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
