import type { Page } from 'playwright/test'
import { brotliSize, kilobyte } from '../../scripts/report/weight.ts'
import { readSiteFile } from './built-site.ts'

export const chunks = '**/assets/chunks/**'

/** Whether a script belongs to React and what is built on it. */
export const isLarge = (url: string): boolean =>
  brotliSize(readSiteFile(new URL(url).pathname)) > 4 * kilobyte

/** Holds back requests, or those that a function chooses, until the returned function is called. */
export const holdRequests = async (
  page: Page,
  address: string,
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    if (isHeld(route.request().url())) await released
    await route.continue()
  })
  return release
}

/** Holds back every script that is loaded from now on, until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, chunks)

/**
 * Aborts the scripts that contain a text until the page is loaded once more, as in a browser that
 * caches failed imports.
 */
export const failUntilReload = async (page: Page, text: string) => {
  let documents = 0
  page.on('domcontentloaded', () => documents++)
  await page.route(chunks, (route) =>
    documents < 2 && readSiteFile(new URL(route.request().url()).pathname).includes(text)
      ? route.abort()
      : route.fallback(),
  )
}
