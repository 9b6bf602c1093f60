import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, inEachLanguage, type Language } from '../../content/schema/languages.ts'
import { offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { isOffline } from '../content/pages.ts'
import type { SiteIndex } from '../content/site-index.ts'
import { type Scripts, workersFolder } from './bundle.ts'
import type { Pages } from './page-cache.ts'
import type { SiteFolder } from './site-folder.ts'

/**
 * The pages a browser caches for readers of a language, the most urgent first, and the fallback for
 * pages that are not cached.
 */
type Cached = { offline: string; pages: string[] }

/** The facts about the site that the service worker reads in components/offline/scope.ts. */
export type Release = {
  /** Changes whenever anything cached changes. */
  id: string
  /** The page script, which no page of another release names. */
  script: string
  cached: Record<Language, Cached>
  /** The scripts that any page may load. */
  everywhere: readonly string[]
  /** The scripts that an island may load while in use, by its name in the HTML. */
  islands: Readonly<Record<string, readonly string[]>>
  relay: unknown
}

/**
 * Returns the facts about a newly built site that the service worker needs.
 * @throws if there is no fallback, which says how waiting leads are sent.
 */
const releaseOf = (
  pages: Pages,
  { page: script, everywhere, islands: parts }: Scripts,
): Release => {
  const fallback = pages[offlineIn(defaultLanguage)]?.offline
  if (!fallback) throw new Error('The site has no page for visitors without a connection')
  const cachedIn = (language: Language): Cached => {
    const own = offlineIn(language)
    const found = pages[own]?.offline
    return {
      offline: found ? own : offlineIn(defaultLanguage),
      pages: [...(found ?? fallback).pages],
    }
  }
  const cached = inEachLanguage(cachedIn)
  const islands = Object.fromEntries(Object.entries(parts).map(([name, { used }]) => [name, used]))
  const files = Object.values(cached).flatMap(({ offline, pages: addresses }) =>
    [offline, ...addresses].map((address) => pages[address]?.files),
  )
  const id = contentHash(JSON.stringify([cached, everywhere, islands, files])).slice(0, 12)
  return { id, script, cached, everywhere, islands, relay: fallback.relay }
}

/** Writes the service worker, and the file that turns it off. */
export const writeServiceWorker = (
  content: SiteIndex,
  site: SiteFolder,
  pages: Pages,
  scripts: Scripts,
): void => {
  const release = isOffline(content) ? releaseOf(pages, scripts) : undefined
  const name = release ? 'service-worker' : 'retired-worker'
  const worker = readFileSync(join(workersFolder, `${name}.js`), 'utf8')
  const start = release ? `self.RELEASE=${JSON.stringify(release)};` : ''
  site.write(sitePaths.serviceWorker.slice(1), start + worker)
  site.write(sitePaths.offlineSwitch.slice(1), release ? 'on\n' : 'off\n')
}
