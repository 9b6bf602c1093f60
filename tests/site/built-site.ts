import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type HTMLElement, parse } from 'node-html-parser'
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
import { site } from '../project-site.ts'

/** The folder that a static host serves. */
export const siteFolder = 'dist/client'

export const siteFiles = readdirSync(siteFolder, {
  recursive: true,
  encoding: 'utf8',
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length))
  // The forms at /admin are for editors, not a page for visitors.
  .filter((file) => !file.startsWith(`${sitePaths.cms}/`) && file !== `${sitePaths.cms}.html`)

export const readSiteFile = (path: string): string => readFileSync(siteFolder + path, 'utf8')

/** Every page of the built site, including the fallbacks of hosts and service workers. */
export const builtPages = siteFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const path = file.replace(/(\/index)?\.html$/, '') || '/'
    return { path, html: readSiteFile(file), language: languageAt(path), page: site.pageAt(path) }
  })
  .sort((a, b) => a.path.localeCompare(b.path))
export type BuiltPage = (typeof builtPages)[number]

const fallbackPages: readonly string[] = [sitePaths.notFound, sitePaths.offline]

/** Every page that has an address of its own. */
export const pagePaths = builtPages
  .map(({ path }) => path)
  .filter((path) => !fallbackPages.includes(originalAddress(path)))

/** The languages with all pages. In others, some pages are in the default language. */
export const wholeLanguages = allLanguages.filter((language) =>
  pagePaths.includes(addressIn(language, addressOf(linkedPages.contact))),
)

export const wholeTranslations = wholeLanguages.filter((language) => language !== defaultLanguage)

export const htmlOf = (path: string): string =>
  builtPages.find((page) => page.path === path)?.html ?? ''

export const elementsOf: (path: string) => HTMLElement = memoizeByKey((path: string) =>
  parse(htmlOf(path), { blockTextElements: { script: true, style: true } }),
)

export const valuesOf = (part: HTMLElement, name: string): string[] =>
  part.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '')

/** Returns what breaks a rule on a page. */
export type FaultsIn = (root: HTMLElement, page: BuiltPage) => readonly (string | HTMLElement)[]

export const faultsOnPages = (faultsIn: FaultsIn): string[] =>
  builtPages.flatMap((page) =>
    faultsIn(elementsOf(page.path), page).map(
      (fault) => `${page.path}: ${String(fault).slice(0, 160)}`,
    ),
  )

export const kilobyte = 1024

const qualities = { quick: 7, best: constants.BROTLI_MAX_QUALITY }

export const brotliSize = (
  content: string | Buffer,
  quality: keyof typeof qualities = 'best',
): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } })
    .length

/** The maximum sizes of a page, in bytes. */
export const budgets = {
  /** The page with its styles, brotli-compressed: about the first flight. */
  page: 14 * kilobyte,
  /** The stylesheet of all pages, brotli-compressed. */
  styles: 14 * kilobyte,
  /** The script that every page loads, brotli-compressed. */
  script: 2.5 * kilobyte,
} as const

/** Memoized, because the best compression is slow. */
const compressedSize = memoizeByKey((file: string) => brotliSize(readSiteFile(file)))

/** Returns what a pattern captures, or else matches, each time in a text. */
export const capturesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)

export const sizeOf = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + compressedSize(file), 0)
