import { kinds } from '../../content/schema/kinds.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  languageAt,
  languages,
  originalAddress,
} from '../../content/schema/languages.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import {
  builtPages,
  htmlOf,
  pagePaths,
  pagesByLanguage,
  readSiteFile,
  siteFiles,
} from './built-site.ts'
import { business, cities, guides, services } from './content.ts'

const pairPaths = services.flatMap((service) =>
  cities.map((city) => kinds['service-in-city'].address(service.slug, city.slug)),
)
/** Pairs in which each service and each city is, with as few as that takes. */
const samplePairPaths = Array.from(
  { length: Math.max(services.length, cities.length) },
  (_, index) => [services[index % services.length], cities[index % cities.length]] as const,
).map(([service, city]) => kinds['service-in-city'].address(service?.slug ?? '', city?.slug ?? ''))

const isOriginal = (path: string) => languageAt(path) === defaultLanguage
const openedPaths = [
  ...pagePaths.filter((path) => isOriginal(path) && !pairPaths.includes(path)),
  ...samplePairPaths,
]
const groupCount = 2
const groups = Array.from({ length: groupCount }, (_, group) =>
  openedPaths.filter((_, index) => index % groupCount === group),
)

const complaints = (page: Page) => {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') found.push(`${request.url()} failed: ${reason}`)
  })
  return found
}

const measure = () => ({
  headings: document.querySelectorAll('h1').length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})

