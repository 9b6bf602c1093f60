import type { Page } from 'playwright/test'
import { brotliSize, kilobyte } from '../../scripts/report/weight.ts'
import { readSiteFile } from './built-site.ts'

export const chunks = '**/assets/chunks/**'

/**
 * Whether a script belongs to React and what is built on it; those that listen until it is there
 * are small.
 */
export const isLarge = (url: string): boolean =>
  brotliSize(readSiteFile(new URL(url).pathname)) > 4 * kilobyte

/** Holds back every script that is loaded from now on, until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(chunks, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

/**
 * Aborts the scripts that contain a text until the page is loaded once more, as in a browser that
 * remembers which scripts could not be loaded.
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
