import type { Page } from 'playwright/test'
import { brotliSize, kilobyte, readSiteFile } from './built-site.ts'

export const chunks = '**/assets/chunks/**'
export const loaded = '**/assets/{chunks,words}/**'

const textAt = (url: string) => readSiteFile(new URL(url).pathname)

/** True for a script of React or built on it. */
export const isLarge = (url: string): boolean => brotliSize(textAt(url)) > 4 * kilobyte

/** Returns a function that is true for scripts that contain a text. */
export const contains =
  (text: string) =>
  (url: string): boolean =>
    textAt(url).includes(text)

/**
 * Delays requests, or those that a function chooses, until the returned function is called. Then
 * they continue, or fail.
 */
export const holdRequests = async (
  page: Page,
  address: string | RegExp,
  isHeld: (url: string) => boolean = () => true,
): Promise<(how?: 'continue' | 'abort') => void> => {
  let release: (how?: 'continue' | 'abort') => void = () => {}
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = (how = 'continue') => resolve(how)
  })
  await page.route(address, async (route) => {
    const how = isHeld(route.request().url()) ? await released : 'continue'
    await route[how]()
  })
  return release
}

/**
 * Aborts the scripts and words that contain a text until the page is reloaded, as in a browser that
 * caches failed imports.
 */
export const failUntilReload = async (page: Page, text: string) => {
  let documents = 0
  // Counts a document on request, because its scripts are requested before it is parsed.
  page.on('request', (asked) => asked.isNavigationRequest() && documents++)
  await page.route(loaded, (route) =>
    documents < 2 && contains(text)(route.request().url()) ? route.abort() : route.fallback(),
  )
}
