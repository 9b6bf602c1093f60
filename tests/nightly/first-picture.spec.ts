import { kinds } from '../../content/schema/kinds.ts'
import { builtPages } from '../site/built-site.ts'
import { cities, services } from '../site/content.ts'
import { holdRequests } from '../site/held-requests.ts'
import { expect, type Page, test } from '../strict-test.ts'

// The phone of Lighthouse's measurements.
const phone = { width: 412, height: 823 }
test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true })

test('every first picture has a preview detailed enough to be the largest paint', () => {
  const firstPicture = /<picture>(?:(?!<\/picture>).)*fetchPriority/
  const previewBefore = / src="data:image\/avif;base64,([^"]+)"[^>]*>$/
  const pages = builtPages.filter(({ html }) => firstPicture.test(html))
  expect(pages.length).toBeGreaterThan(0)
  for (const { path, html } of pages) {
    const [, data = ''] = previewBefore.exec(html.slice(0, html.search(firstPicture))) ?? []
    // Browsers require 0.05 bits per shown pixel: at most the width of the phone in 4:3.
    const pixels = (phone.width ** 2 * 3) / 4
    expect(Buffer.from(data, 'base64').length * 8, path).toBeGreaterThanOrEqual(0.05 * pixels)
  }
})

type Paint = { url: string; size: number }

/** Notes each paint that is larger than all before it. */
const notePaints = () => {
  const paints: Paint[] = []
  Object.assign(window, { paints })
  new PerformanceObserver((list) => {
    for (const { url, size } of list.getEntries() as (PerformanceEntry & Paint)[])
      paints.push({ url, size })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
const paintsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'paints') as Paint[])

test('the largest paint does not wait for the first picture', async ({ page }) => {
  const pair = kinds['service-in-city'].address(services[0]?.slug ?? '', cities[0]?.slug ?? '')
  await page.addInitScript(notePaints)
  for (const path of ['/', pair]) {
    const release = await holdRequests(page, '**/pictures/**')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(async () => (await paintsOf(page)).at(-1)?.url).toMatch(/^data:image\/avif/)
    const before = await paintsOf(page)
    release()
    const picture = page.locator('img[fetchpriority="high"]')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await picture.evaluate((img: HTMLImageElement) => img.decode())
    await page.screenshot()
    expect(await paintsOf(page), path).toEqual(before)
  }
})
