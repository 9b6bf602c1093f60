import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, contentHash, readJson, writeWhole } from '../cache.ts'
import type { PageFacts } from './page-facts.ts'

/**
 * What the HTML of a page follows from: the code, the index of the site and the page's own files.
 * Undefined for a page that is not about the content, which is rendered in every build.
 */
export type CacheKey = { code: string; site: string; own: string }

/** What a page was rendered to. Each of its files has a name in the cache, by its path on the site. */
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

const changes = {
  code: 'the code has changed',
  site: 'the index of the site has changed',
  own: 'its own files have changed',
} as const

const whyStale = (
  cached: CachedPage | undefined,
  key: CacheKey | undefined,
): string | undefined => {
  if (!key) return 'it is not about the content'
  if (!cached?.key) return 'it is new'
  for (const [part, reason] of Object.entries(changes))
    if (cached.key[part as keyof CacheKey] !== key[part as keyof CacheKey]) return reason
  return Object.values(cached.files).every((name) => existsSync(cachedPageFile(name)))
    ? undefined
    : 'its cached file is missing'
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
