import type { HTMLElement } from 'node-html-parser'
import { alternatesOf, languages } from '../../content/schema/languages.ts'
import {
  addressOf,
  linkedPages,
  publicAddress,
  type SitePage,
} from '../../renderer/content/addresses.ts'
import { headsOf, sharePicturePath } from '../../renderer/content/head.ts'
import { versionsOf } from '../../renderer/content/pages.ts'
import { index, site } from '../project-site.ts'
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

const headIn = (root: HTMLElement) => {
  const read = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
  const alternate = 'link[rel=alternate][hreflang]'
  return {
    title: [root.querySelector('title')?.text ?? ''],
    description: read('meta[name=description]', 'content'),
    canonical: read('link[rel=canonical]', 'href'),
    picture: read('meta[property="og:image"]', 'content').map(pathOf),
    locales: [...read('html', 'lang'), ...read('meta[property="og:locale"]', 'content')],
    versions: [read(alternate, 'hreflang'), read(alternate, 'href').map(pathOf)],
  }
}

const described = builtPages.map(({ path, language, page }) => {
  const root = elementsOf(path)
  const data = root
    .querySelectorAll('[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text) as Data)
  return { path, language, page, root, data, head: headIn(root) }
})

test('every page has the address, texts, picture, language and versions of its content', () => {
  const heads = new Map(headsOf(site).map((head) => [head.address, head]))
  for (const { path, language, head } of described) {
    const { locale } = languages[language]
    const versions = alternatesOf(versionsOf(index, path))
    const content = heads.get(path)
    expect(head, path).toMatchObject({
      canonical: [addressAt(path)],
      locales: [locale, locale.replace('-', '_')],
      versions: [versions.map(([name]) => name), versions.map(([, address]) => address)],
      ...(content && {
        title: [content.title],
        description: [content.description],
        picture: [sharePicturePath(content.picture)],
      }),
    })
  }
  for (const name of ['title', 'description'] as const) {
    const values = described.map(({ language, head }) => `${language} ${head[name]}`)
    expect(new Set(values).size).toBe(values.length)
  }
  const { city } = business.address
  for (const { page, path, head } of described.filter((one) => one.page?.kind === 'service'))
    expect(head.title[0], `${path} ${page?.language}`).toMatch(
      new RegExp(`^.+ ${city} \\| .+ \\| ${business.name}$`),
    )
})

test('the site map and llms.txt name every page once, and robots.txt names the site map', () => {
  const inMap = capturesIn(siteMap, /<loc>([^<]*)<\/loc>/g).map(pathOf)
  const inText = capturesIn(readSiteFile('/llms.txt'), /^- \[.+\]\((https:[^)]+)\): .+$/gm)
  for (const listed of [inMap, inText.map(pathOf)])
    expect(listed.toSorted()).toEqual(pagePaths.toSorted())
  for (const { path, head } of described.filter((one) => inMap.includes(one.path)))
    for (const version of head.versions[0] ?? [])
      expect(siteMap, path).toMatch(
        new RegExp(`<loc>${addressAt(path)}</loc>.*hreflang="${version}"`),
      )
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
  for (const { path, page, language, data, root } of described) {
    if (!page) continue
    const { locale } = languages[language]
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
  const shared = [...new Set(described.flatMap(({ head }) => head.picture))].sort()
  expect(siteFiles.filter((file) => file.startsWith('/social/')).sort()).toEqual(shared)
  const known = new Set<string>([...pagePaths, ...siteFiles])
  const json = JSON.stringify(described.map(({ data }) => data))
  const named = capturesIn(json, /"(https:[^"#]*)"/g).filter((one) => one.startsWith(business.url))
  expect(named.length).toBeGreaterThan(pagePaths.length)
  expect(named.filter((address) => !known.has(pathOf(address)))).toEqual([])
  expect(json).not.toMatch(/aggregateRating|"review"|ratingValue/i)
})
