import type { Manifest } from 'vite'
import type { Site } from '../content/site.ts'
import type { IslandOnPage, PageFacts } from '../server/current-page.tsx'
import { criticalStyles, styleAttributes } from './critical-styles.ts'
import { pageStart, policyTag } from './delivery/policy.ts'
import { siteFacts } from './delivery/site.ts'
import { inlinePreviews, pictureFiles } from './pictures/picture-sizes.ts'
import { type Scripts, scriptsOf, scriptsOfIsland } from './scripts.ts'
import { bundledStyles, stylesheetAt } from './site-folder.ts'

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
