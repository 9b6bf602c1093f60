import type { Manifest } from 'vite'
import type { Site } from '../content/site.ts'
import type { IslandOnPage, PageFacts } from '../server/current-page.tsx'
import { criticalStyles, styleAttributes } from './critical-styles.ts'
import { pageStart, policyTag } from './delivery/headers.ts'
import { siteFacts } from './delivery/site.ts'
import { inlinePreviews, pictureFiles } from './pictures/picture-sizes.ts'
import { bundledStyles, stylesheetAt } from './site-folder.ts'

/** The files of an island, by address. */
export type IslandScripts = {
  /** Those that it needs to hydrate. */
  hydrating: readonly string[]
  /** Those that it may load while in use. */
  used: readonly string[]
}

/** The scripts of the site, by address. */
export type Scripts = {
  /** The script of every page. */
  page: string
  /** Those that any page may load. */
  everywhere: readonly string[]
  islands: Readonly<Record<string, IslandScripts>>
}

/** The scripts of every page, and the one with the list of islands. */
const pageScript = 'pages/+client.ts'
const islandScript = 'pages/island.ts'

const islandNamed = /([^/]+)\.island\.tsx$/

/** Returns which scripts pages and islands load, from the manifest of Vite. */
export const scriptsOf = (manifest: Manifest): Scripts => {
  const addressOf = (key: string) => `/${manifest[key]?.file}`
  /** Adds what is reachable from a script, except the script of pages, which is there already. */
  const reach = (key: string, isLazy: boolean, found: Set<string>, isLeft = /^$/): Set<string> => {
    if (key === pageScript || found.has(key) || isLeft.test(key)) return found
    found.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of isLazy ? [...imports, ...dynamicImports] : imports)
      reach(next, isLazy, found, isLeft)
    return found
  }
  const lazyOf = (key: string) => manifest[key]?.dynamicImports ?? []
  const reachAll = (keys: readonly string[], isLazy: boolean, isLeft?: RegExp) => {
    const found = new Set<string>()
    for (const key of keys) reach(key, isLazy, found, isLeft)
    return [...found].map(addressOf)
  }
  const hydration = lazyOf(islandScript).filter((key) => !islandNamed.test(key))
  const islands = Object.keys(manifest).flatMap((key) => {
    const [, name] = islandNamed.exec(key) ?? []
    if (name === undefined) return []
    const hydrating = reachAll([islandScript, ...hydration, key], false)
    return [[name, { hydrating, used: reachAll([key], true) }] as const]
  })
  return {
    page: addressOf(pageScript),
    everywhere: reachAll(lazyOf(pageScript), true, islandNamed),
    islands: Object.fromEntries(islands),
  }
}

/**
 * Returns the scripts of an island by the name it has in the HTML.
 * @throws for a name without a file: its page would lose its scripts.
 */
export const scriptsOfIsland = ({ islands }: Scripts, name: string): IslandScripts => {
  const scripts = islands[name]
  if (!scripts)
    throw new Error(`A page has the island "${name}", but there is no file ${name}.island.tsx`)
  return scripts
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
 */
const preloads = (scripts: Scripts, islands: readonly IslandOnPage[]): string => {
  if (islands.length === 0) return ''
  const needed = islands.flatMap(({ name }) => scriptsOfIsland(scripts, name).hydrating)
  const files = islands.flatMap((island) => island.files)
  return [
    ...[...new Set([scripts.page, ...needed])].map(scriptTag),
    ...[...new Set(files)].map(dataTag),
  ].join('')
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
  const pictures = pictureFiles(site)
  /** @throws if the page has an island or a preview that does not exist. */
  return async (rendered: string, { islands, previews }: PageFacts): Promise<string> => {
    const html = await inlinePreviews(rendered, previews, pictures)
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
