import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { readSiteFacts } from '../../renderer/build/read-site-facts.ts'
import { staticSite } from '../serve/static-site.ts'
import { browserOptions } from '../system-browser.ts'
import type { BuiltSite, Sites } from './built-site.ts'
import { type Shown, showText } from './show-text.ts'
import type { Pair, View } from './shown-changes.ts'

const viewport = { width: 1200, height: 750 }

const serve = async (site: BuiltSite) => {
  const server = createServer(staticSite(site.folder, readSiteFacts()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const takePicture = async (page: Page, url: string, shown: Shown | undefined) => {
  await page.goto(url)
  const isSeen = await page.evaluate(showText, shown)
  return isSeen ? page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' }) : undefined
}

const openPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  // What runs this command names the functions of its code by this one, those for the page too.
  await page.addInitScript('globalThis.__name = (value) => value')
  return page
}

/** Lets `use` take pictures of both versions, in a browser that is closed afterwards. */
export const withCamera = async <Result>(
  sites: Sites,
  use: (take: (view: View) => Promise<Pair>) => Promise<Result>,
): Promise<Result> => {
  const [before, now] = await Promise.all([serve(sites.before), serve(sites.now)])
  try {
    const browser = await chromium.launch(browserOptions)
    try {
      const [left, right] = await Promise.all([openPage(browser), openPage(browser)])
      return await use(async (view) => {
        const [was, is] = await Promise.all([
          view.formerAddress === undefined
            ? undefined
            : takePicture(left, before.origin + view.formerAddress, view.before),
          takePicture(right, now.origin + view.address, view.now),
        ])
        return { before: was, now: is }
      })
    } finally {
      await browser.close()
    }
  } finally {
    before.stop()
    now.stop()
  }
}
