import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash, readJson, writeWhole } from '../cache.ts'
import type { PageKey } from '../content/pages.ts'
import { lazy } from '../memoize.ts'
import { hashOfBundle } from './code-hash.mjs'
import { siteRoot } from './site-folder.ts'

/**
 * Hashes the title and text of a page. Skips scripts, styles and tags, because hosts and proxies
 * may add their own.
 */
export const textHash = (html: string): string => {
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, ' ')
  const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim())
  return hash.digest('base64url').slice(0, 12)
}

/** The hashes that the HTML of a page depends on: the code, the index of the site, its own files. */
type CacheKey = PageKey & { code: string }

/** What is known of a rendered page, whose HTML is in the site. */
export type RenderedPage = {
  /** Undefined for a page that is not about the content, which is always rendered. */
  key?: CacheKey | undefined
  /** The hash of its file. */
  file: string
  /** The hash of its text, which `npm run watch` compares. */
  text: string
}

/** Rendered pages by address. */
export type RenderedPages = Readonly<Record<string, RenderedPage>>

const manifest = 'dist/pages.json'

export const readRenderedPages = (): RenderedPages => (readJson(manifest) ?? {}) as RenderedPages

export const writeRenderedPages = (pages: RenderedPages): void =>
  writeWhole(manifest, JSON.stringify(pages))

/** Returns the file of a page on the site. */
export const fileOfPage = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`

const bundledCode = lazy(hashOfBundle)

/** Returns the cache key of a page with the bundled code. */
export const cacheKeyOf = (key: PageKey | undefined): CacheKey | undefined =>
  key && { code: bundledCode(), ...key }

/** Returns why a page must be rendered; undefined if the one that the site has is still valid. */
export const whyStale = (
  address: string,
  rendered: RenderedPage | undefined,
  key: CacheKey | undefined,
): string | undefined => {
  if (!key) return 'it is not about the content'
  if (!rendered?.key) return 'it is new'
  if (rendered.key.code !== key.code) return 'the code has changed'
  if (rendered.key.site !== key.site) return 'the index of the site has changed'
  if (rendered.key.own !== key.own) return 'its own files have changed'
  const path = join(siteRoot, fileOfPage(address))
  const isSame = existsSync(path) && contentHash(readFileSync(path)) === rendered.file
  return isSame ? undefined : 'its file was changed'
}

/** Describes a page that was rendered. */
export const renderedPage = (html: string, key: CacheKey | undefined): RenderedPage => ({
  key,
  file: contentHash(html),
  text: textHash(html),
})
