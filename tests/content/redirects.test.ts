import { expect, test } from 'vitest'
import { languageAt } from '../../content/schema/languages.ts'
import { allRedirects } from '../../renderer/content/redirects.ts'
import { siteOf } from '../../renderer/content/site.ts'

const { pages } = siteOf({
  pictures: [],
  sources: [
    'content/pages/about.mdx',
    'content/pages/about.es.mdx',
    'content/pages/contact.mdx',
    'content/cities/miami-fl.mdx',
    'content/cities/miami-fl.es.mdx',
    'content/services/tile.mdx',
    'content/services/tile.es.mdx',
    'content/services/metal.mdx',
  ].map((path) => ({ path, text: '' })),
})
const redirectsOf = (
  written: Record<string, string>,
  published: readonly string[] = [],
): Record<string, string> =>
  Object.fromEntries(
    [
      ...allRedirects(
        Object.entries(written).map(([from, to]) => ({ from, to })),
        published,
        pages,
      ),
    ].filter(([from]) => ['en', 'es'].includes(languageAt(from))),
  )

test('a redirect holds for the translation too, which leads to the original while there is none', () => {
  expect(
    redirectsOf({ '/us': '/about', '/mail': '/contact', '/shop': 'https://shop.example' }),
  ).toEqual({
    '/us': '/about',
    '/es/us': '/es/about',
    '/mail': '/contact',
    '/es/mail': '/contact',
    '/shop': 'https://shop.example',
    '/es/shop': 'https://shop.example',
  })
})

test('a translation may have a line of its own, and is not redirected while it is there', () => {
  expect(redirectsOf({ '/us': '/about', '/es/us': '/contact' })['/es/us']).toBe('/contact')
  expect(redirectsOf({ '/tile': '/metal' })['/es/tile']).toBeUndefined()
})

test('with a city or a service go its pages about one in the other', () => {
  const published = [
    '/services/tile/doral-fl',
    '/es/services/tile/doral-fl',
    '/services/clay/miami-fl',
    '/services/clay/doral-fl',
    '/services/tile/miami-fl',
  ]
  const written = { '/locations/doral-fl': '/locations/miami-fl', '/clay': '/tile' }
  expect(redirectsOf(written, published)).toMatchObject({
    '/services/tile/doral-fl': '/services/tile/miami-fl',
    '/es/services/tile/doral-fl': '/es/services/tile/miami-fl',
    '/services/clay/miami-fl': '/services/tile/miami-fl',
    '/services/clay/doral-fl': '/services/tile/miami-fl',
  })
  expect(redirectsOf(written, published)['/services/tile/miami-fl']).toBeUndefined()
})
