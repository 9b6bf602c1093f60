import type { Browser } from 'playwright'
import { openOnSlowPhone } from './slow-phone.ts'

/** When a page first painted, painted its largest part, and had its first picture, in ms. */
export type Paints = { first: number; largest: number; picture: number }

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
  const page = await openOnSlowPhone(browser)
  try {
    await page.goto(address, { waitUntil: 'load' })
    // A picture that has just arrived is painted a little later, and may be a larger paint.
    await page.waitForTimeout(1000)
    return await page.evaluate(readPaints)
  } finally {
    await page.context().close()
  }
}
