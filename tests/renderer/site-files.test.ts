import { describe, expect, test } from 'vitest'
import type { PageGroup } from '../../content/schema/kind-of-files.ts'
import { webManifest } from '../../renderer/build/icons.ts'
import { llms, siteMap } from '../../renderer/build/lists.ts'
import { pageFacts } from '../../renderer/build/page-facts.ts'

describe('the facts of a page', () => {
  const head = {
    title: '<title>Roofs &amp; more: “Doral” | Saltwind</title>',
    description: '<meta name="description" content="It&#x27;s &quot;dry&quot; again."/>',
    canonical: '<link rel="canonical" href="https://x.example/services/a/b"/>',
    'og:image': '<meta property="og:image" content="https://x.example/social/p/s.jpg"/>',
    'og:image:alt': '<meta property="og:image:alt" content="Señor’s &amp;lt;"/>',
  }
  const factsWithout = (left = '') =>
    pageFacts(
      `<html><head>${Object.entries(head)
        .map(([name, tag]) => (name === left ? '' : tag))
        .join('')}</head><body><title>Of a drawing</title></body></html>`,
    )

  test('are its address, title, description and picture, decoded as text', () => {
    expect(factsWithout()).toEqual({
      address: 'https://x.example/services/a/b',
      path: '/services/a/b',
      title: 'Roofs & more: “Doral” | Saltwind',
      description: 'It\'s "dry" again.',
      image: { address: 'https://x.example/social/p/s.jpg', text: 'Señor’s &lt;' },
    })
  })

  test.each(['title', 'description', 'canonical', 'og:image:alt'])(
    'throw for a page without its %s, which would be missing from the lists of pages',
    (name) => {
      expect(() => factsWithout(name)).toThrow(name)
    },
  )
})

describe('the XML site map', () => {
  test('lists the addresses in order, with the day of the last change if it is known', () => {
    const map = siteMap([
      { address: 'https://x.example/b', lastChanged: undefined },
      { address: 'https://x.example', lastChanged: '2026-03-31' },
    ])
    expect(map.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://x.example</loc><lastmod>2026-03-31</lastmod></url>',
      '<url><loc>https://x.example/b</loc></url>',
    ])
  })

  test('includes the versions of a translated page, under the names of their languages', () => {
    const alternates = [
      ['en', 'https://x.example/a'],
      ['es', 'https://x.example/es/a'],
    ] as const
    expect(siteMap([{ address: 'https://x.example/es/a', alternates }])).toContain(
      '<url><loc>https://x.example/es/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://x.example/a"/><xhtml:link rel="alternate" hreflang="es" href="https://x.example/es/a"/></url>',
    )
  })

  test('is valid XML whatever the addresses contain', () => {
    expect(siteMap([{ address: 'https://x.example/?a&b' }])).toContain('/?a&amp;b</loc>')
  })
})

describe('llms.txt', () => {
  const headings = {
    main: 'Company',
    tools: 'Tools',
    services: 'Work',
    guides: 'Guides',
    areas: 'Cities',
    local: 'Work by city',
  }
  const page = (group: PageGroup, path: string, title = `Title of ${path}`) => ({
    group,
    path,
    title,
    address: `https://x.example${path}`,
    description: `About ${path}.`,
  })

  test('names the company, what it does, and every page under the heading of its group', () => {
    const pages = [page('services', '/tile [s]'), page('main', '/'), page('main', '/about')]
    expect(llms('Acme', () => headings, pages)).toBe(`# Acme

> About /.

## Company

- [Title of /](https://x.example/): About /.
- [Title of /about](https://x.example/about): About /about.

## Work

- [Title of /tile \\[s\\]](https://x.example/tile [s]): About /tile [s].
`)
  })

  test('names the pages of each language apart, those in the default one first', () => {
    const inSpanish = { ...headings, main: 'Empresa' }
    const text = llms('Acme', (language) => (language === 'es' ? inSpanish : headings), [
      page('main', '/es/about'),
      page('main', '/es'),
      page('main', '/essays'),
    ])
    expect(text.match(/^## .*|\(.*\)/gm)).toEqual([
      '## Company',
      '(https://x.example/essays)',
      '## Español: Empresa',
      '(https://x.example/es)',
      '(https://x.example/es/about)',
    ])
  })
})

test('on a home screen, the site is called by the first word of its name', () => {
  expect(JSON.parse(webManifest('Acme Roofing of Florida'))).toMatchObject({
    name: 'Acme Roofing of Florida',
    short_name: 'Acme',
  })
})
