import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePolicy } from '../delivery/policy.ts'
import { inlineStyles } from './inline-styles.ts'
import { islandParts, readIslands } from './islands-plugin.ts'
import { type CachedPage, type CacheKey, cachePageFile } from './page-cache.ts'
import { pageFacts } from './page-facts.ts'
import { preloadIslands } from './preload-islands.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { textHash } from './text-hash.ts'

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, path = '']) => path)

const vikeStyles = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g

/**
 * Vike links to every stylesheet that a page imports. One that the page links to itself, such as
 * that for paper, is not for the screen.
 */
const withoutOwnStyles = (html: string): string => {
  const own = html.replace(vikeStyles, '')
  return html.replace(vikeStyles, (link, href) => (own.includes(`href="${href}"`) ? '' : link))
}

/**
 * What makes the HTML that Vike has rendered into the page that visitors get: its styles inside it,
 * the scripts of its islands named, and the policy of what it may do.
 * @param folder of the site.
 */
export const pageFinisher = (folder: string) => {
  const partsOf = islandParts(readIslands())
  const preload = preloadIslands(partsOf)
  const addPolicy = pagePolicy(readSiteFacts())
  let files: Record<string, string> = {}
  const inline = inlineStyles({
    read: (address) => readFileSync(join(folder, address), 'utf8'),
    write: (address, css) => {
      files[address.slice(1)] = cachePageFile(css, '.css')
    },
    islandStyles: (island) => partsOf(island).styles,
  })
  /** @param path of its file on the site, such as `about.html`. */
  return (path: string, html: string, key: CacheKey | undefined): CachedPage => {
    files = {}
    const page = addPolicy(preload(inline(withoutOwnStyles(html))))
    files[path] = cachePageFile(page, '.html')
    const facts = page.includes(' rel="canonical"') ? pageFacts(page) : undefined
    return { key, files, facts, styles: stylesIn(page), textHash: textHash(page) }
  }
}
