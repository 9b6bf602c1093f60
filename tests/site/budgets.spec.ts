import { statSync } from 'node:fs'
import { allLanguages, languages, originalAddress } from '../../content/schema/languages.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { brotliSize, budgets, kilobyte, stylesOf } from '../../scripts/report/weight.ts'
import { expect, test } from '../strict-test.ts'
import { builtPages, htmlOf, pagePaths, readSiteFile, siteFiles, siteFolder } from './built-site.ts'
import { calculator, calculatorNames } from './calculator.ts'
import { cities } from './content.ts'
import { visitor } from './leads.ts'
import { words } from './words.ts'

test('a page with its styles fits the first flight: at most 14 KB brotli', () => {
  // The best compression takes long: it is tried only where a quick one is not enough.
  const heavy = builtPages.filter(
    ({ html }) => brotliSize(html, 'quick') > budgets.page && brotliSize(html) > budgets.page,
  )
  expect(heavy.map(({ path, html }) => ({ path, bytes: brotliSize(html) }))).toEqual([])
})

test('no page has more than 40 KB of styles, including those below its fold', () => {
  const sizes = builtPages.map(({ path, html }) => ({
    path,
    bytes: stylesOf(html, readSiteFile).length,
  }))
  expect(sizes.filter(({ bytes }) => bytes < 5 * kilobyte || bytes > budgets.styles)).toEqual([])
})

/** The elements of a page and the texts between them; scripts and styles count as one each. */
const nodesOf = (html: string): number =>
  html
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1-$3')
    .match(/<[a-z][^>]*>|(?<=>)[^<]+/gi)?.length ?? 0

test('the home page has at most 1,200 nodes and 90 KB of HTML in every language', () => {
  const homes = builtPages.filter(({ path }) => originalAddress(path) === '/')
  expect(homes).toHaveLength(allLanguages.length)
  for (const { path, html } of homes) {
    expect(nodesOf(html), path).toBeGreaterThan(500)
    expect(nodesOf(html), path).toBeLessThan(1200)
    expect(Buffer.byteLength(html), path).toBeLessThanOrEqual(90 * kilobyte)
  }
})

test('there are two fonts of at most 70 KB together', () => {
  const fonts = siteFiles.filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce((sum, file) => sum + statSync(siteFolder + file).size, 0)
  expect(bytes).toBeLessThanOrEqual(70 * kilobyte)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the home page and cities fetch at most 60 KB of pictures before a visitor scrolls', async ({
    page,
  }) => {
    const [city] = cities
    for (const path of ['/', languages.es.prefix, ...(city ? [addressOf(city)] : [])]) {
      const fetched: string[] = []
      page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
      await page.goto(path, { waitUntil: 'networkidle' })
      page.removeAllListeners('response')
      const pictures = fetched.filter((file) => file.startsWith('/pictures/'))
      expect(pictures.length, path).toBeGreaterThan(0)
      const bytes = pictures.reduce((sum, file) => sum + statSync(siteFolder + file).size, 0)
      expect(bytes, path).toBeLessThanOrEqual(60 * kilobyte)
    }
  })
})

/** The best compression takes long, so sizes are memoized. */
const sizes = new Map<string, number>()
const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => {
    const size = sizes.get(file) ?? brotliSize(readSiteFile(file))
    sizes.set(file, size)
    return sum + size
  }, 0)

const importsOf = (file: string): string[] =>
  [...readSiteFile(file).matchAll(/(?:from|import)"([^"]+)"/g)].map(
    ([, path = '']) => new URL(path, `http://site.example${file}`).pathname,
  )

test('the script of every page imports at most 1 KB of others', () => {
  const entries = siteFiles.filter((file) => /\/entries\/.*\.js$/.test(file))
  expect(entries.length).toBeGreaterThan(0)
  for (const entry of entries) expect(sizeOf(importsOf(entry)), entry).toBeLessThanOrEqual(kilobyte)
})

/** The scripts that the HTML of a page loads or preloads. */
const scriptsNamedBy = (path: string): string[] => {
  const named = /<(?:link rel="modulepreload" href|script [^>]*src)="([^"]+)"/g
  return [...new Set([...htmlOf(path).matchAll(named)].map(([, file = '']) => file))]
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const name of calculatorNames) {
  test(`the ${name} calculator names at most 77 KB of script in every language, which make it usable`, async ({
    page,
  }) => {
    const { path, open, next, step } = calculator(page, name)
    const versions = pagePaths.filter((built) => originalAddress(built) === path)
    expect(versions).toContain(path)
    for (const version of versions) {
      const bytes = sizeOf(scriptsNamedBy(version))
      expect(bytes, version).toBeGreaterThan(60 * kilobyte)
      expect(bytes, version).toBeLessThanOrEqual(77 * kilobyte)
    }
    const named = scriptsNamedBy(path)
    // The small parts of the script of every page are named by that script.
    const parts = named.filter((file) => file.includes('/entries/')).flatMap(importsOf)
    const needed = new Set([...named, ...parts])
    // Motion, the outbox and the result may load later. Here they never do.
    await page.route('**/*.js', (route) =>
      needed.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    )
    await open()
    await next()
    await step(2)
  })

  test(`the ${name} calculator loads at most 85 KB of script before its first step is done, and 103 KB up to the download`, async ({
    page,
  }) => {
    const loaded = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) loaded.add(pathname)
    })
    const { path, questions, skip, person, finish, result, hydrated } = calculator(page, name)
    await page.goto(path, { waitUntil: 'networkidle' })
    await hydrated()
    await page.waitForLoadState('networkidle')
    expect(sizeOf(loaded)).toBeGreaterThan(60 * kilobyte)
    expect(sizeOf(loaded)).toBeLessThanOrEqual(85 * kilobyte)
    await skip(questions.indexOf('person'))
    await person(visitor())
    await finish()
    await expect(result).toBeVisible()
    const { roofResult, energyResult } = words
    const download = name === 'roof' ? roofResult.next.download : energyResult.download
    const save = page.getByRole('button', { name: download })
    await Promise.all([page.waitForEvent('download'), save.click()])
    expect(sizeOf(loaded)).toBeGreaterThan(80 * kilobyte)
    expect(sizeOf(loaded)).toBeLessThanOrEqual(103 * kilobyte)
  })
}
