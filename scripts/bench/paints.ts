import type { Browser, Page } from 'playwright'

/** When a page first painted, painted its largest part, and had its first picture, in ms. */
export type Paints = { first: number; largest: number; picture: number }

/** "Slow 4G" of Chrome's DevTools, which Lighthouse has too: 1.6 Mbit/s and 150 ms, as they emulate it. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
}
/** The phone of Lighthouse, four times as slow as this machine. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const slowdown = 4

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Evaluated in the page, once it has loaded and painted. */
const readPaints = async (): Promise<Paints> => {
  const largest = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const source = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc
  const [picture] = source
    ? (performance.getEntriesByName(source) as PerformanceResourceTiming[])
    : []
  return {
    first: Math.round(first?.startTime ?? 0),
    largest: Math.round(largest),
    picture: Math.round(picture?.responseEnd ?? 0),
  }
}

/** Opens a page as a new visitor on a slow phone. */
export const paintsOf = async (browser: Browser, address: string): Promise<Paints> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(address, { waitUntil: 'load' })
    // A picture that has just arrived is painted a little later, and may be a larger paint.
    await page.waitForTimeout(1000)
    return await page.evaluate(readPaints)
  } finally {
    await context.close()
  }
}
