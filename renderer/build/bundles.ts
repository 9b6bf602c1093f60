import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentFiles } from '../../content/files.ts'
import { contentList } from './content-list-plugin.ts'
import { type Islands, readIslands } from './islands-plugin.ts'
import { cacheFolder } from './made-once.ts'
import { pageTags } from './page-tags.ts'
import { isPreviewBuild } from './preview.ts'
import { keepsPages } from './service-worker/build.ts'
import { sourceLink } from './source-marks/source-link.ts'
import { type StyleLists, styleLists } from './style-lists-plugin.ts'

/** A page as the site's code renders it: its HTML, its folder in pages/, and what it asked. */
type RenderedPage = { html: string; folder: string; questions: ReadonlySet<string> }

/** The code that makes pages: pages/site.tsx. */
type Site = {
  openContent: (content: ContentFiles) => void
  allPages: () => readonly string[]
  answerTo: (question: string) => unknown
  versionOf: (question: string) => string | undefined
  renderPage: (address: string) => RenderedPage
}

/** What Vite made of the code. */
export type Bundles = {
  /** Changes with all of this. */
  key: string
  /** Where the files are that browsers load. */
  folder: string
  islands: Islands
  /** The code of the service worker. */
  serviceWorker: string
  site: Site
  styles: StyleLists
  /** What every page ends with. */
  tags: string
}

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The names of all files that stand beside some: code may load whatever fits a pattern. */
const namesBeside = (files: readonly string[]) =>
  [...new Set(files.map((file) => dirname(file)))].map((folder) => readdirSync(folder))

/** Changes with the code, and with that part of the content which the code for browsers holds. */
export const bundlesKey = (version: string, contentFiles: readonly string[]) =>
  hashOf([
    version,
    JSON.stringify([sourceLink(false), keepsPages(), isPreviewBuild(), process.env.SOURCE_MAPS]),
    JSON.stringify(namesBeside(contentFiles)),
    ...contentFiles.map(read),
  ])

const withoutOld = (folder: string, keep: readonly string[]) => {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!keep.includes(name)) rmSync(join(folder, name), { recursive: true })
}

/**
 * Finds what Vite made of this code, or has it make it.
 * @param version changes with the code.
 */
export const openBundles = async (version: string): Promise<Bundles> => {
  const folder = join(cacheFolder, 'bundles')
  const listed = join(folder, `${version}.json`)
  const filesOf = () => JSON.parse(read(listed) || '[]') as string[]
  let key = existsSync(listed) ? bundlesKey(version, filesOf()) : ''
  if (key === '' || !existsSync(join(folder, key))) {
    const aside = join(folder, `${process.pid}.making`)
    const { bundleCode } = await import('./bundle-code.ts')
    await bundleCode(aside)
    writeFileSync(listed, read(join(aside, contentList)))
    key = bundlesKey(version, filesOf())
    rmSync(join(folder, key), { recursive: true, force: true })
    renameSync(aside, join(folder, key))
    withoutOld(folder, [key, `${version}.json`])
  }
  const made = join(folder, key)
  return {
    key,
    folder: made,
    islands: readIslands(made),
    serviceWorker: read(join(made, 'service-worker.js')),
    site: (await import(pathToFileURL(resolve(made, 'server/site.mjs')).href)) as Site,
    styles: JSON.parse(read(join(made, styleLists))) as StyleLists,
    tags: read(join(made, pageTags)),
  }
}
