import { statSync } from 'node:fs'
import sharp from 'sharp'
import {
  addressIn,
  allLanguages,
  languages,
  originalAddress,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { headsOf } from '../../renderer/content/head.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  capturesIn,
  elementsOf,
  kilobyte,
  pagePaths,
  readSiteFile,
  siteFiles,
  siteFolder,
} from './built-site.ts'
import { business, cities, guides } from './content.ts'

/** The data for search engines, share previews and home screens. */

type Data = { '@type': string } & Record<string, unknown>

const siteMap = readSiteFile('/site-map.xml')
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
const addressAt = (path: string) => business.url + (path === '/' ? '' : path)

/** What each page tells programs. */
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
    canonical: read('link[rel=canonical]', 'href')[0] ?? '',
    picture: pathOf(read('meta[property="og:image"]', 'content')[0] ?? ''),
    locales: [read('html', 'lang'), read('meta[property="og:locale"]', 'content')].flat(),
    versions: root
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href') ?? ''] as const),
    data: root
      .querySelectorAll('[type="application/ld+json"]')
      .map(({ text }) => JSON.parse(text) as Data),
  }
})

test('every page has its own address, and the title and description of its content, which no other has', () => {
  for (const { path, canonical } of described) expect(canonical).toBe(addressAt(path))
  const known = new Map(described.map((page) => [page.path, page]))
  for (const { address, title, description } of headsOf(site))
    expect(known.get(address), address).toMatchObject({ title, description })
  for (const name of ['title', 'description'] as const) {
    const values = described.map((page) => `${page.language} ${page[name]}`)
    expect(new Set(values).size).toBe(values.length)
  }
})

test('every page names its language and its versions in all others, which link back', () => {
  const at = new Map(described.map((page) => [page.canonical, page]))
  const inMap = new Map(
    [...siteMap.matchAll(/<loc>([^<]*)<\/loc>(.*)/g)].map(([, address = '', rest = '']) => [
      address,
      rest.split('hreflang=').length - 1,
    ]),
  )
  for (const { path, canonical, locale, locales, versions } of described) {
    expect(locales, path).toEqual([locale, locale.replace('-', '_')])
    const existing = allLanguages.filter((language) =>
      pagePaths.includes(addressIn(language, originalAddress(path))),
    )
    const named = versions.map(([name]) => name)
    expect(named, path).toEqual(existing.length > 1 ? [...existing, 'x-default'] : [])
    for (const [, version] of versions) expect(at.get(version)?.versions, path).toEqual(versions)
    expect(inMap.get(canonical) ?? 0, path).toBe(versions.length)
  }
})

test('the site map and llms.txt name every page once, and robots.txt names the site map', () => {
  const lists = {
    siteMap: capturesIn(siteMap, /<loc>([^<]*)<\/loc>/g),
    llms: capturesIn(readSiteFile('/llms.txt'), /^- \[.+\]\((https:[^)]+)\): .+$/gm),
  }
  for (const [name, found] of Object.entries(lists))
    expect(found.map(pathOf).sort(), name).toEqual([...pagePaths].sort())
  expect(readSiteFile('/robots.txt')).toContain(`Sitemap: ${business.url}/site-map.xml\n`)
})

test('pictures for previews and home screens have their sizes, and there are no others', async () => {
  const shared = new Set(described.map(({ picture }) => picture))
  expect(siteFiles.filter((file) => file.startsWith('/social/')).sort()).toEqual([...shared].sort())
  const { icons } = JSON.parse(readSiteFile('/site.webmanifest')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons).toHaveLength(3)
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180' }
  for (const { src, sizes } of [
    ...[...icons, apple],
    ...[...shared].map((src) => ({ src, sizes: '1200x630' })),
  ]) {
    const { format, width, height, hasAlpha } = await sharp(siteFolder + src).metadata()
    const type = shared.has(src) ? 'jpeg' : 'png'
    expect([format, `${width}x${height}`], src).toEqual([type, sizes])
    if (src === apple.src) expect(hasAlpha).toBe(false)
    expect(statSync(siteFolder + src).size, src).toBeLessThanOrEqual(100 * kilobyte)
  }
})

