import { defaultLanguage, inEachLanguage, type Language } from '../../content/schema/languages.ts'
import { offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { type Relay, relayIn } from '../content/browser-data.ts'
import { isOffline, offlinePages, pageIn } from '../content/pages.ts'
import type { Site } from '../content/site.ts'
import type { Scripts } from './finish-page.ts'
import { cacheKeyOf } from './rendered-pages.ts'
import { bundledWorker, type SiteFolder } from './site-folder.ts'

/** The facts about the site that the service worker reads in components/offline/scope.ts. */
export type Release = Scripts & {
  /** Changes whenever a page for everyone changes. */
  id: string
  /** The pages that a browser caches for readers of a language, the most urgent first. */
  pages: Readonly<Record<Language, readonly string[]>>
  relay: Relay
}

/** Returns the facts about a site that its service worker needs. */
const releaseOf = (site: Site, scripts: Scripts): Release => {
  const pages = inEachLanguage((language) => {
    const index = site.in(language)
    return [...offlinePages(index).map((page) => pageIn(index, page)), offlineIn(language)]
  })
  const keys = Object.values(pages).flat().map(site.keyOf).map(cacheKeyOf)
  const id = contentHash(JSON.stringify([pages, keys])).slice(0, 12)
  return { ...scripts, id, pages, relay: relayIn(site.in(defaultLanguage)) }
}

/** Writes the service worker, and the file that turns it off. */
export const writeServiceWorker = (site: Site, scripts: Scripts, output: SiteFolder): void => {
  const isOn = isOffline(site.in(defaultLanguage))
  const worker = bundledWorker(isOn ? 'service-worker' : 'retired-worker')
  const start = isOn ? `self.RELEASE=${JSON.stringify(releaseOf(site, scripts))};` : ''
  output.write(sitePaths.serviceWorker.slice(1), start + worker)
  output.write(sitePaths.offlineSwitch.slice(1), isOn ? 'on\n' : 'off\n')
}
