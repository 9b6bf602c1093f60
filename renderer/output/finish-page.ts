import type { Manifest } from 'vite'
import type { Site } from '../content/site.ts'
import type { IslandOnPage, PageFacts } from '../server/current-page.tsx'
import { criticalStyles, styleAttributes } from './critical-styles.ts'
import { pageStart, policyTag } from './delivery/headers.ts'
import { siteFacts } from './delivery/site.ts'
import { inlinePreviews, previewFiles } from './pictures/picture-sizes.ts'
import { bundledStyles, stylesheetAt } from './site-folder.ts'

/** The scripts of the site, by address, and the drawings that those loaded later show. */
export type Scripts = {
  /** The script of every page. */
  page: string
  /** Those that any page may load. */
  everywhere: readonly string[]
  /** Those that an island needs to hydrate, and those that it may load while in use. */
  islands: Readonly<Record<string, Record<'hydrating' | 'used', readonly string[]>>>
}

/** The scripts of every page, and the one with the list of islands. */
const pageScript = 'pages/+client.ts'
const islandScript = 'pages/island.ts'

const islandNamed = /([^/]+)\.island\.tsx$/

/** Returns which scripts pages and islands load, from the manifest of Vite. */
export const scriptsOf = (manifest: Manifest): Scripts => {
  const addressOf = (key: string) => `/${manifest[key]?.file}`
  const lazyOf = (key: string) => manifest[key]?.dynamicImports ?? []
  /** Returns what is reachable from scripts, except the script of pages, which is there already. */
  const reach = (keys: readonly string[], isLazy: boolean, isLeft = /^$/) => {
    const found = new Set<string>()
    const visit = (key: string) => {
      if (key === pageScript || found.has(key) || isLeft.test(key)) return
      found.add(key)
      for (const next of manifest[key]?.imports ?? []) visit(next)
      if (isLazy) for (const next of lazyOf(key)) visit(next)
    }
    for (const key of keys) visit(key)
    const assets = [...found].flatMap((key) => (isLazy && manifest[key]?.assets) || [])
    return [...[...found].map(addressOf), ...assets.map((file) => `/${file}`)]
  }
  const hydration = lazyOf(islandScript).filter((key) => !islandNamed.test(key))
  const islands = Object.keys(manifest).flatMap((key) => {
    const [, name] = islandNamed.exec(key) ?? []
    if (name === undefined) return []
    const hydrating = reach([islandScript, ...hydration, key], false)
    return [[name, { hydrating, used: reach([key], true) }] as const]
  })
  return {
    page: addressOf(pageScript),
    everywhere: reach(lazyOf(pageScript), true, islandNamed),
    islands: Object.fromEntries(islands),
  }
}

/** The mark of `Fold` in renderer/server/Document.tsx. */
const foldTag = '<link rel="stylesheet" href="below-the-fold"/>'

const dataTag = (file: string) =>
  `<link rel="preload" href="${file}" as="fetch" crossorigin fetchpriority="low"/>`
const scriptTag = (script: string) =>
  `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`

/**
 * Returns tags that preload everything islands need in parallel, after the styles and the first
 * picture. Otherwise the browser would discover each script only after loading the previous one.
 * @throws for an island without a file: its page would lose its scripts.
 */
export const preloads = ({ page, islands }: Scripts, onPage: readonly IslandOnPage[]): string => {
  const needed = onPage.flatMap(({ name }) => {
    if (islands[name]) return [page, ...islands[name].hydrating]
    throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
  })
  const files = onPage.flatMap((island) => island.files)
  return [...[...new Set(needed)].map(scriptTag), ...[...new Set(files)].map(dataTag)].join('')
}

/** Blocks rendering until an element is parsed: parts of a half-parsed page would move. */
const renderFrom = (id: string) => `<link rel="expect" href="#${id}" blocking="render"/>`

/**
 * Returns a function that finishes the pages of a site: inlines the styles of the first view and
 * the previews of its pictures, names the scripts of its islands, and adds its policy.
 */
export const pageFinisher = (site: Site, manifest: Manifest) => {
  const css = bundledStyles()
  const stylesheet = stylesheetAt(css)
  const critical = criticalStyles(css)
  const scripts = scriptsOf(manifest)
  const policy = policyTag(siteFacts(site))
  const files = previewFiles(site)
  /** @throws if the page has an island or a preview that does not exist. */
  return async (rendered: string, { islands, previews }: PageFacts): Promise<string> => {
    const html = await inlinePreviews(rendered, previews, files)
    // A page without a fold loads the stylesheet at its end.
    const fold = html.includes(foldTag) ? foldTag : '</body>'
    const sheet = critical(html.slice(0, html.indexOf(fold)))
    const rest = `<link rel="stylesheet" href="${stylesheet}" id="fold"/>`
    const styles = `${renderFrom('fold')}<style>${sheet}</style>`
    const start = pageStart + policy({ sheet, attributes: styleAttributes(html) })
    return html
      .replace(pageStart, () => start)
      .replace('</head>', () => `${styles}${preloads(scripts, islands)}</head>`)
      .replace(fold, () => (fold === foldTag ? rest : rest + fold))
  }
}
