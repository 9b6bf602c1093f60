import { defaultLanguage, inEachLanguage, type Language } from '../../content/schema/languages.ts'
import { offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { type Relay, relayIn } from '../content/browser-data.ts'
import { isOffline, offlinePages, pageIn, pagesOfIndex } from '../content/pages.ts'
import type { Site } from '../content/site.ts'
import type { Scripts } from './finish-page.ts'
import { cacheKeyOf } from './rendered-pages.ts'
import { bundledWorker, type SiteFolder } from './site-folder.ts'

/** The facts about the site that the service worker reads in components/offline/scope.ts. */
export type Release = {
  /** Changes whenever anything cached changes. */
  id: string
  /** The page script, which no page of another release names. */
  script: string
  /**
   * The pages that a browser caches for readers of a language, the most urgent first, and last the
   * fallback for pages that are not cached.
   */
  pages: Readonly<Record<Language, readonly string[]>>
  /** The scripts that any page may load. */
  everywhere: readonly string[]
  /** The scripts that an island may load while in use, by its name in the HTML. */
  islands: Readonly<Record<string, readonly string[]>>
  relay: Relay
}

/** Returns the facts about a site that its service worker needs. */
const releaseOf = (site: Site, scripts: Scripts): Release => {
  const fallbacks = pagesOfIndex(site)
  const pages = inEachLanguage((language) => {
    const own = offlineIn(language)
    const index = site.in(fallbacks.includes(own) ? language : defaultLanguage)
    return [...offlinePages(index).map((page) => pageIn(index, page)), offlineIn(index.language)]
  })
  const { page: script, everywhere, islands: all } = scripts
  const islands = Object.fromEntries(Object.entries(all).map(([name, { used }]) => [name, used]))
  const keys = Object.values(pages)
    .flat()
    .map((address) => cacheKeyOf(site.keyOf(address)))
  const id = contentHash(JSON.stringify([pages, everywhere, islands, keys])).slice(0, 12)
  return { id, script, pages, everywhere, islands, relay: relayIn(site.in(defaultLanguage)) }
}

/** Writes the service worker, and the file that turns it off. */
export const writeServiceWorker = (site: Site, scripts: Scripts, output: SiteFolder): void => {
  const isOn = isOffline(site.in(defaultLanguage))
  const worker = bundledWorker(isOn ? 'service-worker' : 'retired-worker')
  const start = isOn ? `self.RELEASE=${JSON.stringify(releaseOf(site, scripts))};` : ''
  output.write(sitePaths.serviceWorker.slice(1), start + worker)
  output.write(sitePaths.offlineSwitch.slice(1), isOn ? 'on\n' : 'off\n')
}
