import { decodeHTML } from 'entities/decode'
import { defaultLanguage, languageAt, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { SitePage } from '../../renderer/content/page-list.ts'
import { site } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import { builtPages, pagePaths, siteFiles } from './built-site.ts'
import { business, cities, guides } from './content.ts'

type Data = { '@type': string } & Record<string, unknown>

const companyId = `${business.url}/#company`
const all = builtPages.map(({ path, html }) => ({
  path,
  html,
  page: site.pageAt(path),
  data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  ),
}))
const ofType = (data: readonly Data[], type: string) => data.filter((one) => one['@type'] === type)

test('the company is described once, with its office hours, emergency line and languages', () => {
  const pages = all.filter(({ data }) => ofType(data, 'RoofingContractor').length > 0)
  expect(pages.map(({ path }) => path)).toEqual(['/'])
  const data = pages[0]?.data ?? []
  const hoursAvailable = business.hours.map(({ opens, closes }) => ({ opens, closes }))
  const availableLanguage = business.spanishSpoken ? ['en', 'es'] : ['en']
  expect(ofType(data, 'RoofingContractor')).toMatchObject([
    {
      '@id': companyId,
      name: business.name,
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

/** The city of a page, or every county we serve. */
const areasOf = ({ kind, slugs: [, citySlug], language }: SitePage): string[] => {
  const { countyInState, cityInState } = site.words('places', language)
  return kind === 'service'
    ? business.counties.map(({ name }) => say(countyInState, { county: name }))
    : cities
        .filter(({ slug }) => slug === citySlug)
        .map(({ name }) => say(cityInState, { city: name }))
}

const textOf = (html: string) => decodeHTML(html.replace(/<[^>]*>/g, ''))

test('every page has structured data, in its own language where it names one', () => {
  for (const { path, data } of all.filter((one) => pagePaths.includes(one.path))) {
    expect(data, path).not.toEqual([])
    const { locale } = languages[languageAt(path)]
    for (const { inLanguage = locale } of data) expect([inLanguage].flat(), path).toContain(locale)
  }
})

test('a home page in another language refers to the company', () => {
  const homePages = site.pages.filter(({ kind }) => kind === 'home')
  for (const { address } of homePages.filter(({ language }) => language !== defaultLanguage)) {
    const { html = '', data = [] } = all.find(({ path }) => path === address) ?? {}
    expect(ofType(data, 'WebPage'), address).toMatchObject([
      {
        name: textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
        url: business.url + address,
        about: { '@id': companyId },
      },
    ])
  }
})

test('every service page says who offers it and where', () => {
  for (const { path, page, data } of all) {
    const services = ofType(data, 'Service')
    const isService = page?.kind === 'service' || page?.kind === 'service-in-city'
    expect(services, path).toHaveLength(isService ? 1 : 0)
    if (!isService) continue
    expect(services[0], path).toMatchObject({ provider: { '@id': companyId } })
    expect(areasOf(page), path).not.toEqual([])
    for (const area of areasOf(page))
      expect(JSON.stringify(services[0]?.areaServed), path).toContain(area)
  }
})

test('every city, every service in a city and every guide has the breadcrumbs that it shows', () => {
  const pages = all.filter(({ page }) => /^(city|service-in-city|guide)$/.test(page?.kind ?? ''))
  expect(pages.length).toBeGreaterThan(0)
  for (const { path, html, data } of pages) {
    const [, list = ''] = /<nav aria-label="[^"]*"><ol[^>]*>(.*?)<\/ol>/.exec(html) ?? []
    const shownNames = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) =>
      textOf(item),
    )
    expect(shownNames, path).toHaveLength(3)
    const [{ itemListElement } = { itemListElement: [] }] = ofType(data, 'BreadcrumbList')
    expect(itemListElement, path).toMatchObject(
      shownNames.map((name, index) => ({ position: index + 1, name })),
    )
  }
})

test('every guide is an article, and names the license holder and its sources', () => {
  for (const { path, page, html, data } of all) {
    const guide = guides.find(({ slug }) => page?.kind === 'guide' && slug === page.slugs[0])
    const articles = ofType(data, 'Article')
    expect(articles, path).toHaveLength(guide ? 1 : 0)
    if (!guide) continue
    expect(articles[0], path).toMatchObject({
      headline: textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''),
      image: expect.stringContaining(`/pictures/${guide.picture}-`),
      datePublished: guide.published,
      dateModified: guide.updated ?? guide.published,
      author: { '@id': companyId },
      publisher: { '@id': companyId },
    })
    expect(html, path).toContain(business.licenseHolder)
    for (const { url } of guide.sources)
      if (url) expect(html, path).toContain(`<a href="${url.replaceAll('&', '&amp;')}">`)
  }
})

test('structured data names only pages and files that exist, and no ratings', () => {
  const known = new Set<string>([...pagePaths, ...siteFiles])
  const named = all.flatMap(({ data }) =>
    [...JSON.stringify(data).matchAll(/"(https:[^"#]*)"/g)]
      .map(([, address = '']) => address)
      .filter((address) => address.startsWith(business.url))
      .map((address) => address.slice(business.url.length) || '/'),
  )
  expect(named.length).toBeGreaterThan(pagePaths.length)
  expect(named.filter((address) => !known.has(address))).toEqual([])
  expect(JSON.stringify(all)).not.toMatch(/aggregateRating|"review"|ratingValue/i)
})
