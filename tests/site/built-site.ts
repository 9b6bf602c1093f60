import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  languageAt,
  originalAddress,
} from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

/** The folder that a static host serves. */
export const siteFolder = 'dist/client'

export const siteFiles = readdirSync(siteFolder, {
  recursive: true,
  encoding: 'utf8',
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length))
  // The forms at /admin are for editors: no page for visitors.
  .filter((file) => !file.startsWith(`${sitePaths.cms}/`) && file !== `${sitePaths.cms}.html`)

export const readSiteFile = (path: string): string => readFileSync(siteFolder + path, 'utf8')

export type BuiltPage = { path: string; html: string }

/** Every page of the built site, those that hosts and service workers show instead too. */
export const builtPages: readonly BuiltPage[] = siteFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: file.replace(/(\/index)?\.html$/, '') || '/', html: readSiteFile(file) }))
  .sort((a, b) => a.path.localeCompare(b.path))

/** Pages that are shown instead of others. Nothing leads to them. */
const fallbackPages: readonly string[] = [sitePaths.notFound, sitePaths.offline]

/** Every page that has an address of its own. */
export const pagePaths = builtPages
  .map(({ path }) => path)
  .filter((path) => !fallbackPages.includes(originalAddress(path)))

/** The pages of each language that there are pages in. */
export const pagesByLanguage: readonly (readonly BuiltPage[])[] = allLanguages
  .map((language) => builtPages.filter(({ path }) => languageAt(path) === language))
  .filter((pages) => pages.length > 0)

/** The languages that the whole site is in. Of others, some pages are in the default language. */
export const wholeLanguages = allLanguages.filter((language) =>
  pagePaths.includes(addressIn(language, addressOf(linkedPages.contact))),
)

export const wholeTranslations = wholeLanguages.filter((language) => language !== defaultLanguage)

/** The HTML of a page; nothing where there is no page. */
export const htmlOf = (path: string): string =>
  builtPages.find((page) => page.path === path)?.html ?? ''

export const kilobyte = 1024

const qualities = { quick: 7, best: constants.BROTLI_MAX_QUALITY }

/** What a file weighs on its way to a visitor. */
export const brotliSize = (
  content: string | Buffer,
  quality: keyof typeof qualities = 'best',
): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } })
    .length

/** The most that a page may weigh, in bytes. */
export const budgets = {
  /** The page with its styles, as brotli sends it: about the first flight. */
  page: 14 * kilobyte,
  /** All of its styles, those below its fold among them, before compression. */
  styles: 41 * kilobyte,
  /** The script that it loads by itself, as brotli sends it. */
  script: 2.5 * kilobyte,
} as const

/** All styles of a page: those in itself, and those in files that it names. */
export const stylesOf = (html: string): string => {
  const [, inline = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const files = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  return [inline, ...[...files].map(([, file = '']) => readSiteFile(file))].join('')
}

/** The best compression takes long. */
const compressedSize = memoizeByKey((file: string) => brotliSize(readSiteFile(file)))

/** What a pattern captures, or matches, each time it is found in a text. */
export const capturesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)

/** What files take compressed, in bytes. */
export const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + compressedSize(file), 0)
