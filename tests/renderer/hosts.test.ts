import { expect, test } from 'vitest'
import { allLanguages, translatedInto } from '../../content/schema/languages.ts'
import { notFoundIn, sitePaths } from '../../content/schema/site-paths.ts'
import { answerTo, hostFiles } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt, revalidated } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { site as content } from '../project-site.ts'
import { cloudflare, netlify } from './hosts.ts'

/** A page of each kind and language, and redirects of every kind beside those of the project. */
const pages = [
  ...new Map(content.pages.map((page) => [page.kind + page.language, page.address])).values(),
]
const redirects = new Map([
  ...content.redirects,
  ...([
    ['/us', '/'],
    ['/top', '/#top'],
    ['/añejo/techo', '/'],
    ['/shop', 'https://shop.example/offers#top'],
  ] as const),
])
const facts = { ...siteFacts(content), cms: false }
const notFoundLanguages = [...allLanguages]
const asset = `${sitePaths.assets}/a.js`
const files = new Set([
  ...pages.map((page) => `${page === '/' ? '/index' : page}.html`),
  ...notFoundLanguages.map((language) => `${notFoundIn(language)}.html`),
  ...[sitePaths.robots, asset],
])
const rules = hostFiles({ facts, redirects, pages, notFoundLanguages })

const missing = ['/no-such-page', '/no/such/page', ...translatedInto.map((one) => `/${one}/no`)]
const spelled = (path: string) => [path, `${path}?utm=x`, `${path}.html`, `${path}.html?utm=x`]
const addresses = [
  ...[...pages.filter((page) => page !== '/'), ...redirects.keys()].flatMap(spelled),
  ...[...missing.flatMap(spelled), '/', '/?utm=x', '/index.html', sitePaths.robots, asset],
].map(encodeURI)

test.each([
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
] as const)(
  '%s reads every rule, and answers every address as the site wants',
  async (_, deploy) => {
    const { answer, wrong } = await deploy({ files, rules })
    expect(wrong).toEqual([])
    for (const address of addresses) {
      const wanted = answerTo(address, { has: (file) => files.has(file), redirects })
      const { status, location, file, headers } = await answer(address)
      const [path = ''] = address.split('?')
      if (wanted.status === 301) {
        expect([301, 308], address).toContain(status)
        expect(location, address).toBe(wanted.location)
      } else expect([status, file], address).toEqual([wanted.status, wanted.file])
      for (const [name, value] of Object.entries(headersAt(path, facts)))
        expect(headers.get(name), `${name} of ${address}`).toBe(value)
      if (wanted.status === 200)
        expect(headers.get('cache-control') ?? revalidated, address).toBe(cacheControl(path))
    }
  },
)

test('hosts get no more redirects than they read, in an order of their own, and the not-found pages', () => {
  const many = Array.from({ length: 1999 }, (_, index) => [`/old-${index}`, '/about'] as const)
  const site = { facts, redirects: new Map(many), notFoundLanguages }
  const files = hostFiles({ ...site, pages })
  // Vike lists the pages in the order in which their hooks end.
  const few = { ...site, redirects: new Map() }
  const reversed = hostFiles({ ...few, pages: [...pages].reverse() })
  expect(reversed).toEqual(hostFiles({ ...few, pages }))
  const lines = files._redirects.trimEnd().split('\n')
  expect(lines).toHaveLength(2000)
  expect(lines[0]).toBe('/old-0 /about 301')
  expect(lines.at(-1)).toMatch(/\/\* \/\w+\/404\.html 404$/)
})
