import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { readWords } from '../../renderer/build/read-content.ts'
import { linkedPages } from '../../renderer/content/addresses.ts'
import { readSitePages, type SitePage } from '../../renderer/content/site-pages.ts'
import { expect, test } from '../strict-test.ts'
import { builtPages, pagePaths, siteFiles } from './built-site.ts'
import { business, cities, shown, siteIn } from './content.ts'

type Data = { '@type': string; '@id'?: string } & Record<string, unknown>

const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as Data,
  )

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** `Mon-Wed` is Monday, Tuesday and Wednesday. */
const daysOf = (span: string) => {
  const [first = 0, last = first] = span
    .split('-')
    .map((day) => weekdays.findIndex((name) => name.startsWith(day)))
  return weekdays.slice(first, last + 1)
}

const companyId = `${business.url}/#company`
const sitePages = readSitePages()
const all = builtPages.map(({ path, html }) => ({
  path,
  page: sitePages.get(path),
  data: dataOf(html),
}))
const ofType = (data: readonly Data[], type: string) => data.filter((one) => one['@type'] === type)

test('the company is described once, with its office hours and its emergency line apart, and the languages of the site', () => {
  const pages = all.filter(({ data }) => ofType(data, 'RoofingContractor').length > 0)
  expect(pages.map(({ path }) => path)).toEqual(['/'])
  const [company] = pages.flatMap(({ data }) => ofType(data, 'RoofingContractor'))
  expect(company).toMatchObject({
    '@id': companyId,
    name: business.name,
    contactPoint: [
      {
        contactType: 'customer service',
        availableLanguage: business.spanishSpoken ? ['en', 'es'] : ['en'],
        hoursAvailable: business.hours.map(({ days, opens, closes }) => ({
          dayOfWeek: daysOf(days),
          opens,
          closes,
        })),
      },
      { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
    ],
  })
  const [site] = pages.flatMap(({ data }) => ofType(data, 'WebSite'))
  const homePages = [...sitePages.values()].filter(({ kind }) => kind === 'home')
  expect(site?.inLanguage).toEqual(homePages.map(({ language }) => languages[language].locale))
})

const placesIn = { en: readWords('places', 'en'), es: readWords('places', 'es') }

/**
 * Where the service of a page is offered: in its city or, on a page without one, in every county we
 * serve.
 */
const areasOf = ({ kind, slugs: [, citySlug], language }: SitePage): string[] => {
  const { countyInState, cityInState } = placesIn[language]
  return kind === 'service'
    ? business.counties.map(({ name }) => say(countyInState, { county: name }))
    : cities
        .filter(({ slug }) => slug === citySlug)
        .map(({ name }) => say(cityInState, { city: name }))
}

test('every service page says who offers it and where', () => {
  for (const { path, page, data } of all) {
    const isService = page?.kind === 'service' || page?.kind === 'service-in-city'
    const services = ofType(data, 'Service')
    expect(services.length, path).toBe(isService ? 1 : 0)
    if (!isService) continue
    expect(services[0], path).toMatchObject({ provider: { '@id': companyId } })
    const areas = areasOf(page)
    expect(areas, path).not.toEqual([])
    for (const area of areas) expect(JSON.stringify(services[0]?.areaServed), path).toContain(area)
  }
})

/** The names of the pages that lead to a page, and its own. */
const trailOf = ({ kind, slugs: [slug, citySlug], language }: SitePage): string[] => {
  const { home, services, cities, pages, guides } = siteIn(language)
  const city = cities.find((one) => one.slug === (kind === 'city' ? slug : citySlug))
  if (kind === 'city')
    return [home.title, readWords('layout', language).serviceAreas, city?.name ?? '']
  const service = services.find((one) => one.slug === slug)
  if (kind === 'service-in-city') return [home.title, city?.name ?? '', service?.title ?? '']
  const isGuides = (page: { slug: string }) => page.slug === linkedPages.guides.slug
  // While it is not translated, the trail leads over the original.
  const above = pages.find(isGuides) ?? siteIn(defaultLanguage).pages.find(isGuides)
  return [home.title, above?.title ?? '', guides.find((one) => one.slug === slug)?.menuTitle ?? '']
}

test('every city, every service in a city and every guide has its trail of pages', () => {
  for (const kind of ['city', 'service-in-city', 'guide']) {
    const ofKind = all.flatMap(({ page, ...one }) =>
      page?.kind === kind ? [{ page, ...one }] : [],
    )
    expect(ofKind.length).toBeGreaterThan(0)
    for (const { path, page, data } of ofKind) {
      const trails = ofType(data, 'BreadcrumbList')
      const items = trails.map(({ itemListElement }) => itemListElement as { name: string }[])
      expect(
        items.map((one) => one.map(({ name }) => name)),
        path,
      ).toEqual([trailOf(page)])
    }
  }
})

test('every guide is an article of the company, with its picture and its days', () => {
  for (const { path, page, data } of all) {
    const guide =
      page?.kind === 'guide'
        ? siteIn(page.language).guides.find(({ slug }) => slug === page.slugs[0])
        : undefined
    const articles = ofType(data, 'Article')
    expect(articles.length, path).toBe(guide ? 1 : 0)
    if (!guide) continue
    expect(articles[0], path).toMatchObject({
      image: expect.stringContaining(`/pictures/${guide.picture}-`),
      datePublished: guide.published,
      dateModified: guide.updated ?? guide.published,
      author: { '@id': companyId },
      publisher: { '@id': companyId },
    })
    expect(articles[0]?.headline, path).toMatch(shown(guide.title))
  }
})

/** The addresses of this site that structured data names, without its name. */
const namedIn = (data: readonly Data[]) =>
  [...JSON.stringify(data).matchAll(/"(https:[^"#]*)"/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => address.startsWith(business.url))
    .map((address) => address.slice(business.url.length) || '/')

test('structured data names pages that exist, and no ratings', () => {
  const known = new Set<string>([...pagePaths, ...siteFiles])
  expect(all.flatMap(({ data }) => namedIn(data)).length).toBeGreaterThan(pagePaths.length)
  for (const { path, data } of all) {
    expect(JSON.stringify(data), path).not.toMatch(/aggregateRating|"review"|ratingValue/i)
    expect(
      namedIn(data).filter((address) => !known.has(address)),
      path,
    ).toEqual([])
  }
})
