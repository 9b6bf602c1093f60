import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prerender } from 'vike/api'
import { pagePolicy } from '../delivery/page-policy.ts'
import type { SiteFacts } from '../delivery/site-facts.ts'
import { inlineStyles } from './inline-styles.ts'
import { islandParts, readIslands } from './islands-plugin.ts'
import { type PageFacts, pageFacts } from './page-facts.ts'
import { preloadIslands } from './preload-islands.ts'
import { type RenderedPage, takeFile } from './private-parts.ts'
import { scriptsOfPage } from './unused-scripts.ts'

/**
 * What is kept of the pages after writing them: their facts, and the scripts (by name) and
 * stylesheets (by file) they load.
 */
export type WrittenPages = { pages: PageFacts[]; scripts: Set<string>; styles: Set<string> }

/** The stylesheets a page loads from files, by file. */
const stylesOfPage = (html: string): string[] =>
  [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map((match) => match[1] ?? '')

/**
 * Writes every page into a folder with its policy, and its styles inlined, which saves a round trip
 * before the first paint. Each page is discarded once written, so that a build of thousands fits in memory.
 */
export const writePages = async (folder: string, facts: SiteFacts): Promise<WrittenPages> => {
  const written: WrittenPages = { pages: [], scripts: new Set(), styles: new Set() }
  // Pages are strings with one character per byte (renderer/+onRenderHtml.tsx), so whatever is
  // inserted into them must be read the same way.
  const read = (address: string) => readFileSync(join(folder, address), 'latin1')
  const write = (address: string, css: string) =>
    writeFileSync(join(folder, address), css, 'latin1')
  const partsOf = islandParts(readIslands(folder))
  const inline = inlineStyles({ read, write, islandStyles: partsOf })
  const preload = preloadIslands(partsOf)
  const addPolicy = pagePolicy(facts)
  const folders = new Set<string>()

  const makeFolder = (path: string) => {
    if (folders.has(path)) return
    mkdirSync(path, { recursive: true })
    folders.add(path)
  }

  // Written synchronously: React keeps the process busy anyway, and awaiting each file would only
  // add time.
  const writePage = (page: RenderedPage) => {
    const { path, html } = takeFile(page)
    written.pages.push(pageFacts(html))
    for (const script of scriptsOfPage(html)) written.scripts.add(script)
    const whole = addPolicy(preload(inline(html)))
    for (const style of stylesOfPage(whole)) written.styles.add(style)
    makeFolder(dirname(path))
    writeFileSync(path, whole, 'latin1')
  }

  await prerender({ onPagePrerender: writePage })
  return written
}