const companyId = `${business.url}/#company`
const ofType = (data: readonly Data[], type: string) => data.filter((one) => one['@type'] === type)

test('home and contact describe the company alike, with its hours, emergency line and place', () => {
  const pages = described.filter(({ data }) => ofType(data, 'RoofingContractor').length > 0)
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/contact'])
  const [data = [], contact = []] = pages.map((one) => one.data)
  const hoursAvailable = business.hours?.map(({ opens, closes }) => ({ opens, closes }))
  const availableLanguage = business.spanishSpoken ? ['en', 'es'] : ['en']
  const companies = ofType(data, 'RoofingContractor')
  expect(ofType(contact, 'RoofingContractor')).toEqual(companies)
  expect(companies).toMatchObject([
    {
      '@id': companyId,
      name: business.name,
      ...(business.address.coordinates && { geo: business.address.coordinates }),
      contactPoint: [
        { contactType: 'customer service', availableLanguage, hoursAvailable },
        { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
      ],
    },
  ])
  const homePages = site.pages.filter(({ kind }) => kind === 'home')
  const inLanguage = homePages.map(({ language }) => languages[language].locale)
  expect(ofType(data, 'WebSite')).toMatchObject([{ inLanguage }])
})

/** Returns the city of a page, or every county we serve. */
const areasOf = ({ kind, slugs: [, citySlug], language }: SitePage): string[] => {
  const { countyInState, cityInState } = site.in(language).words.places
  if (kind === 'service')
    return business.counties.map(({ name }) => say(countyInState, { county: name }))
  const city = cities.find(({ slug }) => slug === citySlug)
  return city ? [say(cityInState, { city: city.name })] : []
}

/** The structured data that pages of a kind must have, of the types that only some pages have. */
const typesOf: Partial<Record<SitePage['kind'], readonly string[]>> = {
  service: ['Service'],
  'service-in-city': ['Service', 'BreadcrumbList'],
  city: ['BreadcrumbList'],
  guide: ['Article', 'BreadcrumbList'],
}

test('every page describes its content in its language: an article, a service, its breadcrumbs', () => {
  for (const { path, page, data, locale, root } of described) {
    if (!page) continue
    expect(data, path).not.toEqual([])
    for (const { inLanguage = locale } of data) expect([inLanguage].flat(), path).toContain(locale)
    const types = typesOf[page.kind] ?? []
    const found = data.map((one) => one['@type'])
    expect(found, path).toEqual(expect.arrayContaining([...types]))
    const own = found.filter((type) => /^(Service|Article)$/.test(type))
    expect(types, path).toEqual(expect.arrayContaining(own))
    const services = JSON.stringify(ofType(data, 'Service'))
    for (const part of types.includes('Service') ? [companyId, ...areasOf(page)] : [])
      expect(services, path).toContain(part)
    const guide = page.kind === 'guide' && guides.find(({ slug }) => slug === page.slugs[0])
    if (!guide) continue
    const { published, updated = published, picture } = guide
    const article = {
      image: expect.stringContaining(`/pictures/${picture}-`),
      datePublished: published,
      dateModified: updated,
      author: { '@id': companyId },
    }
    expect(ofType(data, 'Article'), path).toMatchObject([article])
    const trail = root.querySelector('main nav ol')?.querySelectorAll('li')
    const itemListElement = trail?.map(({ text: name }, index) => ({ position: index + 1, name }))
    expect(ofType(data, 'BreadcrumbList'), path).toMatchObject([{ itemListElement }])
  }
})

test('structured data names only pages and files that exist, and no ratings', () => {
  const known = new Set<string>([...pagePaths, ...siteFiles])
  const json = JSON.stringify(described.map(({ data }) => data))
  const named = capturesIn(json, /"(https:[^"#]*)"/g)
    .filter((address) => address.startsWith(business.url))
    .map((address) => address.slice(business.url.length) || '/')
  expect(named.length).toBeGreaterThan(pagePaths.length)
  expect(named.filter((address) => !known.has(address))).toEqual([])
  expect(json).not.toMatch(/aggregateRating|"review"|ratingValue/i)
})
