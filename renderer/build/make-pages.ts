import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePolicy } from '../delivery/page-policy.ts'
import type { SiteFacts } from '../delivery/site-facts.ts'
import type { Bundles } from './bundles.ts'
import type { ReadContent } from './content-files.ts'
import { inlineStyles } from './inline-styles.ts'
import { islandParts } from './islands-plugin.ts'
import { keptTexts } from './kept-texts.ts'
import { cacheFolder } from './made-once.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { pageRecords } from './page-records.ts'
import { preloadIslands } from './preload-islands.ts'
import { readSiteFacts } from './read-site-facts.ts'
import { readSitePages } from './read-site-pages.ts'
import type { SiteFolder } from './site-folder.ts'

/** Each file of a page, by its path on the site, with the name under which its text is kept. */
type Files = Readonly<Record<string, string>>

/** What a page was made to: its files, what its head says, and the styles it loads. */
export type MadePage = {
  files: Files
  facts: PageFacts
  styles: readonly string[]
}

/** Why pages were made that a former build had made already. */
export type Reasons = ReadonlyMap<string, string>

const kept = join(cacheFolder, 'pages')

/** Copies what is found, because a part of a page would keep all of it in memory. */
const stylesOfPage = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(([, path = '']) =>
    Buffer.from(path).toString(),
  )

const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`

/** A page with what loads its styles, fonts and script. */
const withTags = (html: string, styles: readonly string[], tags: string): string => {
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`).join('')
  return html.replace('</head>', () => `${links}</head>`).replace('</body>', () => `${tags}</body>`)
}

/** What finishes the HTML of a page, and keeps it. */
const finisher = (
  { folder, islands, styles, tags }: Bundles,
  facts: SiteFacts,
  texts: ReturnType<typeof keptTexts>,
) => {
  const partsOf = islandParts(islands)
  const preload = preloadIslands(partsOf)
  const addPolicy = pagePolicy(facts)
  let files: Record<string, string> = {}
  const inline = inlineStyles({
    read: (address) => readFileSync(join(folder, address), 'utf8'),
    write: (address, css) => {
      files[address.slice(1)] = texts.keep(css, '.css')
    },
    islandStyles: (island) => partsOf(island).styles,
  })
  return (address: string, html: string, kind: string): MadePage => {
    files = {}
    const plain = withTags(html, styles[kind] ?? [], tags)
    const whole = addPolicy(preload(inline(plain)))
    files[fileOf(address)] = texts.keep(whole, '.html')
    return { files, facts: pageFacts(plain), styles: stylesOfPage(whole) }
  }
}

/**
 * Puts every page into the site: those of a former build that are still right, and the others made
 * anew.
 */
export const makePages = async (
  bundles: Bundles,
  content: ReadContent,
  output: SiteFolder,
): Promise<{ pages: readonly MadePage[]; reasons: Reasons }> => {
  const { site, key } = bundles
  site.openContent(content)
  const texts = keptTexts(kept)
  const facts = readSiteFacts()
  const finish = finisher(bundles, facts, texts)
  const records = pageRecords<MadePage>({
    file: `${kept}.records`,
    // The policy of a page follows from these facts.
    key: `${key} ${JSON.stringify(facts)}`,
    answerTo: site.answerTo,
    versionOf: site.versionOf,
  })
  const sitePages = readSitePages()
  const reasons = new Map<string, string>()

  const make = async (address: string): Promise<MadePage> => {
    await content.prepare(sitePages.get(address)?.files ?? [])
    const { html, folder: kind, questions } = site.renderPage(address)
    const made = finish(address, html, kind)
    records.note(address, questions, made)
    return made
  }

  const pageAt = async (address: string): Promise<MadePage> => {
    const found = records.find(address)
    if ('because' in found) {
      reasons.set(address, found.because)
      return make(address)
    }
    if (Object.values(found.made.files).every((name) => texts.find(name))) return found.made
    reasons.set(address, 'its file is gone')
    return make(address)
  }

  const pages: MadePage[] = []
  for (const address of site.allPages()) {
    const page = await pageAt(address)
    for (const [path, name] of Object.entries(page.files)) output.place(path, texts.path(name))
    pages.push(page)
  }
  records.keep()
  texts.finish()
  content.tidy()
  return { pages, reasons }
}
