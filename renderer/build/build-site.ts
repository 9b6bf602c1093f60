import { relative } from 'node:path'
import { build, prerender } from 'vike/api'
import type { InlineConfig, UserConfig } from 'vite'
import type { Site } from '../content/site.ts'
import { siteFacts } from '../delivery/site.ts'
import { pageFinisher } from './finish-page.ts'
import { finishSite } from './finish-site.ts'
import {
  type CachedPage,
  cachedPageFile,
  readCachedPages,
  readPlan,
  writeCachedPages,
} from './page-cache.ts'
import { updatePictures } from './pictures-plugin.ts'
import { type SiteFolder, siteFolder } from './site-folder.ts'

/** What Vike hands over instead of writing it itself (https://vike.dev/api#prerender). */
type Prerendered = {
  urlOriginal: string
  data?: unknown
  _prerenderResult?: { filePath: string; fileContent: string } | undefined
  _prerenderContext: { output: unknown[] }
}

/** Prerenders the pages that are stale, and returns all of them, by address. */
const prerenderPages = async (content: Site, viteConfig: InlineConfig, { folder }: SiteFolder) => {
  const finish = pageFinisher(siteFacts(content), folder)
  const rendered: Record<string, CachedPage> = {}
  await prerender({
    viteConfig,
    onPagePrerender: (page: Prerendered) => {
      const { filePath = '', fileContent = '' } = page._prerenderResult ?? {}
      rendered[page.urlOriginal] = finish(relative(folder, filePath), fileContent)
      // Vike would hold the HTML and the entries of all pages in memory.
      page._prerenderContext.output.length = 0
      page._prerenderResult = undefined
      page.data = undefined
    },
  })
  const plan = readPlan()
  const cached = readCachedPages()
  const pages = Object.entries(plan).flatMap(([address, { key }]) => {
    const page = rendered[address] ?? cached[address]
    return page ? [[address, { ...page, key }] as const] : []
  })
  return { plan, pages: Object.fromEntries(pages) }
}

/** The site, how many pages it has, and why some of them were rendered, by address. */
type Built = { site: SiteFolder; count: number; reasons: ReadonlyMap<string, string> }

/**
 * Builds the site from checked content.
 * @param settings those of vite.config.ts, which Vike would otherwise load three times.
 */
export const buildSite = async (content: Site, settings: UserConfig): Promise<Built> => {
  const viteConfig: InlineConfig = { ...settings, configFile: false, logLevel: 'warn' }
  const site = siteFolder()
  await updatePictures(content)
  await build({ viteConfig })
  const { plan, pages } = await prerenderPages(content, viteConfig, site)
  for (const { files } of Object.values(pages))
    for (const [path, name] of Object.entries(files)) site.place(path, cachedPageFile(name))
  await finishSite(content, pages, site)
  writeCachedPages(pages)
  const reasons = Object.entries(plan).flatMap(([address, { reason }]) =>
    reason === undefined ? [] : [[address, reason] as const],
  )
  return { reasons: new Map(reasons), count: Object.keys(pages).length, site }
}
