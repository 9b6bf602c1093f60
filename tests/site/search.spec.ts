import { statSync } from 'node:fs'
import { decodeHTML } from 'entities/decode'
import sharp from 'sharp'
import {
  addressIn,
  allLanguages,
  languageAt,
  languages,
  originalAddress,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import {
  builtPages,
  capturesIn,
  htmlOf,
  kilobyte,
  pagePaths,
  pagesByLanguage,
  readSiteFile,
  siteFiles,
  siteFolder,
} from './built-site.ts'
import { business, cities, guides } from './content.ts'

/** The data for search engines, share previews and home screens. */

const siteMap = readSiteFile('/site-map.xml')
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const canonicalOf = (html: string) => find(html, /<link rel="canonical" href="([^"]+)"/)

/** Returns the versions of a page by language code. */
const alternatesIn = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, name = '', href = '']) => [name, href] as const,
    ),
  )

test('every page has its own address, and a unique title and description in its language', () => {
  for (const { path, html } of builtPages)
    expect(canonicalOf(html)).toBe(business.url + (path === '/' ? '' : path))
  for (const pages of pagesByLanguage)
    for (const pattern of [
      /<title>([^<]+)<\/title>/,
      /<meta name="description" content="([^"]+)"/,
    ]) {
      const values = pages.map(({ html }) => find(html, pattern))
      expect(
        values.filter((value, index) => value === '' || values.indexOf(value) !== index),
      ).toEqual([])
    }
})

test('every page names its language and its versions in all others, which link back', () => {
  for (const { path, html } of builtPages) {
    const { locale } = languages[languageAt(path)]
    expect(html, path).toContain(`<html lang="${locale}" `)
    expect(html, path).toContain(`property="og:locale" content="${locale.replace('-', '_')}"`)
    const versions = alternatesIn(html)
    const existing = allLanguages.filter((language) =>
      pagePaths.includes(addressIn(language, originalAddress(path))),
    )
    expect([...versions.keys()], path).toEqual(
      existing.length > 1 ? [...existing, 'x-default'] : [],
    )
    for (const version of versions.values()) {
      const other = htmlOf(version.slice(business.url.length) || '/')
      expect(canonicalOf(other), path).toBe(version)
      expect([...alternatesIn(other)], path).toEqual([...versions])
    }
    const inMap = new RegExp(`<loc>${canonicalOf(html)}</loc>.*`).exec(siteMap)?.[0] ?? ''
    expect(inMap.match(/hreflang=/g)?.length ?? 0, path).toBe(versions.size)
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

test('every page has a share picture of 1200 by 630 px and at most 100 KB, and there are no others', async () => {
  const pictures = new Set(
    builtPages.map(({ html }) => pathOf(find(html, /<meta property="og:image" content="([^"]+)"/))),
  )
  expect(siteFiles.filter((file) => file.startsWith('/social/')).sort()).toEqual(
    [...pictures].sort(),
  )
  for (const file of pictures) {
    const { format, width, height } = await sharp(siteFolder + file).metadata()
    expect([format, width, height], file).toEqual(['jpeg', 1200, 630])
    expect(statSync(siteFolder + file).size, file).toBeLessThanOrEqual(100 * kilobyte)
  }
})

test('the icons for home screens exist in their sizes, and the one for iPhones is opaque', async () => {
  const { icons } = JSON.parse(readSiteFile('/site.webmanifest')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons).toHaveLength(3)
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { format, width, height, hasAlpha } = await sharp(siteFolder + src).metadata()
    expect([format, `${width}x${height}`], src).toEqual(['png', sizes])
    if (src.startsWith('/apple')) expect(hasAlpha).toBe(false)
  }
})

type Data = { '@type': string } & Record<string, unknown>

const companyId = `${business.url}/#company`
const described = builtPages.map(({ path, html }) => ({
  path,
  html,
  page: site.pageAt(path),
  data: capturesIn(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(
    (json) => JSON.parse(json) as Data,
  ),
}))
const ofType = (data: readonly Data[], type: string) => data.filter((one) => one['@type'] === type)

test('home and contact describe the company alike, with its office hours, emergency line and place', () => {
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
  return cities.flatMap(({ slug, name }) =>
    slug === citySlug ? say(cityInState, { city: name }) : [],
  )
}

/** The structured data that pages of a kind must have, of the types that only some pages have. */
const typesOf: Partial<Record<SitePage['kind'], readonly string[]>> = {
  service: ['Service'],
  'service-in-city': ['Service', 'BreadcrumbList'],
  city: ['BreadcrumbList'],
  guide: ['Article', 'BreadcrumbList'],
}

test('every page describes its content in its language: an article, a service, its breadcrumbs', () => {
  for (const { path, page, data } of described.filter((one) => pagePaths.includes(one.path))) {
    expect(data, path).not.toEqual([])
    const { locale } = languages[languageAt(path)]
    for (const { inLanguage = locale } of data) expect([inLanguage].flat(), path).toContain(locale)
    if (!page) continue
    const types = typesOf[page.kind] ?? []
    const found = data.map((one) => one['@type'])
    expect(found, path).toEqual(expect.arrayContaining([...types]))
    for (const type of ['Service', 'Article'])
      expect(found.includes(type), `${type} of ${path}`).toBe(types.includes(type))
    const services = JSON.stringify(ofType(data, 'Service'))
    if (types.includes('Service'))
      for (const part of [companyId, ...areasOf(page)]) expect(services, path).toContain(part)
  }
})

test('a guide is an article with its picture, its days and its breadcrumbs', () => {
  for (const { path, html, page, data } of described.filter((one) => one.page?.kind === 'guide')) {
    const guide = guides.find(({ slug }) => slug === page?.slugs[0])
    expect(ofType(data, 'Article'), path).toMatchObject([
      {
        image: expect.stringContaining(`/pictures/${guide?.picture}-`),
        datePublished: guide?.published,
        dateModified: guide?.updated ?? guide?.published,
        author: { '@id': companyId },
      },
    ])
    const trail = find(html, /<nav aria-label="[^"]*"><ol[^>]*>(.*?)<\/ol>/)
    const names = capturesIn(trail, /<li[^>]*>(.*?)<\/li>/g).map((item) =>
      decodeHTML(item.replace(/<[^>]*>/g, '')),
    )
    const itemListElement = names.map((name, index) => ({ position: index + 1, name }))
    expect(ofType(data, 'BreadcrumbList'), path).toMatchObject([{ itemListElement }])
  }
})

test('structured data names only pages and files that exist, and no ratings', () => {
  const known = new Set<string>([...pagePaths, ...siteFiles])
  const named = described.flatMap(({ data }) =>
    capturesIn(JSON.stringify(data), /"(https:[^"#]*)"/g)
      .filter((address) => address.startsWith(business.url))
      .map((address) => address.slice(business.url.length) || '/'),
  )
  expect(named.length).toBeGreaterThan(pagePaths.length)
  expect(named.filter((address) => !known.has(address))).toEqual([])
  expect(JSON.stringify(described)).not.toMatch(/aggregateRating|"review"|ratingValue/i)
})
