import { getGlobalContext } from 'vike/server'
import type { GlobalContextServer, PrerenderContext } from 'vike/types'
import { sitePaths } from '../content/schema/site-paths.ts'
import { writeWhole } from './cache.ts'
import { nextChange } from './content/pages.ts'
import type { Site } from './content/site.ts'
import { saveValidated } from './content/validate.ts'
import { noteBundle } from './output/code-hash.mjs'
import { relayWarning } from './output/delivery/site.ts'
import { pageFinisher } from './output/finish-page.ts'
import { drawsLater } from './output/pictures/drawn-files.ts'
import {
  cacheKeyOf,
  type RenderedPages,
  readRenderedPages,
  renderedPage,
  whyStale,
  writeRenderedPages,
} from './output/rendered-pages.ts'
import { siteRoot } from './output/site-folder.ts'
import { prepareSite, writeSite } from './output/write-site.ts'

/** Says how many pages are rendered and why. */
const report = (reasons: readonly (string | undefined)[]): void => {
  const stale = reasons.filter((reason) => reason !== undefined)
  const counts = [...new Set(stale)].map(
    (reason) => `, ${stale.filter((one) => one === reason).length} because ${reason}`,
  )
  console.log(`${stale.length} of ${reasons.length} pages to render${counts.join('')}.`)
}

/**
 * Writes what is known of all pages once the last one is rendered, and warns below their list if
 * leads would be lost. Vike has no hook for that.
 */
const notePagesAtEnd = ({ output }: PrerenderContext, site: Site, valid: RenderedPages): void => {
  process.once('exit', (code) => {
    if (code !== 0) return
    const pages = { ...valid }
    for (const { fileContent, pageContext } of output) {
      const { urlOriginal } = pageContext
      pages[urlOriginal] = renderedPage(fileContent, cacheKeyOf(site.keyOf(urlOriginal)))
    }
    const texts = Object.entries(pages).map(([address, { text }]) => [address, text])
    const hashes = { ...Object.fromEntries(texts.sort()), nextChange: nextChange(site) }
    writeWhole(siteRoot + sitePaths.pageHashes, JSON.stringify(hashes))
    writeRenderedPages(pages)
    const warning = relayWarning(site.business().relay)
    // `npm start` serves a relay of its own.
    if (warning && !drawsLater(site)) console.warn(warning)
  })
}

/**
 * Writes the files of the site that are no pages, and drops the pages that are
 * still valid from the list: `dist/client` is the cache of pages.
 */
export const onPrerenderStart = async (prerenderContext: PrerenderContext) => {
  const globalContext = (await getGlobalContext()) as GlobalContextServer
  const { assetsManifest } = globalContext
  if (!assetsManifest) throw new Error('Vike has no manifest of the bundled files')
  noteBundle()
  const site = await prepareSite()
  globalContext.finishPage = pageFinisher(site, assetsManifest)

  const rendered = readRenderedPages()
  const reasons = new Map(
    prerenderContext.pageContexts.map(({ urlOriginal: address }) => [
      address,
      whyStale(address, rendered[address], cacheKeyOf(site.keyOf(address))),
    ]),
  )
  const isStale = (address: string) => reasons.get(address) !== undefined
  const isValid = ([address]: readonly [string, unknown]) =>
    reasons.has(address) && !isStale(address)
  await writeSite(site, assetsManifest, [...reasons.keys()])
  saveValidated()
  const valid = Object.fromEntries(Object.entries(rendered).filter(isValid))
  notePagesAtEnd(prerenderContext, site, valid)
  report([...reasons.values()])
  const stale = prerenderContext.pageContexts.filter(({ urlOriginal }) => isStale(urlOriginal))
  // Vike takes copies without a warning.
  return { prerenderContext: { pageContexts: stale.map((pageContext) => ({ ...pageContext })) } }
}
