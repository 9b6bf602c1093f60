import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { html } from '../../components/ui/html.ts'
import type { SiteFacts } from '../../renderer/output/delivery/site.ts'
import { staticSite } from '../serve.ts'
import { startLocalServer } from '../shared/local-server.ts'
import { browserOptions } from '../shared/system-browser.ts'
import { byChange, type Change, type Comparison } from './compare.ts'

/** A page to capture: with the change to show in each version, or the top of a new page. */
type View = { address: string; formerAddress?: string; change?: Change }

/** The most pages that get screenshots, and the most new ones among them. */
const maxPages = 10
const maxNewPages = 3

/** Returns the pages that changed most, each at its rarest change, to show a menu only once. */
const viewsOf = ({ added, changed }: Pick<Comparison, 'added' | 'changed'>): View[] => {
  const pages = changed.toSorted((a, b) => b.changes.length - a.changes.length)
  const changes = byChange(pages, 'Words').sort((a, b) => a.pages.length - b.pages.length)
  const views = new Map<string, View>()
  for (const { change, pages: having } of changes) {
    const page = having.find(({ address }) => !views.has(address))
    if (page) views.set(page.address, { ...page, change })
  }
  const fresh = added.slice(0, maxNewPages).map((address) => ({ address }))
  return [...[...views.values()].slice(0, maxPages - fresh.length), ...fresh]
}

/** Takes a screenshot of a page at a text, which is outlined, or of its top. */
const takePicture = async (page: Page, url: string, words: string | undefined, path: string) => {
  await page.goto(url)
  const found = words ? page.getByText(words).filter({ visible: true }).first() : undefined
  if (found && (await found.count()) > 0)
    await found.evaluate((element: HTMLElement) => {
      element.style.outline = '3px solid red'
      element.style.outlineOffset = '4px'
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  // Pictures load when they are near the viewport.
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled' })
}

const css =
  'body { font-family: system-ui } div { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0; flex: 1 20rem } img { max-width: 100% }'

/** Writes `pictures.html` with the pages that changed most. Throws if no browser starts. */
export const writeScreenshots = async (
  comparison: Comparison,
  facts: SiteFacts,
  folder: string,
): Promise<void> => {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const browser = await chromium.launch(browserOptions)
  const sites = {
    before: await startLocalServer(staticSite(comparison.before.folder, facts)),
    now: await startLocalServer(staticSite(comparison.now.folder, facts)),
  }
  try {
    const viewport = { width: 1200, height: 750 }
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    const shown = []
    for (const [index, { address, formerAddress, change }] of viewsOf(comparison).entries()) {
      const figures = []
      for (const side of ['before', 'now'] as const) {
        const path = side === 'now' ? address : formerAddress
        if (path === undefined) continue
        const file = `pictures/${index + 1}-${side}.jpg`
        await takePicture(page, sites[side].origin + path, change?.[side], join(folder, file))
        figures.push(
          html`<figure><figcaption>${side}</figcaption><img src="${file}" alt="${side}"></figure>`,
        )
      }
      shown.push(html`<h2>${address}</h2><div>${figures}</div>`)
    }
    const contents = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages that changed most</title><style>${css}</style>${shown}`
    await writeFile(join(folder, 'pictures.html'), String(contents))
  } finally {
    await browser.close()
    for (const { stop } of Object.values(sites)) await stop()
  }
}
