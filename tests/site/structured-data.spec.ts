import { decodeHTML } from 'entities/decode'
import { languageAt, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
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
type DataPage = (typeof all)[number]
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
  const { countyInState, cityInState } = site.in(language).words.places
  return kind === 'service'
    ? business.counties.map(({ name }) => say(countyInState, { county: name }))
    : cities
        .filter(({ slug }) => slug === citySlug)
        .map(({ name }) => say(cityInState, { city: name }))
}

const textOf = (html = '') => decodeHTML(html.replace(/<[^>]*>/g, ''))
const company = { '@id': companyId }

/** What pages of a kind must say about themselves, read from what they show. */
const expected = {
  home: ({ path, html }) =>
    path === '/'
      ? {}
      : {
          WebPage: {
            name: textOf(/<title>(.*?)<\/title>/.exec(html)?.[1]),
            url: business.url + path,
            about: company,
          },
        },
  service: () => ({ Service: { provider: company } }),
  'service-in-city': (page) => ({ Service: { provider: company }, ...breadcrumbsOf(page) }),
  city: (page) => breadcrumbsOf(page),
  guide: ({ html, page, ...rest }) => {
    const guide = guides.find(({ slug }) => slug === page?.slugs[0])
    return {
      ...breadcrumbsOf({ html, page, ...rest }),
      Article: {
        headline: textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]),
        image: expect.stringContaining(`/pictures/${guide?.picture}-`),
        datePublished: guide?.published,
        dateModified: guide?.updated ?? guide?.published,
        ...{ author: company, publisher: company },
      },
    }
  },
} as Record<string, (page: DataPage) => Record<string, object>>

const breadcrumbsOf = ({ html }: DataPage) => {
  const [, list = ''] = /<nav aria-label="[^"]*"><ol[^>]*>(.*?)<\/ol>/.exec(html) ?? []
  const names = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) => textOf(item))
  expect(names).toHaveLength(3)
  const itemListElement = names.map((name, index) => ({ position: index + 1, name }))
  return { BreadcrumbList: { itemListElement } }
}

test('every page says in its language what it shows: an article, a service, its breadcrumbs', () => {
  const typed = ['WebPage', 'Service', 'Article', 'BreadcrumbList']
  for (const one of all.filter(({ path }) => pagePaths.includes(path))) {
    const { path, page, data } = one
    expect(data, path).not.toEqual([])
    const { locale } = languages[languageAt(path)]
    for (const { inLanguage = locale } of data) expect([inLanguage].flat(), path).toContain(locale)
    const said = expected[page?.kind ?? '']?.(one) ?? {}
    for (const type of typed)
      if (said[type]) expect(ofType(data, type), `${type} of ${path}`).toMatchObject([said[type]])
      else if (type === 'Service' || type === 'Article')
        expect(ofType(data, type), path).toEqual([])
    for (const area of page && said.Service ? areasOf(page) : [])
      expect(JSON.stringify(ofType(data, 'Service')), path).toContain(area)
  }
})

test('every guide names the license holder and its sources', () => {
  for (const { path, html, page } of all.filter((one) => one.page?.kind === 'guide')) {
    expect(html, path).toContain(business.licenseHolder)
    for (const { url } of guides.find(({ slug }) => slug === page?.slugs[0])?.sources ?? [])
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
