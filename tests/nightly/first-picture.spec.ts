import { kinds } from '../../content/schema/kinds.ts'
import { cities, services } from '../site/content.ts'
import { holdRequests } from '../site/held-requests.ts'
import { expect, type Page, test } from '../strict-test.ts'

// The phone of Lighthouse's measurements.
const phone = { width: 412, height: 823 }
test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true })

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
