import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from 'playwright/test'
import { builtPages, kindsOfPages, readSiteFile, siteFiles, siteFolder } from './built-site.ts'

const kilobyte = 1024
const brotli = (text: string | Buffer) => brotliCompressSync(text).length

test('a page with its styles fits the first flight: at most 14 KB brotli', () => {
  const heavy = builtPages.map(({ path, html }) => ({ path, bytes: brotli(html) })).filter(({ bytes }) => bytes > 14 * kilobyte)
  expect(heavy).toEqual([])
})

test('no page carries more than 40 KB of styles, those below its fold among them', () => {
  const sizes = builtPages.map(({ path, html }) => {
    const inPage = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => readSiteFile(match[1] ?? ''))
    return { path, bytes: [inPage, ...files].join('').length }
  })
  expect(sizes.filter(({ bytes }) => bytes < 5 * kilobyte || bytes > 40 * kilobyte)).toEqual([])
})

test('there are two fonts of at most 70 KB together', () => {
  const fonts = siteFiles.filter((file) => file.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  expect(fonts.reduce((sum, file) => sum + statSync(siteFolder + file).size, 0)).toBeLessThanOrEqual(70 * kilobyte)
})

const wizardPages = ['/roofing-calculator', '/energy-savings-calculator']

for (const path of wizardPages) {
  test(`${path} is usable with at most 80 KB of script, all of it named in its head`, async ({ page }) => {
    const html = builtPages.find((built) => built.path === path)?.html ?? ''
    const head = html.slice(0, html.indexOf('</head>'))
    const named = [...head.matchAll(/<(?:link rel="modulepreload" href|script src|script type="module" src)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    const needed = new Set([...named, ...[...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map((match) => match[1] ?? '')])
    const bytes = [...needed].reduce((sum, file) => sum + brotli(readSiteFile(file)), 0)
    expect(bytes).toBeGreaterThan(60 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(80 * kilobyte)

    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(new URL(request.url()).pathname))
    await page.goto(path)
    await page.locator('[data-island][data-awake]').waitFor()
    // Motion and outbox are not needed to be usable; they come afterwards.
    const later = asked.filter((file) => !needed.has(file))
    expect(later.map(readSiteFile).filter((script) => script.includes('hydrateRoot'))).toEqual([])
  })
}

/** Everything of a kind that a page fetches, as it comes. */
const fetched = (page: Page, kind: 'image' | 'script') => {
  const bodies: Promise<{ url: string; body: Buffer }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === kind) bodies.push(response.body().then((body) => ({ url: response.url(), body })))
  })
  return () => Promise.all(bodies)
}

const scriptLimit = (path: string) => (path === '/' ? 3 : 2) * kilobyte

for (const { name, width, height, scale, limit } of [
  { name: 'phone', width: 390, height: 844, scale: 3, limit: 60 },
  { name: 'desktop', width: 1440, height: 900, scale: 1, limit: 150 },
]) {
  test.describe(`on a ${name}, before it is touched`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: scale })
    for (const path of kindsOfPages) {
      test(`${path} fetches at most ${limit} KB of pictures in view, all in AVIF, and hardly any script; nothing moves`, async ({ page }) => {
        const pictures = fetched(page, 'image')
        const scripts = fetched(page, 'script')
        await page.addInitScript(() => {
          Object.assign(window, { shift: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        const first = await page.evaluate(() => {
          const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
          return inView.map((image) => image.currentSrc)
        })
        const seen = (await pictures()).filter(({ url }) => first.includes(url))
        expect(seen.filter(({ url }) => !url.endsWith('.avif'))).toEqual([])
        expect(seen.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(limit * kilobyte)
        expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0)

        if (wizardPages.includes(path)) return
        const code = (await scripts()).map(({ body }) => body)
        const bytes = code.reduce((sum, script) => sum + brotli(script), 0)
        expect(bytes).toBeGreaterThan(0)
        expect(bytes).toBeLessThanOrEqual(scriptLimit(path))
        expect(code.some((script) => script.includes('react'))).toBe(false)
      })
    }
  })
}
