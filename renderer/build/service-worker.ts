import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import type { Site } from '../content/site.ts'
import { readClient } from './islands-plugin.ts'
import type { SiteFolder } from './site-folder.ts'

/**
 * Whether browsers cache pages of this build. Those of a preview are not cached: whoever looks at it
 * wants to see nothing but what is there now.
 */
export const isOffline = (site: Site): boolean =>
  site.business().offline === true && site.siteEnv !== 'preview'

/** Bundles the service worker into one file. `retired-worker` only removes itself. */
export const bundleServiceWorker = async (
  name: 'service-worker' | 'retired-worker',
): Promise<string> => {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: resolve('components/offline', `${name}.ts`),
        output: { format: 'iife' },
      },
    },
  })
  const [{ output } = { output: [] }] = [made].flat() as Rollup.RollupOutput[]
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('')
}

/**
 * What a browser caches for visitors who read a language: the fallback for a page that is not
 * cached, and pages with the most urgent first.
 */
type Cached = { offline: string; pages: string[] }

/** What the service worker is told about the site; components/offline/scope.ts reads it. */
export type Release = {
  /** Changes with anything that is cached. */
  id: string
  /** The script that every page of this release names, and no page of another. */
  script: string
  cached: Record<Language, Cached>
  /** The scripts that any page may load. */
  everywhere: readonly string[]
  /** The scripts that an island may load while it is used, by its name in the HTML. */
  islands: Readonly<Record<string, readonly string[]>>
  relay: unknown
}

/** The first groups of all matches in a text. */
const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The links in the list of the fallback page (components/offline/OfflinePage.tsx). */
const cachedPagesIn = (html: string): string[] => {
  const [list = ''] = allIn(html, /<ul id="saved-pages">([\s\S]*?)<\/ul>/g)
  return allIn(list, / href="([^"]+)"/g)
}

/**
 * What the service worker has to know about a site that was just built.
 * @throws if a page has no relay, without which no waiting lead could be sent.
 */
const readRelease = (folder: string): Release => {
  const fileOf = (address: string) =>
    join(folder, address === '/' ? 'index.html' : `${address}.html`)
  const htmlAt = (address: string) => readFileSync(fileOf(address), 'utf8')
  const cachedIn = (language: Language): Cached => {
    const own = offlineIn(language)
    const offline = existsSync(fileOf(own)) ? own : offlineIn(defaultLanguage)
    return { offline, pages: cachedPagesIn(htmlAt(offline)) }
  }
  const cached = Object.fromEntries(
    allLanguages.map((language) => [language, cachedIn(language)]),
  ) as Release['cached']
  const page = htmlAt(cached[defaultLanguage].offline)
  const [script] = allIn(page, /<script [^>]*src="([^"]+)"/g)
  const [relay] = allIn(page, /<script type="application\/json" id="relay">([^<]+)</g)
  if (!script || !relay) throw new Error('A page has no script or no relay')
  const { everywhere, islands: parts } = readClient()
  const islands = Object.fromEntries(Object.entries(parts).map(([name, { used }]) => [name, used]))
  const texts = Object.values(cached).flatMap(({ offline, pages }) =>
    [offline, ...pages].map(htmlAt),
  )
  const id = contentHash(JSON.stringify([cached, everywhere, islands]), ...texts).slice(0, 12)
  return { id, script, cached, everywhere, islands, relay: JSON.parse(relay) }
}

/** Writes the service worker, and the file that turns it off. */
export const writeServiceWorker = async (site: Site, output: SiteFolder): Promise<void> => {
  const release = isOffline(site) ? readRelease(output.folder) : undefined
  const code = await bundleServiceWorker(release ? 'service-worker' : 'retired-worker')
  const start = release ? `self.RELEASE=${JSON.stringify(release)};` : ''
  output.write(sitePaths.serviceWorker.slice(1), start + code)
  output.write(sitePaths.offlineSwitch.slice(1), release ? 'on\n' : 'off\n')
}
