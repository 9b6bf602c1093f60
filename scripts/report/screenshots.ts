import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { type Html, html } from '../../components/ui/html.ts'
import { readSiteFacts } from '../../renderer/build/read-content.ts'
import { staticSite } from '../serve/static-site.ts'
import { browserOptions } from '../system-browser.ts'
import type { BuiltSite } from './built-site.ts'
import { byChange, type Change, type Comparison } from './compare.ts'

/** A page to look at: with the change to show in each version, or the top of a new page. */
type View = { address: string; formerAddress?: string; change?: Change }

/** The most pages that have screenshots, and the most of them that may be new. */
const mostPages = 10
const mostNewPages = 3

const isReplaced = ({ before, now }: Change) => before !== undefined && now !== undefined

/**
 * The pages that changed most, each with its rarest change: a word of a menu is shown on one page, and
 * after the changes that a page has for itself.
 */
export const viewsOf = ({ added, changed }: Comparison): View[] => {
  const pages = changed.toSorted((a, b) => b.changes.length - a.changes.length)
  const rarestFirst = byChange(pages, 'words').sort(
    (a, b) =>
      a.pages.length - b.pages.length ||
      Number(isReplaced(b.change)) - Number(isReplaced(a.change)),
  )
  const views = new Map<string, View>()
  for (const { change, pages } of rarestFirst) {
    const page = pages.find(({ address }) => !views.has(address))
    if (page) views.set(page.address, { ...page, change })
  }
  const fresh = added.slice(0, mostNewPages).map((address) => ({ address }))
  return [...[...views.values()].slice(0, mostPages - fresh.length), ...fresh]
}

/** A screenshot of a page where it has a text, which is outlined, or of its top. */
const takePicture = async (page: Page, url: string, words: string | undefined) => {
  await page.goto(url)
  const found = words ? page.getByText(words).filter({ visible: true }).first() : undefined
  if (found && (await found.count()) > 0)
    await found.evaluate((element: HTMLElement) => {
      element.style.outline = '3px solid red'
      element.style.outlineOffset = '4px'
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  // Pictures load once they are near.
  await page.waitForLoadState('networkidle')
  return page.screenshot({ type: 'jpeg', quality: 70, animations: 'disabled' })
}

const serve = async ({ folder }: BuiltSite) => {
  const server = createServer(staticSite(folder, readSiteFacts()))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Writes the screenshots of a view as `pictures/<name>-now.jpg`, and returns what shows them. */
const writeView = async (
  { address, formerAddress, change }: View,
  name: number,
  page: Page,
  origins: { before: string; now: string },
  folder: string,
): Promise<Html> => {
  const figures = []
  for (const side of ['before', 'now'] as const) {
    const path = side === 'now' ? address : formerAddress
    if (path === undefined) continue
    const file = `pictures/${name}-${side}.jpg`
    const picture = await takePicture(page, origins[side] + path, change?.[side])
    writeFileSync(join(folder, file), picture)
    figures.push(
      html`<figure><figcaption>${side}</figcaption><img src="${file}" alt="${side}"></figure>`,
    )
  }
  return html`<h2>${address}</h2><div>${figures}</div>`
}

const css =
  'body { font-family: system-ui } div { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0; flex: 1 20rem } img { max-width: 100% }'

/**
 * Writes screenshots of the pages that changed most, before and now, and `pictures.html` that shows
 * them side by side.
 * @throws if no browser can be started.
 */
export const writeScreenshots = async (
  comparison: Comparison,
  sites: { before: BuiltSite; now: BuiltSite },
  folder: string,
): Promise<void> => {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const browser = await chromium.launch(browserOptions)
  const [before, now] = await Promise.all([serve(sites.before), serve(sites.now)])
  const origins = { before: before.origin, now: now.origin }
  try {
    const viewport = { width: 1200, height: 750 }
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    const views = []
    for (const [index, view] of viewsOf(comparison).entries())
      views.push(await writeView(view, index + 1, page, origins, folder))
    const shown = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages that changed most</title><style>${css}</style>${views}`
    writeFileSync(join(folder, 'pictures.html'), String(shown))
  } finally {
    await browser.close()
    for (const { server } of [before, now]) {
      server.close()
      server.closeAllConnections()
    }
  }
}
