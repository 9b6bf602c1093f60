import { describe, expect, test } from 'vitest'
import type { PageGroup } from '../../content/schema/kind-of-files.ts'
import { webManifest } from '../../renderer/build/icons.ts'
import { llms } from '../../renderer/build/llms.ts'
import { robots } from '../../renderer/build/robots.ts'
import { siteMap } from '../../renderer/build/site-map.ts'

describe('the XML site map', () => {
  test('lists the addresses in order', () => {
    const map = siteMap([{ address: 'https://x.example/b' }, { address: 'https://x.example' }])
    expect(map.match(/<loc>[^<]+/g)).toEqual(['<loc>https://x.example', '<loc>https://x.example/b'])
  })

  test('includes when a page changed, if known', () => {
    const map = siteMap([
      { address: 'https://x.example/a', lastChanged: '2026-03-31' },
      { address: 'https://x.example/b', lastChanged: undefined },
    ])
    expect(map).toContain('<url><loc>https://x.example/a</loc><lastmod>2026-03-31</lastmod></url>')
    expect(map).toContain('<url><loc>https://x.example/b</loc></url>')
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
    expect(siteMap([{ address: 'https://x.example/?a&b' }])).toContain(
      '<loc>https://x.example/?a&amp;b</loc>',
    )
  })
})

test('robots.txt lets everyone in and names the site map', () => {
  expect(robots('https://x.example').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    'Sitemap: https://x.example/site-map.xml',
    '',
  ])
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
  const headingsIn = () => headings
  const page = (group: PageGroup, path: string, title = `Title of ${path}`) => ({
    group,
    path,
    title,
    address: `https://x.example${path}`,
    description: `About ${path}.`,
  })

  test('names the company, what it does, and every page under the heading of its group', () => {
    const text = llms('Acme', headingsIn, [
      page('local', '/services/tile/doral-fl'),
      page('services', '/tile'),
      page('main', '/'),
      page('areas', '/locations/doral-fl'),
      page('main', '/about'),
    ])
    expect(text).toBe(`# Acme

> About /.

## Company

- [Title of /](https://x.example/): About /.
- [Title of /about](https://x.example/about): About /about.

## Work

- [Title of /tile](https://x.example/tile): About /tile.

## Cities

- [Title of /locations/doral-fl](https://x.example/locations/doral-fl): About /locations/doral-fl.

## Work by city

- [Title of /services/tile/doral-fl](https://x.example/services/tile/doral-fl): About /services/tile/doral-fl.
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

  test('has no empty groups, and brackets in a title do not end its link', () => {
    const text = llms('Acme', headingsIn, [page('main', '/about', 'Roofs [all]')])
    expect(text).toBe(
      '# Acme\n\n## Company\n\n- [Roofs \\[all\\]](https://x.example/about): About /about.\n',
    )
  })
})

test('on a home screen, the site is called by the first word of its name', () => {
  expect(JSON.parse(webManifest('Acme Roofing of Florida'))).toMatchObject({
    name: 'Acme Roofing of Florida',
    short_name: 'Acme',
    start_url: '/',
  })
})
