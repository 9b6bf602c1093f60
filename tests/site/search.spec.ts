import {
  addressIn,
  allLanguages,
  defaultLanguage,
  languages,
  originalAddress,
} from '../../content/schema/languages.ts'
import {
  addressOf,
  linkedPages,
  publicAddress,
  type SitePage,
} from '../../renderer/content/addresses.ts'
import { headsOf } from '../../renderer/content/head.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  capturesIn,
  elementsOf,
  pagePaths,
  readSiteFile,
  siteFiles,
} from './built-site.ts'
import { business, guides } from './content.ts'

/** The data for search engines and share previews. */

// In one worker, which parses every page once.
test.describe.configure({ mode: 'default' })

type Data = { '@type': string } & Record<string, unknown>

const siteMap = readSiteFile('/site-map.xml')
const pathOf = (address: string) => new URL(address).pathname
const addressAt = (path: string) => publicAddress({ business }, path)

const described = builtPages.map(({ path, language, page }) => {
  const root = elementsOf(path)
  const read = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
  return {
    path,
    page,
    root,
    language,
    locale: languages[language].locale,
    title: root.querySelector('title')?.text ?? '',
    description: read('meta[name=description]', 'content')[0] ?? '',
    canonical: read('link[rel=canonical]', 'href'),
    picture: pathOf(read('meta[property="og:image"]', 'content')[0] ?? ''),
    locales: [read('html', 'lang'), read('meta[property="og:locale"]', 'content')].flat(),
    versions: Object.fromEntries(
      root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
    data: root
      .querySelectorAll('[type="application/ld+json"]')
      .map(({ text }) => JSON.parse(text) as Data),
  }
})

test('every page has its own address, and the title and description of its content, which no other has', () => {
  for (const { path, canonical } of described) expect(canonical).toEqual([addressAt(path)])
  const known = new Map(described.map((page) => [page.path, page]))
  for (const { address, title, description } of headsOf(site))
    expect(known.get(address), address).toMatchObject({ title, description })
  for (const name of ['title', 'description'] as const) {
    const values = described.map((page) => `${page.language} ${page[name]}`)
    expect(new Set(values).size).toBe(values.length)
  }
  const { city } = business.address
  for (const { page, title, path } of described.filter((one) => one.page?.kind === 'service'))
    expect(title, `${path} ${page?.language}`).toMatch(
      new RegExp(`^.+ ${city} \\| .+ \\| ${business.name}$`),
    )
})

test('every page names its language and its versions in all others, as the site map does', () => {
  const inMap = new Map(
    [...siteMap.matchAll(/<loc>([^<]*)<\/loc>(.*)/g)].map(([, address = '', rest = '']) => [
      pathOf(address),
      capturesIn(rest, /hreflang="([^"]+)"/g),
    ]),
  )
  for (const { path, locale, locales, versions } of described) {
    expect(locales, path).toEqual([locale, locale.replace('-', '_')])
    const addressFor = (language: keyof typeof languages) =>
      addressIn(language, originalAddress(path))
    const existing = allLanguages.filter((language) => pagePaths.includes(addressFor(language)))
    const named = [
      ...existing.map((language) => [language, addressAt(addressFor(language))]),
      ['x-default', addressAt(addressFor(defaultLanguage))],
    ]
    const expected = existing.length > 1 ? Object.fromEntries(named) : {}
    expect(versions, path).toEqual(expected)
    if (inMap.has(path)) expect(inMap.get(path), path).toEqual(Object.keys(expected))
  }
})

test('the site map and llms.txt name every page once, and robots.txt names the site map', () => {
  for (const listed of [
    capturesIn(siteMap, /<loc>([^<]*)<\/loc>/g),
    capturesIn(readSiteFile('/llms.txt'), /^- \[.+\]\((https:[^)]+)\): .+$/gm),
  ])
    expect(listed.map(pathOf).sort()).toEqual([...pagePaths].sort())
  expect(readSiteFile('/robots.txt')).toContain(`Sitemap: ${business.url}/site-map.xml\n`)
})

const ofType = (data: readonly Data[], type: string) => data.filter((one) => one['@type'] === type)

const typesOf: Partial<Record<SitePage['kind'], readonly string[]>> = {
  service: ['Service'],
  'service-in-city': ['Service', 'BreadcrumbList'],
  city: ['BreadcrumbList'],
  guide: ['Article', 'BreadcrumbList'],
}

test('every page describes its content in its language: an article, a service, its breadcrumbs', () => {
  for (const { path, page, data, locale, root } of described) {
    if (!page) continue
    for (const { inLanguage = locale } of data) expect([inLanguage].flat(), path).toContain(locale)
    const types = data.map((one) => one['@type'])
    expect(types, path).toEqual(expect.arrayContaining([...(typesOf[page.kind] ?? [])]))
    for (const service of ofType(data, 'Service'))
      expect(service, path).toMatchObject({ provider: { '@id': `${business.url}/#company` } })
    const trail = root.querySelector('main nav ol')?.querySelectorAll('li')
    const itemListElement = trail?.map(({ text: name }, index) => ({ position: index + 1, name }))
    if (trail) expect(ofType(data, 'BreadcrumbList'), path).toMatchObject([{ itemListElement }])
    const guide = page.kind === 'guide' && guides.find(({ slug }) => slug === page.slugs[0])
    if (!guide) continue
    const { published: datePublished, updated: dateModified = datePublished } = guide
    expect(ofType(data, 'Article'), path).toMatchObject([{ datePublished, dateModified }])
  }
})

test('home and contact describe the company alike; data names only what exists, and no ratings', () => {
  const companies = described.flatMap(({ path, data }) =>
    ofType(data, 'RoofingContractor').map((company) => ({ path, company })),
  )
  expect(companies.map(({ path }) => path)).toEqual(['/', addressOf(linkedPages.contact)])
  expect(companies[0]?.company).toEqual(companies[1]?.company)
  const shared = [...new Set(described.map(({ picture }) => picture))].sort()
  expect(siteFiles.filter((file) => file.startsWith('/social/')).sort()).toEqual(shared)
  const known = new Set<string>([...pagePaths, ...siteFiles])
  const json = JSON.stringify(described.map(({ data }) => data))
  const named = capturesIn(json, /"(https:[^"#]*)"/g).filter((one) => one.startsWith(business.url))
  expect(named.length).toBeGreaterThan(pagePaths.length)
  expect(named.filter((address) => !known.has(pathOf(address)))).toEqual([])
  expect(json).not.toMatch(/aggregateRating|"review"|ratingValue/i)
})
