import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { allLanguages, defaultLanguage, type Language } from '../../../content/schema/languages.ts'
import { offlineIn, sitePaths } from '../../../content/schema/site-paths.ts'
import { filesIn } from '../files-in.ts'
import { type Islands, islandParts } from '../islands-plugin.ts'
import { scriptsNamedBy, scriptsOfPage } from './named-scripts.ts'

/** What a browser caches for visitors who read a language: addresses of this site. */
type Kept = {
  /** Stands in for a page that is not cached. */
  offline: string
  /** The most urgent first. */
  pages: string[]
  /** Scripts that those pages load only once somebody uses them. */
  files: string[]
}

/** What the service worker is told about the site; components/offline/worker/release.ts reads it. */
export type Release = {
  /** Changes with anything that is cached. */
  id: string
  /** The script that every page of this release names, and no page of another. */
  script: string
  kept: Record<Language, Kept>
  relay: unknown
}

/** The built site, by address. */
const siteIn = (folder: string) => {
  const fileOf = (address: string) =>
    join(folder, address === '/' ? 'index.html' : `${address}.html`)
  const scriptFolder = join(folder, sitePaths.assets)
  const scripts = filesIn(scriptFolder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(sitePaths.assets, file))
  return {
    hasPage: (address: string) => existsSync(fileOf(address)),
    page: (address: string) => readFileSync(fileOf(address), 'utf8'),
    file: (address: string) => readFileSync(join(folder, address)),
    scripts,
  }
}

type Site = ReturnType<typeof siteIn>
type Parts = ReturnType<typeof islandParts>

const islandsIn = (html: string) =>
  [...html.matchAll(/ data-island="(\w+)"/g)].map(([, island = '']) => island)

/** The links in the list of the page that stands in for others (components/offline/OfflinePage.tsx). */
const keptPagesIn = (html: string): string[] => {
  const list = /<ul id="kept-pages">([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? ''
  return [...list.matchAll(/ href="([^"]+)"/g)].map(([, address = '']) => address)
}

/** The scripts that these pages may load while they are used, but none of an island of others. */
const scriptsFor = (
  pages: readonly string[],
  language: Language,
  site: Site,
  parts: Parts,
  all: readonly string[],
) => {
  const own = new Set(pages.flatMap(islandsIn))
  const ours = [...own].flatMap((island) => parts(island).scripts[language])
  const theirs = all
    .filter((island) => !own.has(island))
    .flatMap((island) => parts(island).scripts[language])
  const others = new Set(theirs.filter((script) => !ours.includes(script)))
  const named = [...pages.flatMap(scriptsOfPage), ...ours.map((script) => basename(script))]
  const usable = site.scripts.filter((script) => !others.has(script))
  return [...scriptsNamedBy(named, usable, (script) => site.file(script).toString())]
}

/**
 * What the service worker has to know about a site that was just built.
 * @throws if a page has no relay, without which no waiting lead could be sent.
 */
export const readRelease = (folder: string, islands: Islands): Release => {
  const site = siteIn(folder)
  const parts = islandParts(islands)
  const hash = createHash('sha256')
  const keptIn = (language: Language): Kept => {
    const inLanguage = offlineIn(language)
    const offline = site.hasPage(inLanguage) ? inLanguage : offlineIn(defaultLanguage)
    const pages = keptPagesIn(site.page(offline))
    const html = [offline, ...pages].map(site.page)
    for (const text of html) hash.update(text)
    return { offline, pages, files: scriptsFor(html, language, site, parts, Object.keys(islands)) }
  }
  const kept = Object.fromEntries(
    allLanguages.map((language) => [language, keptIn(language)]),
  ) as Record<Language, Kept>
  const page = site.page(kept[defaultLanguage].offline)
  const script = /<script [^>]*src="([^"]+)"/.exec(page)?.[1]
  const relay = /<script type="application\/json" id="relay">([^<]+)</.exec(page)?.[1]
  if (!script || !relay) throw new Error('A page has no script or no relay')
  hash.update(JSON.stringify(kept))
  return { id: hash.digest('hex').slice(0, 12), script, kept, relay: JSON.parse(relay) }
}
