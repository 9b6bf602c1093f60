import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** The folder that a static host serves. */
export const siteFolder = 'dist/client'

export const siteFiles = readdirSync(siteFolder, {
  recursive: true,
  encoding: 'utf8',
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length))

export const readSiteFile = (path: string): string => readFileSync(siteFolder + path, 'utf8')

export type BuiltPage = { path: string; html: string }

/** Every page of the built site, the not-found page among them. */
export const builtPages: readonly BuiltPage[] = siteFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: file.replace(/(\/index)?\.html$/, '') || '/', html: readSiteFile(file) }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** Every page but the one for addresses that do not exist. */
export const pagePaths = builtPages.map(({ path }) => path).filter((path) => path !== '/404')

/** The HTML of a page; nothing where there is no page. */
export const htmlOf = (path: string): string =>
  builtPages.find((page) => page.path === path)?.html ?? ''

export const kilobyte = 1024

const qualities = { quick: 9, best: constants.BROTLI_MAX_QUALITY }

/** What a file weighs on its way to a visitor. */
export const brotliSize = (
  content: string | Buffer,
  quality: keyof typeof qualities = 'best',
): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } })
    .length
