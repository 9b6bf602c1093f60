import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, contentHash, readJson, writeWhole } from '../cache.ts'

/**
 * What the HTML of a page follows from: the code, the index of the site and the page's own files.
 * Undefined for a page that is not about the content, which is rendered in every build.
 */
export type CacheKey = { code: string; site: string; own: string }

/** What the head of a page says about it, which the files about all pages are made from. */
export type PageFacts = {
  /** The public address of the page. */
  address: string
  /** The address without its host; `/` for the home page. */
  path: string
  title: string
  description: string
  /** Address of the picture in share previews, and the text on it. */
  image?: { address: string; text: string }
}

/** A rendered page. Each of its files has a name in the cache, by its path on the site. */
export type CachedPage = {
  key?: CacheKey | undefined
  files: Readonly<Record<string, string>>
  /** Undefined for a page that does not say its address, and is in no list. */
  facts?: PageFacts | undefined
  styles: readonly string[]
  textHash: string
}

/** The pages of a build: the cache key of each, and why it was rendered, if it was. */
export type Plan = Readonly<Record<string, { key?: CacheKey | undefined; reason?: string }>>

const folder = join(cacheFolder, 'pages')
const manifest = `${folder}.json`
/** Prerendering runs in the bundle of the site: this file tells the build command what it planned. */
const planFile = 'dist/plan.json'

export const readCachedPages = (): Record<string, CachedPage> =>
  (readJson(manifest) ?? {}) as Record<string, CachedPage>
export const writeCachedPages = (pages: Readonly<Record<string, CachedPage>>): void =>
  writeWhole(manifest, JSON.stringify(pages))

export const readPlan = (): Plan => (readJson(planFile) ?? {}) as Plan

/** The path of a cached file. */
export const cachedPageFile = (name: string): string => join(folder, name)

/** Caches a file of a page, and returns its name. */
export const cachePageFile = (text: string, ending: string): string => {
  const name = `${contentHash(text)}${ending}`
  if (!existsSync(cachedPageFile(name))) writeWhole(cachedPageFile(name), text)
  return name
}

const whyStale = (
  cached: CachedPage | undefined,
  key: CacheKey | undefined,
): string | undefined => {
  if (!key) return 'it is not about the content'
  if (!cached?.key) return 'it is new'
  if (cached.key.code !== key.code) return 'the code has changed'
  if (cached.key.site !== key.site) return 'the index of the site has changed'
  if (cached.key.own !== key.own) return 'its own files have changed'
  const isThere = Object.values(cached.files).every((name) => existsSync(cachedPageFile(name)))
  return isThere ? undefined : 'its cached file is missing'
}

/** Plans a build: which of these pages have to be rendered, and why. */
export const planPages = (keys: ReadonlyMap<string, CacheKey | undefined>): Plan => {
  const cached = readCachedPages()
  const plan = Object.fromEntries(
    [...keys].map(([address, key]) => {
      const reason = whyStale(cached[address], key)
      return [address, { ...(key && { key }), ...(reason && { reason }) }]
    }),
  )
  writeWhole(planFile, JSON.stringify(plan))
  return plan
}
