import { kinds } from '../../content/schema/kinds.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { expect, type Page, test } from '../strict-test.ts'
import { builtPages } from './built-site.ts'
import { cities, services } from './content.ts'

// The phone of Lighthouse's measurements.
const phone = { width: 412, height: 823 }
test.use({ viewport: phone, deviceScaleFactor: 1.75, isMobile: true })

const firstPicture = /<picture>(?:(?!<\/picture>).)*fetchPriority/
const previewBefore = / src="data:image\/avif;base64,([^"]+)"[^>]*>$/

test('every first picture has a preview that is rich enough to count as the largest paint', () => {
  const shown = builtPages.filter(({ html }) => firstPicture.test(html))
  expect(shown.length).toBeGreaterThan(0)
  for (const { path, html } of shown) {
    const [, data = ''] = previewBefore.exec(html.slice(0, html.search(firstPicture))) ?? []
    // Browsers want 0.05 bits for each pixel that is shown: no more than the width of the phone in 4:3.
    const pixels = (phone.width ** 2 * 3) / 4
    expect(Buffer.from(data, 'base64').length * 8, path).toBeGreaterThanOrEqual(0.05 * pixels)
  }
})

type Paint = { url: string; size: number }
type LargestPaint = PerformanceEntry & Paint

/** Notes each paint that is larger than all before it. */
const notePaints = () => {
  const paints: Paint[] = []
  Object.assign(window, { paints })
  new PerformanceObserver((list) => {
    for (const { url, size } of list.getEntries() as LargestPaint[]) paints.push({ url, size })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
const paintsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { paints: Paint[] }).paints)

const [service] = services
const [city] = cities
const samples = {
  home: '/',
  service: addressOf({ kind: 'service', slug: service?.slug ?? '' }),
  city: addressOf({ kind: 'city', slug: city?.slug ?? '' }),
  'service in a city': kinds['service-in-city'].address(service?.slug ?? '', city?.slug ?? ''),
}

for (const [kind, path] of Object.entries(samples))
  test(`the largest paint of a page of the kind ${kind} does not wait for its picture`, async ({
    page,
  }) => {
    let send = () => {}
    const asked = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route('**/pictures/**', async (route) => {
      await asked
      await route.continue()
    })
    await page.addInitScript(notePaints)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(async () => (await paintsOf(page)).at(-1)?.url).toMatch(/^data:image\/avif/)

    const before = await paintsOf(page)
    send()
    const picture = page.locator('img[fetchpriority="high"]')
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await picture.evaluate((img: HTMLImageElement) => img.decode())
    await page.screenshot()
    expect(await paintsOf(page)).toEqual(before)
  })
