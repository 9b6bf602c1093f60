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
  kilobyte,
  pagePaths,
  readSiteFile,
  siteFiles,
  siteFolder,
} from './built-site.ts'
import { business, cities, guides } from './content.ts'

/** The data for search engines, share previews and home screens. */

const siteMap = readSiteFile('/site-map.xml')
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '')
const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** What the head of each page says, read once. */
const heads = builtPages.map(({ path, html }) => {
  const [head = ''] = html.split('</head>')
  const versions = head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)
  return {
    path,
    head,
    title: find(head, /<title>([^<]+)/),
    description: find(head, /<meta name="description" content="([^"]+)"/),
    canonical: find(head, /<link rel="canonical" href="([^"]+)"/),
    picture: pathOf(find(head, /<meta property="og:image" content="([^"]+)"/)),
    /** The versions of the page, with their languages. */
    versions: [...versions].map(([, name = '', href = '']) => [name, href] as const),
  }
})
const headAt = new Map(heads.map((head) => [head.canonical, head]))

test('every page has its own address, and a unique title and description in its language', () => {
  for (const { path, canonical } of heads)
    expect(canonical).toBe(business.url + (path === '/' ? '' : path))
  for (const language of allLanguages)
    for (const name of ['title', 'description'] as const) {
      const values = heads.flatMap((head) => (languageAt(head.path) === language ? head[name] : []))
      expect(values).not.toContain('')
      expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([])
    }
})

test('every page names its language and its versions in all others, which link back', () => {
  const inMap = new Map(
    [...siteMap.matchAll(/<loc>([^<]*)<\/loc>(.*)/g)].map(([, address = '', rest = '']) => [
      address,
      rest.split('hreflang=').length - 1,
    ]),
  )
  for (const { path, head, canonical, versions } of heads) {
    const { locale } = languages[languageAt(path)]
    expect(head, path).toContain(`<html lang="${locale}" `)
    expect(head, path).toContain(`property="og:locale" content="${locale.replace('-', '_')}"`)
    const existing = allLanguages.filter((language) =>
      pagePaths.includes(addressIn(language, originalAddress(path))),
    )
    expect(
      versions.map(([name]) => name),
      path,
    ).toEqual(existing.length > 1 ? [...existing, 'x-default'] : [])
    const others = versions.map(([, version]) => headAt.get(version)?.versions)
    expect(others, path).toEqual(versions.map(() => versions))
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

test('every page has a share picture of 1200 by 630 px and at most 100 KB, and there are no others', async () => {
  const pictures = new Set(heads.map(({ picture }) => picture))
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
    const inOther = ({ inLanguage = locale }: Data) => ![inLanguage].flat().includes(locale)
    expect(data.filter(inOther), path).toEqual([])
    if (!page) continue
    const types = typesOf[page.kind] ?? []
    const found = data.map((one) => one['@type'])
    expect(found, path).toEqual(expect.arrayContaining([...types]))
    const own = found.filter((type) => /^(Service|Article)$/.test(type))
    expect(types, path).toEqual(expect.arrayContaining(own))
    const services = JSON.stringify(ofType(data, 'Service'))
    const parts = types.includes('Service') ? [companyId, ...areasOf(page)] : []
    const missing = parts.filter((part) => !services.includes(part))
    expect(missing, path).toEqual([])
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
