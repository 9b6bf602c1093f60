import { expect, test } from 'playwright/test'
import { builtPages, pagePaths } from './built-site.ts'

type Data = { '@type': string; '@id'?: string } & Record<string, unknown>

const dataOf = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) => JSON.parse(match[1] ?? '') as Data)

const all = builtPages.map(({ path, html }) => ({ path, data: dataOf(html) }))
const ofType = (data: readonly Data[], type: string) => data.filter((one) => one['@type'] === type)

test('the company is described once, with its office hours and its emergency line apart', () => {
  const pages = all.filter(({ data }) => ofType(data, 'RoofingContractor').length > 0)
  expect(pages.map(({ path }) => path)).toEqual(['/'])
  const [company] = pages.flatMap(({ data }) => ofType(data, 'RoofingContractor'))
  expect(company?.['@id']).toBe('https://www.saltwindroofing.example/#company')
  expect(company?.contactPoint).toMatchObject([
    { contactType: 'customer service', hoursAvailable: [{ opens: '07:00', closes: '18:00' }, { dayOfWeek: ['Saturday'] }] },
    { contactType: 'emergency', hoursAvailable: { opens: '00:00', closes: '23:59' } },
  ])
})

test('every service page says who offers it and where', () => {
  for (const { path, data } of all) {
    const isService = path.startsWith('/services/') || /^\/(roof-re|tile|metal|flat|commercial|emergency|roof-insp)/.test(path)
    const services = ofType(data, 'Service')
    expect(services.length, path).toBe(isService ? 1 : 0)
    if (!isService) continue
    expect(services[0], path).toMatchObject({ provider: { '@id': 'https://www.saltwindroofing.example/#company' } })
    expect(JSON.stringify(services[0]?.areaServed), path).toContain('Florida')
  }
})

test('every city and every service in a city has its trail of pages', () => {
  for (const { path, data } of all.filter(({ path }) => /^\/(locations|services)\/./.test(path)))
    expect(ofType(data, 'BreadcrumbList').length, path).toBe(1)
})

test('structured data names pages that exist, and no ratings', () => {
  const known = new Set(pagePaths)
  const host = 'https://www.saltwindroofing.example'
  for (const { path, data } of all) {
    const text = JSON.stringify(data)
    expect(text, path).not.toMatch(/aggregateRating|"review"|ratingValue/i)
    const named = [...text.matchAll(/"(https:\/\/www\.saltwindroofing\.example[^"#]*)"/g)].map((match) => match[1]?.slice(host.length) || '/')
    expect(
      named.filter((address) => !known.has(address) && !/\.(png|jpg)$/.test(address)),
      path,
    ).toEqual([])
  }
})
