import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { type Html, html } from '../../components/ui/html.ts'
import { readSiteFacts } from '../../renderer/build/read-site-facts.ts'
import { staticSite } from '../serve/static-site.ts'
import { browserOptions } from '../system-browser.ts'
import type { BuiltSite } from './built-site.ts'
import { byChange, type Change, type Comparison } from './compare.ts'

/** A page to look at: with the change to show in each version, or the top of a new page. */
type View = { address: string; formerAddress?: string; change?: Change }

/** The most pages that have screenshots, and the most of them that may be new. */
const mostPages = 10
const mostNewPages = 3

/**
 * The pages that changed most. A change that many pages have, such as a word of a menu, counts little
 * on each, and is shown on one of them.
 */
export const viewsOf = ({ added, changed }: Comparison): View[] => {
  const groups = byChange(changed, 'words').reverse()
  const ranked = changed
    .map((page) => {
      const own = groups.filter(({ pages }) => pages.includes(page))
      const rank = own.reduce((sum, { pages }) => sum + 1 / pages.length, 0)
      const rarest = own.filter(({ pages }) => pages.length === own[0]?.pages.length)
      // What was replaced can be shown on both sides.
      const group =
        rarest.find(({ change: { before, now } }) => before !== undefined && now !== undefined) ??
        rarest.find(({ change }) => change.now !== undefined)
      return { page, rank, group: group ?? own[0] }
    })
    .sort((a, b) => b.rank - a.rank)
  const views = ranked.flatMap(({ page: { address, formerAddress }, group }, index): View[] => {
    const isFirst = ranked.findIndex((other) => other.group === group) === index
    return group && isFirst ? [{ address, formerAddress, change: group.change }] : []
  })
  const fresh = added.slice(0, mostNewPages).map((address) => ({ address }))
  return [...views.slice(0, mostPages - fresh.length), ...fresh]
}

const viewport = { width: 1200, height: 750 }

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
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}

type Sites = { before: BuiltSite; now: BuiltSite }

/** Writes the screenshots of a view, and returns what shows them. */
const writeView = async (
  { address, formerAddress, change }: View,
  { before, now }: { before: string; now: string },
  browser: Browser,
  nameFile: (caption: string) => { file: string; link: string },
): Promise<Html> => {
  const wanted = [
    { caption: 'Before', origin: before, path: formerAddress, words: change?.before },
    { caption: 'Now', origin: now, path: address, words: change?.now },
  ]
  const figures = wanted.map(async ({ caption, origin, path, words }) => {
    if (path === undefined) return html``
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    const { file, link } = nameFile(caption)
    writeFileSync(file, await takePicture(page, origin + path, words))
    await page.close()
    return html`<figure><figcaption>${caption}</figcaption><img src="${link}" alt="${caption}"></figure>`
  })
  return html`<h2>${address}</h2><div>${await Promise.all(figures)}</div>`
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
  sites: Sites,
  folder: string,
): Promise<void> => {
  const pictures = join(folder, 'pictures')
  mkdirSync(pictures, { recursive: true })
  const [before, now] = await Promise.all([serve(sites.before), serve(sites.now)])
  const browser = await chromium.launch(browserOptions).catch((error: unknown) => {
    before.stop()
    now.stop()
    throw error
  })
  const parts: Html[] = []
  try {
    for (const [index, view] of viewsOf(comparison).entries()) {
      const nameFile = (caption: string) => {
        const name = `${index + 1}-${caption.toLowerCase()}.jpg`
        return { file: join(pictures, name), link: `pictures/${name}` }
      }
      const origins = { before: before.origin, now: now.origin }
      parts.push(await writeView(view, origins, browser, nameFile))
    }
  } finally {
    await browser.close()
    before.stop()
    now.stop()
  }
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>What changed</title><style>${css}</style>${parts}`
  writeFileSync(join(folder, 'pictures.html'), String(page))
}
