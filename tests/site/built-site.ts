import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder that a static host serves. */
export const siteFolder = 'dist/client'

export const siteFiles = readdirSync(siteFolder, { recursive: true, encoding: 'utf8', withFileTypes: true })
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

/** Where one page stands for others that are made of the same parts. */
const standsForOthers: Record<string, RegExp> = {
  '/locations/': /\/(coral-gables|port-st-lucie)-fl$/,
  '/services/': /\/(tile-roofing\/coral-gables|emergency-repairs\/port-st-lucie)-fl$/,
}
const alike = ['/roof-repair', '/roof-replacement', '/flat-roof-systems', '/terms-of-service']

/** One page of each kind, and each of those that are made one by one. */
export const kindsOfPages = pagePaths.filter((path) => {
  const [, pattern] = Object.entries(standsForOthers).find(([start]) => path.startsWith(start)) ?? []
  return pattern ? pattern.test(path) : !alike.includes(path)
})
