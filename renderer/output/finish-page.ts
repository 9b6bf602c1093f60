import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { dataFolder } from '../cache.ts'
import type { IslandOnPage, PageFacts } from '../server/current-page.ts'
import { type IslandParts, readStyles, type Scripts } from './bundle.ts'
import { pageStart, policyTag } from './delivery/policy.ts'
import type { SiteFacts } from './delivery/site.ts'
import { inlineStyles } from './inline-styles.ts'
import { type CachedPage, cachePageFile } from './page-cache.ts'
import { textHash } from './text-hash.ts'

/**
 * Returns the files of an island by the name it has in the HTML.
 * @throws for a name without a file: its page would lose styles and scripts.
 */
export const islandParts =
  (islands: Scripts['islands']) =>
  (name: string): IslandParts => {
    const parts = islands[name]
    if (!parts)
      throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
    return parts
  }

const dataLink = (file: string) =>
  `<link rel="preload" href="${file}" as="fetch" crossorigin fetchpriority="low"/>`
const scriptLink = (script: string) =>
  `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`

/**
 * Returns tags that preload everything islands need in parallel, after the styles and the first
 * picture. Otherwise the browser would discover each script only after loading the previous one.
 */
const preloads = ({ page }: Scripts, partsOf: (island: string) => IslandParts) => {
  return (islands: readonly IslandOnPage[]): string => {
    if (islands.length === 0) return ''
    const scripts = new Set([page, ...islands.flatMap(({ name }) => partsOf(name).scripts)])
    const files = new Set(islands.flatMap((island) => island.files))
    return [...[...scripts].map(scriptLink), ...[...files].map(dataLink)].join('')
  }
}

/** Returns the content files that scripts load: paths on the site, and names in the page cache. */
const dataFiles = (addresses: readonly string[]) =>
  addresses.map((address) => {
    const text = readFileSync(join(dataFolder, address.slice(sitePaths.assets.length)), 'utf8')
    return [address.slice(1), cachePageFile(text, '.json')] as const
  })

/**
 * Turns the HTML that Vike has rendered into the final page: inlines its styles, names the scripts
 * of its islands, and adds its policy.
 */
export const pageFinisher = (scripts: Scripts, site: SiteFacts) => {
  const partsOf = islandParts(scripts.islands)
  const preload = preloads(scripts, partsOf)
  const policy = policyTag(site)
  const inline = inlineStyles({
    read: readStyles,
    islandStyles: (island) => partsOf(island).styles,
  })
  /** @param path of its file on the site, such as `about.html`. */
  return (path: string, html: string, facts: PageFacts): CachedPage => {
    const { page, styles, files } = inline(html, facts.styles)
    if (!page.includes(pageStart)) throw new Error(`${path} does not begin like a page`)
    const finished = page
      .replace(pageStart, () => pageStart + policy(styles))
      .replace('</head>', () => `${preload(facts.islands)}</head>`)
    const written = files.map(([file, css]) => [file, cachePageFile(css, '.css')])
    const { head, offline } = facts
    return {
      files: Object.fromEntries([
        [path, cachePageFile(finished, '.html')],
        ...written,
        ...dataFiles(facts.files),
      ]),
      ...(head && { head }),
      ...(offline && { offline }),
      textHash: textHash(finished),
    }
  }
}
