import { expect, test } from 'vitest'
import type { PageGroup } from '../../content/schema/kind-of-files.ts'
import { pageFacts } from '../../renderer/build/finish-page.ts'
import { llms, siteMap } from '../../renderer/build/lists.ts'

const head = {
  title: '<title>Roofs &amp; more: “Doral” | Saltwind</title>',
  description: '<meta name="description" content="It&#x27;s &quot;dry&quot; again."/>',
  canonical: '<link rel="canonical" href="https://x.example/services/a/b"/>',
  'og:image': '<meta property="og:image" content="https://x.example/social/p/s.jpg"/>',
  'og:image:alt': '<meta property="og:image:alt" content="Señor’s &amp;lt;"/>',
}
const factsWithout = (left = '') => {
  const tags = Object.entries(head).map(([name, tag]) => (name === left ? '' : tag))
  return pageFacts(
    `<html><head>${tags.join('')}</head><body><title>Of a drawing</title></body></html>`,
  )
}

test('the facts of a page are its address, title, description and picture, decoded as text', () => {
  expect(factsWithout()).toEqual({
    address: 'https://x.example/services/a/b',
    path: '/services/a/b',
    title: 'Roofs & more: “Doral” | Saltwind',
    description: 'It\'s "dry" again.',
    image: { address: 'https://x.example/social/p/s.jpg', text: 'Señor’s &lt;' },
  })
})

test.each(['title', 'description', 'canonical', 'og:image:alt'])(
  'a build fails for a page without its %s, which would be missing from the lists of pages',
  (name) => {
    expect(() => factsWithout(name)).toThrow(name)
  },
)

test('the site map lists pages in order, with the day of their last change and their translations', () => {
  const alternates = [
    ['en', 'https://x.example/?a&b'],
    ['es', 'https://x.example/es'],
  ] as const
  const map = siteMap([
    { address: 'https://x.example/b', lastChanged: undefined },
    { address: 'https://x.example/?a&b', lastChanged: '2026-03-31', alternates },
  ])
  expect(map.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://x.example/?a&amp;b</loc><lastmod>2026-03-31</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://x.example/?a&amp;b"/><xhtml:link rel="alternate" hreflang="es" href="https://x.example/es"/></url>',
    '<url><loc>https://x.example/b</loc></url>',
  ])
})

test('llms.txt names the company, what it does, and every page by language and group', () => {
  const headings = {
    main: 'Company',
    tools: 'Tools',
    services: 'Work',
    guides: 'Guides',
    areas: 'Cities',
    local: 'Work by city',
  }
  const inSpanish = { ...headings, main: 'Empresa' }
  const page = (group: PageGroup, path: string) => ({
    group,
    path,
    title: `Title of ${path}`,
    address: `https://x.example${path}`,
    description: `About ${path}.`,
  })
  const pages = [
    page('services', '/tile [s]'),
    page('main', '/es/about'),
    page('main', '/'),
    page('main', '/essays'),
  ]
  expect(llms('Acme', (language) => (language === 'es' ? inSpanish : headings), pages)).toBe(`# Acme

> About /.

## Company

- [Title of /](https://x.example/): About /.
- [Title of /essays](https://x.example/essays): About /essays.

## Work

- [Title of /tile \\[s\\]](https://x.example/tile [s]): About /tile [s].

## Español: Empresa

- [Title of /es/about](https://x.example/es/about): About /es/about.
`)
})
