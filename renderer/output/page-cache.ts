import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, contentHash, readJson, writeWhole } from '../cache.ts'
import type { PageKey } from '../content/page-key.ts'
import type { PageFacts } from '../server/current-page.ts'

/** The hashes that a page's HTML depends on: the code, the index of the site and its own files. */
export type CacheKey = PageKey & { code: string }

/** A rendered page. `files` maps paths on the site to names in the cache. */
export type CachedPage = Pick<PageFacts, 'head' | 'offline'> & {
  key?: CacheKey | undefined
  files: Readonly<Record<string, string>>
  textHash: string
}

/** The pages of a site by address. */
export type Pages = Readonly<Record<string, CachedPage>>

const folder = join(cacheFolder, 'pages')
const manifest = `${folder}.json`

export const readCachedPages = (): Pages => (readJson(manifest) ?? {}) as Pages

export const writeCachedPages = (pages: Pages): void => writeWhole(manifest, JSON.stringify(pages))

/** Returns the path of a cached file. */
export const cachedPageFile = (name: string): string => join(folder, name)

const isValid = (name: string): boolean => {
  const file = cachedPageFile(name)
  return existsSync(file) && name.startsWith(contentHash(readFileSync(file)))
}

/** Caches a file of a page, and returns its name. */
export const cachePageFile = (text: string, ending: string): string => {
  const name = `${contentHash(text)}${ending}`
  if (!isValid(name)) writeWhole(cachedPageFile(name), text)
  return name
}

/** Returns why a page must be rendered; undefined if its cached files are still valid. */
export const whyStale = (
  cached: CachedPage | undefined,
  key: CacheKey | undefined,
): string | undefined => {
  if (!key) return 'it is not about the content'
  if (!cached?.key) return 'it is new'
  if (cached.key.code !== key.code) return 'the code has changed'
  if (cached.key.site !== key.site) return 'the index of the site has changed'
  if (cached.key.own !== key.own) return 'its own files have changed'
  return Object.values(cached.files).every(isValid) ? undefined : 'its cached file is damaged'
}
