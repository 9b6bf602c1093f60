import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeXML } from 'entities/decode'
import { allLanguages, defaultLanguage, languages } from '../../content/schema/languages.ts'
import { pagePolicy } from '../delivery/policy.ts'
import type { SiteFacts } from '../delivery/site.ts'
import { inlineStyles } from './inline-styles.ts'
import { type IslandParts, islandParts, readClient } from './islands-plugin.ts'
import { type CachedPage, cachePageFile, type PageFacts } from './page-cache.ts'

const vikeStyles = /<link rel="stylesheet" type="text\/css" href="([^"]+)">/g

/**
 * Vike links to every stylesheet that a page imports. One that the page links to itself, such as
 * that for paper, is not for the screen.
 */
const withoutOwnStyles = (html: string): string => {
  const own = html.replace(vikeStyles, '')
  return html.replace(vikeStyles, (link, href) => (own.includes(`href="${href}"`) ? '' : link))
}

/** Islands that hydrate as soon as they are visible. The others may never be needed. */
const eagerIsland = / data-island="(\w+)" data-on="visible"/g
/** The script of every page, which hydrates islands. */
const pageScript = /<script src="([^"]+)" type="module"/

/**
 * Lets the browser fetch everything that visible islands need at once, after the styles and the
 * first picture. Otherwise it would discover each script only after loading the previous one.
 */
const preloadIslands =
  (parts: (island: string) => IslandParts) =>
  (html: string): string => {
    const language =
      allLanguages.find((each) => html.includes(`<html lang="${languages[each].locale}"`)) ??
      defaultLanguage
    const scripts = [...html.matchAll(eagerIsland)].flatMap(
      ([, island = '']) => parts(island).scripts[language],
    )
    if (scripts.length === 0) return html
    const links = [...new Set([pageScript.exec(html)?.[1] ?? '', ...scripts])]
      .filter(Boolean)
      .map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`)
    return html.replace('</head>', `${links.join('')}</head>`)
  }

/**
 * A hash of the title and text of a page. Scripts, styles and tags are left out, because hosts and
 * proxies may add their own.
 */
export const textHash = (html: string): string => {
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, ' ')
  const hash = createHash('sha256').update(text.replace(/\s+/g, ' ').trim())
  return hash.digest('base64url').slice(0, 12)
}

/** Copies a part of a page: a slice would keep the whole page in memory. */
const copyOf = (part: string): string => Buffer.from(part).toString()

/**
 * Reads the head of a page.
 * @throws if it has no canonical link, title or description, because the page would then be missing
 *   from the lists of pages.
 */
export const pageFacts = (html: string): PageFacts => {
  const head = html.slice(0, html.indexOf('</head>'))
  const find = (pattern: string) => decodeXML(copyOf(new RegExp(pattern).exec(head)?.[1] ?? ''))
  const read = (name: string, pattern: string): string => {
    const found = find(pattern)
    if (!found) throw new Error(`A page has no ${name}: ${head.slice(0, 300)}`)
    return found
  }
  const address = read('canonical link', '<link rel="canonical" href="([^"]+)"')
  const image = find('<meta property="og:image" content="([^"]*)"')
  const imageText = '<meta property="og:image:alt" content="([^"]*)"'
  return {
    address,
    path: new URL(address).pathname,
    title: read('title', '<title>([^<]+)</title>'),
    description: read('description', '<meta name="description" content="([^"]*)"'),
    ...(image && { image: { address: image, text: read('og:image:alt', imageText) } }),
  }
}

/**
 * What makes the HTML that Vike has rendered into the page that visitors get: its styles inside it,
 * the scripts of its islands named, and the policy of what it may do.
 * @param folder of the site.
 */
export const pageFinisher = (facts: SiteFacts, folder: string) => {
  const partsOf = islandParts(readClient().islands)
  const preload = preloadIslands(partsOf)
  const addPolicy = pagePolicy(facts)
  let files: Record<string, string> = {}
  const inline = inlineStyles({
    read: (address) => readFileSync(join(folder, address), 'utf8'),
    write: (address, css) => {
      files[address.slice(1)] = cachePageFile(css, '.css')
    },
    islandStyles: (island) => partsOf(island).styles,
  })
  /** @param path of its file on the site, such as `about.html`. */
  return (path: string, html: string): CachedPage => {
    files = {}
    const page = addPolicy(preload(inline(withoutOwnStyles(html))))
    files[path] = cachePageFile(page, '.html')
    const styles = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)]
    return {
      files,
      facts: page.includes(' rel="canonical"') ? pageFacts(page) : undefined,
      styles: styles.map(([, style = '']) => copyOf(style)),
      textHash: textHash(page),
    }
  }
}
