import type { Browser, Page } from 'playwright'

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

/** An empty page of a new visitor on a slow phone. Closing its context ends the visit. */
export const openOnSlowPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page)
  return page
}
