import { expect, test } from 'vitest'
import { headersAt } from '../../renderer/output/delivery/headers.ts'
import { hostFiles } from '../../renderer/output/delivery/host-files.ts'
import type { DeliveredSite } from '../../renderer/output/delivery/site.ts'

const facts = { origin: 'https://www.site.example', relayHosts: [], cms: false }
const site: DeliveredSite = {
  facts,
  redirects: new Map([
    ['/us', '/about'],
    ['/shop', 'https://shop.example/?a=1#top'],
    ['/añejo', '/about'],
  ]),
  pages: ['/', '/about', '/es'],
  notFoundLanguages: ['en', 'es'],
}
const fileOf = (name: string, of = site) =>
  new Map(hostFiles(of)).get(name)?.split('\n').slice(0, -1) ?? []

const many = (count: number): DeliveredSite => ({
  ...site,
  redirects: new Map(Array.from({ length: count }, (_, index) => [`/old-${index}`, '/about'])),
})

/** The headers of a rule of `_headers`, by its address. */
const rules = (of = site) =>
  fileOf('client/_headers', of)
    .join('\n')
    .split('\n\n')
    .map((rule) => rule.split('\n  '))

test('_headers has every header of a page, and no two rules for one address set the same', () => {
  for (const cms of [false, true]) {
    const all = rules({ ...site, facts: { ...facts, cms } })
    const [[, ...everywhere] = []] = all
    const names = all.flatMap(([, ...lines]) => lines.map((line) => line.split(':')[0]))
    expect(names.filter((name) => name === 'Content-Security-Policy')).toHaveLength(1)
    expect(everywhere.map((line) => line.split(':')[0])).toEqual(Object.keys(headersAt('/', facts)))
    expect(everywhere.join()).not.toContain('Cache-Control')
    expect(everywhere.join()).toContain("frame-ancestors 'none'")
    expect(everywhere.join().includes("script-src 'self'")).toBe(!cms)
    expect(all.length).toBeLessThan(100)
  }
})

test('_redirects has each redirect first and never more lines than are read', () => {
  expect(fileOf('client/_redirects').slice(0, 2)).toEqual([
    '/us /about 301',
    '/shop https://shop.example/?a=1#top 301',
  ])
  for (const line of [
    '/us/ /about 301',
    '/a%C3%B1ejo /about 301',
    '/404 /404.html 404!',
    '/es/* /es/404.html 404',
    '/about.html /about 301!',
  ])
    expect(fileOf('client/_redirects')).toContain(line)
  const lines = fileOf('client/_redirects', many(1999))
  expect(lines).toHaveLength(2000)
  expect(lines.at(-1)).toBe('/es/* /es/404.html 404')
})

test('nginx has room for long addresses and many', () => {
  const sizes = (redirects: DeliveredSite['redirects']) =>
    fileOf('hosts/nginx.conf', { ...site, redirects }).filter((line) => line.startsWith('map_hash'))
  expect(sizes(site.redirects)).toEqual([])
  // Thirty letters of two bytes each, and the ending of a file.
  expect(sizes(new Map([[`/${'ñ'.repeat(30)}`, '/about']]))).toEqual(['map_hash_bucket_size 128;'])
  expect(sizes(many(1500).redirects)).toEqual(['map_hash_max_size 16384;'])
})

test.each(['/a"b', '/a\\', '/a{env.HOME}', '/a$host', '/a\nb'])(
  'no configuration is written with %j in it, which would mean more there',
  (from) => {
    const redirects = new Map([[from, '/about']])
    expect(() => hostFiles({ ...site, redirects })).toThrow('The configuration of a server')
  },
)
