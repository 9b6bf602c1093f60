import { expect, test } from 'vitest'
import { headersAt } from '../../renderer/output/delivery/headers.ts'
import { hostFiles } from '../../renderer/output/delivery/host-files.ts'

const facts = { origin: 'https://www.site.example', relayHosts: [], cms: false }
const redirects = { '/us': '/about', '/shop': 'https://shop.example/?a=1#top', '/añejo': '/about' }
/** Returns the lines of a file for a host. */
const linesOf = (
  name: '_headers' | '_redirects',
  written: Record<string, string> = redirects,
  cms = false,
) => {
  const files = hostFiles({
    facts: { ...facts, cms },
    redirects: new Map(Object.entries(written)),
    pages: ['/', '/about', '/es'],
    notFoundLanguages: ['en', 'es'],
  })
  return files[name].split('\n').slice(0, -1)
}
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/old-${index}`, '/about']))

test.each([false, true])(
  '_headers has every header of a page, and no two rules set the same header for an address, with forms at /admin: %s',
  (cms) => {
    const rules = linesOf('_headers', redirects, cms).join('\n').split('\n\n')
    const [everywhere = ''] = rules
    const names = [...everywhere.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
    expect(names).toEqual(Object.keys(headersAt('/', facts)))
    expect(names).not.toContain('Cache-Control')
    expect(rules.join('\n').match(/Content-Security-Policy:/g)).toHaveLength(1)
    expect(everywhere).toContain("frame-ancestors 'none'")
    expect(everywhere.includes("script-src 'self'")).toBe(!cms)
    expect(rules.length).toBeLessThan(100)
  },
)

test('the files for hosts do not depend on the order in which Vike lists the pages', () => {
  const pages = ['/', '/about', '/es', '/contact', '/es/about']
  const filesOf = (listed: readonly string[]) =>
    hostFiles({ facts, redirects: new Map(), pages: listed, notFoundLanguages: ['en'] })
  expect(filesOf([...pages].reverse())).toEqual(filesOf(pages))
})

test('_redirects starts with the redirects and has no more lines than hosts read', () => {
  const lines = linesOf('_redirects')
  expect(lines.slice(0, 2)).toEqual(['/us /about 301', '/shop https://shop.example/?a=1#top 301'])
  expect(lines).toEqual(
    expect.arrayContaining([
      '/us/ /about 301',
      '/a%C3%B1ejo /about 301',
      '/404 /404.html 404!',
      '/es/* /es/404.html 404',
      '/about.html /about 301!',
    ]),
  )
  const most = linesOf('_redirects', many(1999))
  expect(most).toHaveLength(2000)
  expect(most.at(-1)).toBe('/es/* /es/404.html 404')
})
