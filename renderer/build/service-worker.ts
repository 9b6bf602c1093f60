import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { allLanguages, defaultLanguage, type Language } from '../../content/schema/languages.ts'
import { offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { filesIn } from '../files-in.ts'
import { islandParts, readIslands } from './islands-plugin.ts'
import { readBusiness } from './read-content.ts'
import { isPreviewBuild } from './site-env.ts'
import type { SiteFolder } from './site-folder.ts'

/**
 * Whether browsers cache pages of this build. Those of a preview are not cached: whoever looks at it
 * wants to see nothing but what is there now.
 */
export const isOffline = (): boolean => readBusiness().offline === true && !isPreviewBuild()

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

/** What a browser caches for visitors who read a language: addresses of this site. */
type Cached = {
  /** The fallback for a page that is not cached. */
  offline: string
  /** The most urgent first. */
  pages: string[]
  /** Scripts that those pages load only once somebody uses them. */
  files: string[]
}

/** What the service worker is told about the site; components/offline/scope.ts reads it. */
export type Release = {
  /** Changes with anything that is cached. */
  id: string
  /** The script that every page of this release names, and no page of another. */
  script: string
  cached: Record<Language, Cached>
  relay: unknown
}

/** The first groups of all matches in a text. */
const allIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The links in the list of the fallback page (components/offline/OfflinePage.tsx). */
const cachedPagesIn = (html: string): string[] => {
  const [list = ''] = allIn(html, /<ul id="kept-pages">([\s\S]*?)<\/ul>/g)
  return allIn(list, / href="([^"]+)"/g)
}

const scriptsIn = (html: string): string[] => allIn(html, /<script [^>]*src="([^"]+)"/g).slice(0, 1)

/**
 * All scripts that these name, whether they load them at once or later, themselves among them.
 * @param named addresses of scripts.
 * @param scripts the addresses of all scripts; others are none.
 */
export const scriptsNamedBy = (
  named: readonly string[],
  scripts: readonly string[],
  read: (address: string) => string,
): string[] => {
  const byName = new Map(scripts.map((address) => [basename(address), address]))
  const found = new Set<string>()
  const names = new Set(named.map((address) => basename(address)))
  // Iterating over a Set also visits elements added along the way.
  for (const name of names) {
    const address = byName.get(name)
    if (address === undefined) continue
    found.add(address)
    for (const other of read(address).match(/[\w.-]+\.js\b/g) ?? []) names.add(other)
  }
  return [...found]
}

/** Finds the scripts that some pages of a site may load while they are used. */
const scriptsOfSite = (folder: string) => {
  const islands = readIslands()
  const partsOf = islandParts(islands)
  const read = (address: string) => readFileSync(join(folder, address), 'utf8')
  const scripts = filesIn(join(folder, sitePaths.assets))
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(sitePaths.assets, file))
  return (pages: readonly string[], language: Language): string[] => {
    const own = new Set(pages.flatMap((html) => allIn(html, / data-island="(\w+)"/g)))
    const scriptsOf = (names: readonly string[]) =>
      names.flatMap((island) => partsOf(island).scripts[language])
    const ours = new Set(scriptsOf(Object.keys(islands).filter((island) => own.has(island))))
    const others = new Set(scriptsOf(Object.keys(islands).filter((island) => !own.has(island))))
    const usable = scripts.filter((script) => ours.has(script) || !others.has(script))
    return scriptsNamedBy([...pages.flatMap(scriptsIn), ...ours], usable, read)
  }
}

/**
 * What the service worker has to know about a site that was just built.
 * @throws if a page has no relay, without which no waiting lead could be sent.
 */
const readRelease = (folder: string): Release => {
  const scriptsFor = scriptsOfSite(folder)
  const fileOf = (address: string) =>
    join(folder, address === '/' ? 'index.html' : `${address}.html`)
  const htmlAt = (address: string) => readFileSync(fileOf(address), 'utf8')
  const hash = createHash('sha256')
  const cachedIn = (language: Language): Cached => {
    const own = offlineIn(language)
    const offline = existsSync(fileOf(own)) ? own : offlineIn(defaultLanguage)
    const pages = cachedPagesIn(htmlAt(offline))
    const html = [offline, ...pages].map(htmlAt)
    for (const text of html) hash.update(text)
    return { offline, pages, files: scriptsFor(html, language) }
  }
  const cached = Object.fromEntries(
    allLanguages.map((language) => [language, cachedIn(language)]),
  ) as Release['cached']
  const page = htmlAt(cached[defaultLanguage].offline)
  const [script] = scriptsIn(page)
  const [relay] = allIn(page, /<script type="application\/json" id="relay">([^<]+)</g)
  if (!script || !relay) throw new Error('A page has no script or no relay')
  hash.update(JSON.stringify(cached))
  return { id: hash.digest('hex').slice(0, 12), script, cached, relay: JSON.parse(relay) }
}

/** Writes the service worker, and the file that turns it off. */
export const writeServiceWorker = async (site: SiteFolder): Promise<void> => {
  const release = isOffline() ? readRelease(site.folder) : undefined
  const code = await bundleServiceWorker(release ? 'service-worker' : 'retired-worker')
  const start = release ? `self.RELEASE=${JSON.stringify(release)};` : ''
  site.write(sitePaths.serviceWorker.slice(1), start + code)
  site.write(sitePaths.offlineSwitch.slice(1), release ? 'on\n' : 'off\n')
}