for (const [index, paths] of groups.entries()) {
  test(`every page, or one like it, loads without a complaint, fits a phone of 320 px and has one h1 (${index + 1} of ${groupCount})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const found = complaints(page)
    for (const path of paths) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      expect(await page.evaluate(measure), path).toEqual({ headings: 1, overflow: 0 })
      expect(found, path).toEqual([])
    }
  })
}

/** The HTML of a page with all its styles in it, those below its fold too. */
const withStyles = (path: string) =>
  htmlOf(path).replace(
    /<link rel="stylesheet" href="([^"]+)"\/>/g,
    (_, file: string) => `<style>${readSiteFile(file)}</style>`,
  )

/** Evaluated in the page: shows the styles and the body of another page in place of its own. */
const showPage = (html: string) => {
  const shown = new DOMParser().parseFromString(html, 'text/html')
  const [own, other] = [document, shown].map((page) => page.querySelector('style'))
  if (own && other && own.textContent !== other.textContent) own.textContent = other.textContent
  document.body = shown.body
}
const stylesOf = (html: string) => html.match(/<style[^>]*>[^<]*/g)

// A page is shown in the place of another here, which the policy of the site forbids.
test.describe('shown in one tab', () => {
  test.use({ bypassCSP: true })

  test('every page of a service in a city fits a phone of 320 px and has one h1', async ({
    page,
  }) => {
    const [opened = ''] = samplePairPaths
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(opened)
    // They differ in nothing but their words: laying those out takes a tenth of opening them.
    for (const path of pairPaths) {
      expect(stylesOf(htmlOf(path)), path).toEqual(stylesOf(htmlOf(opened)))
      await page.evaluate(showPage, withStyles(path))
      expect(await page.evaluate(measure), path).toEqual({ headings: 1, overflow: 0 })
    }
  })

  test('every translated page, or one like it, fits a phone of 320 px and has one h1', async ({
    page,
  }) => {
    const samples = pagePaths.filter(
      (path) =>
        !isOriginal(path) &&
        (!pairPaths.includes(originalAddress(path)) ||
          samplePairPaths.includes(originalAddress(path))),
    )
    const found = complaints(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(samples[0] ?? '')
    expect(found).toEqual([])
    for (const path of samples) {
      await page.evaluate(showPage, withStyles(path))
      expect(await page.evaluate(measure), path).toEqual({ headings: 1, overflow: 0 })
    }
  })
})

const namedFiles = (html: string) =>
  [...html.matchAll(/ (?:src|href|(?:image)?srcset)="([^"]+)"/gi)]
    .flatMap(([, value = '']) => value.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
    .filter((address) => /^\/[^/].*\.\w+$/.test(address))

test('every file that a page names is there', () => {
  const files = new Set(siteFiles)
  for (const { path, html } of builtPages) {
    expect(namedFiles(html).length, path).toBeGreaterThan(0)
    expect(
      namedFiles(html).filter((file) => !files.has(file)),
      path,
    ).toEqual([])
  }
})

test('a page shows the year in which it is read, and a day as it is', async ({ page }) => {
  await page.clock.setFixedTime('2039-01-01T12:00:00')
  await page.goto(addressOf(linkedPages.contact))
  await expect(page.getByRole('contentinfo')).toContainText('2039')
  const [guide] = guides
  await page.goto(addressOf(guide ?? linkedPages.guides))
  await expect(page.locator('main time').first()).toContainText(/[a-z]+ \d+, \d{4}/i)
})

test('a phone number in running text can be tapped', () => {
  const digits = business.phone.replace(/\D/g, '')
  for (const { path, html } of builtPages) {
    const text = html
      .replace(/^.*<\/head>/s, '')
      .replace(/<(a|script)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, ' ')
    expect(text.replace(/[\s()\u2060-]/g, ''), path).not.toContain(digits)
  }
})

const attributeOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const canonicalOf = (html: string) => attributeOf(html, /<link rel="canonical" href="([^"]+)"/)
const siteMap = readSiteFile('/site-map.xml')
/** The versions of a page by the name of their language. */
const alternatesIn = (html: string) =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, name = '', href = '']) => [name, href] as const,
    ),
  )

test('every page has an address of its own, and a title and a description of its own in its language', () => {
  const titleOf = (html: string) => attributeOf(html, /<title>([^<]+)<\/title>/)
  const descriptionOf = (html: string) =>
    attributeOf(html, /<meta name="description" content="([^"]+)"/)
  const expectUnlike = (values: readonly string[]) => {
    expect(values.filter((value) => value === '')).toEqual([])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
  for (const pages of pagesByLanguage)
    for (const read of [titleOf, descriptionOf]) expectUnlike(pages.map(({ html }) => read(html)))
  for (const { path, html } of builtPages)
    expect(canonicalOf(html)).toBe(business.url + (path === '/' ? '' : path))
})

test('every page says its language, and names its versions in all languages, which name it too', () => {
  for (const { path, html } of builtPages) {
    const { locale } = languages[languageAt(path)]
    expect(html, path).toContain(`<html lang="${locale}">`)
    expect(html, path).toContain(`property="og:locale" content="${locale.replace('-', '_')}"`)
    const versions = alternatesIn(html)
    const there = allLanguages.filter((language) =>
      pagePaths.includes(addressIn(language, originalAddress(path))),
    )
    expect([...versions.keys()], path).toEqual(there.length > 1 ? [...there, 'x-default'] : [])
    for (const version of versions.values()) {
      const other = htmlOf(version.slice(business.url.length) || '/')
      expect(canonicalOf(other), path).toBe(version)
      expect([...alternatesIn(other)], path).toEqual([...versions])
    }
    const inMap = new RegExp(`<loc>${canonicalOf(html)}</loc>.*`).exec(siteMap)?.[0] ?? ''
    expect(inMap.match(/hreflang=/g)?.length ?? 0, path).toBe(versions.size)
  }
})

test('links of a page lead to pages in its language, but to another language for whoever asks for that', () => {
  const known = new Set(pagePaths)
  const leadsAstray = (path: string, link: string, href: string) => {
    const [target = ''] = href.split(/[?#]/)
    const asked = attributeOf(link, / hrefLang="(\w+)"/)
    const translated = addressIn(languageAt(path), originalAddress(target))
    return asked ? languageAt(target) !== asked : known.has(translated) && target !== translated
  }
  const astray = builtPages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)]
      .filter(([link, href = '']) => leadsAstray(path, link, href))
      .map(([link]) => `${path}: ${link}`),
  )
  expect(astray).toEqual([])
})

test('no link leads nowhere, and every anchor it names is there', () => {
  const htmlOf = new Map(builtPages.map(({ path, html }) => [path, html]))
  const files = new Set(siteFiles)
  const broken = builtPages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]
      .map((match) => match[1] ?? '')
      .filter((href) => href.startsWith('/') || href.startsWith('#'))
      .filter((href) => {
        const [target = '', anchor] = href.split('#')
        const linked = htmlOf.get(target || path)
        if (linked === undefined) return !files.has(target)
        return anchor !== undefined && !linked.includes(` id="${anchor}"`)
      })
      .map((href) => `${path} -> ${href}`),
  )
  expect(broken).toEqual([])
})

test('every row of a table begins with what it is about, and boxes that scroll have names of their own', () => {
  for (const { path, html } of builtPages) {
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row.trim())
    expect(rows.filter((row) => !row.startsWith('<th')).map((row) => `${path}: ${row}`)).toEqual([])
    const names = [...html.matchAll(/<div [^>]*role="group"[^>]*tabindex="0"[^>]*>/gi)].map(
      ([box]) => attributeOf(box, /aria-label="([^"]+)"/),
    )
    expect(
      [...new Set(names)].filter((name) => name !== ''),
      path,
    ).toEqual(names)
  }
})

test('the XML site map names every page once', () => {
  const addresses = [...siteMap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] || '/',
  )
  expect(addresses.sort()).toEqual([...pagePaths].sort())
})

test('the built site holds nothing but what a static host serves', () => {
  const pages = /\.(html|js|avif|webp|woff2|svg)$/
  const forSearch = /^\/(site-map\.xml|robots\.txt|llms\.txt)$/
  const forPhones =
    /^\/(site\.webmanifest|(icon-192|icon-512|icon-maskable-512|apple-touch-icon|favicon-48)\.png)$/
  const forSharing = /^\/social\/.+\.jpg$/
  const forHosts = /^\/_(headers|redirects)$/
  const forBrowsers = /^\/offline\.txt$/
  const forWatch = /^\/page-hashes\.json$/
  const styles = /^\/assets\/static\/(below-the-fold|print|saved-copy)\.[\w-]+\.css$/
  const kinds = [pages, forHosts, forBrowsers, forWatch, styles, forSearch, forPhones, forSharing]
  expect(siteFiles.filter((file) => !kinds.some((kind) => kind.test(file)))).toEqual([])
})
