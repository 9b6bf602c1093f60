import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { readSiteFacts } from '../../renderer/build/read-site-facts.ts'
import { staticSite } from '../serve/static-site.ts'
import { browserOptions } from '../system-browser.ts'
import type { BuiltSite } from './built-site.ts'
import type { ChangedPage, PageComparison } from './compare-pages.ts'
import { showText } from './show-text.ts'

/** The changed part of a page in both versions, as JPEG. */
export type PagePictures = { address: string; before?: Buffer; now?: Buffer }

/** A part of a page to take a picture of. Without a text it is the top. */
export type Part = {
  address: string
  /** Undefined for a page that is new. */
  formerAddress?: string
  before?: string
  now?: string
}

const viewport = { width: 1000, height: 640 }

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

const takePicture = async (page: Page, url: string, text: string | undefined) => {
  await page.goto(url)
  await page.evaluate(showText, text)
  return page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' })
}

const openPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  // What runs this command names the functions of its code by this one, those for the page too.
  await page.addInitScript('globalThis.__name = (value) => value')
  return page
}

/** What to show of a page: where its words changed first, or what stands beside. */
const partOf = ({ address, formerAddress, sentences: [first], beside }: ChangedPage): Part => {
  const [before, now] = [first?.before ?? (first && beside), first?.now ?? (first && beside)]
  return {
    address,
    formerAddress,
    ...(before === undefined ? {} : { before }),
    ...(now === undefined ? {} : { now }),
  }
}

/** The parts of so many pages that are worth a picture, each change once before any is repeated. */
export const partsToShow = ({ changed, added }: PageComparison, most: number): Part[] => {
  const parts = changed.map(partOf)
  const isFirst = ({ before, now }: Part, index: number) =>
    parts.findIndex((other) => other.before === before && other.now === now) === index
  const fresh = added.map(({ address }): Part => ({ address }))
  const distinct = parts.filter(isFirst)
  const repeated = parts.filter((part) => !distinct.includes(part))
  return [...distinct, ...fresh, ...repeated].slice(0, most)
}

/** Pictures of parts of pages in both versions, in a browser that is closed afterwards. */
export const takePictures = async (
  parts: readonly Part[],
  sites: { before: BuiltSite; now: BuiltSite },
): Promise<PagePictures[]> => {
  if (parts.length === 0) return []
  const [before, now] = await Promise.all([serve(sites.before), serve(sites.now)])
  const browser = await chromium.launch(browserOptions)
  try {
    const [left, right] = await Promise.all([openPage(browser), openPage(browser)])
    const pictures: PagePictures[] = []
    for (const part of parts) {
      const [was, is] = await Promise.all([
        part.formerAddress === undefined
          ? undefined
          : takePicture(left, before.origin + part.formerAddress, part.before),
        takePicture(right, now.origin + part.address, part.now),
      ])
      pictures.push({ address: part.address, now: is, ...(was && { before: was }) })
    }
    return pictures
  } finally {
    await browser.close()
    before.stop()
    now.stop()
  }
}
