import { expect, test } from 'vitest'
import { hostFiles } from '../../renderer/output/delivery/host-files.ts'

const facts = { origin: 'https://www.site.example', relayHosts: [], cms: false }
/** Returns the lines of the redirects for hosts. */
const linesOf = (redirects: Record<string, string>) =>
  hostFiles({
    facts,
    redirects: new Map(Object.entries(redirects)),
    pages: ['/', '/about', '/es'],
    notFoundLanguages: ['en', 'es'],
  })
    ._redirects.split('\n')
    .slice(0, -1)
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/old-${index}`, '/about']))

test('the files for hosts do not depend on the order in which Vike lists the pages', () => {
  const pages = ['/', '/about', '/es', '/contact', '/es/about']
  const filesOf = (listed: readonly string[]) =>
    hostFiles({ facts, redirects: new Map(), pages: listed, notFoundLanguages: ['en'] })
  expect(filesOf([...pages].reverse())).toEqual(filesOf(pages))
})

test('_redirects has no more lines than hosts read, and the not-found pages among them', () => {
  const lines = linesOf(many(1999))
  expect(lines).toHaveLength(2000)
  expect(lines[0]).toBe('/old-0 /about 301')
  expect(lines.at(-1)).toBe('/es/* /es/404.html 404')
})
