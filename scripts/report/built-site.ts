import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { originalAddress } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'

/** A built site: its pages by address, and where its files are. */
export type BuiltSite = {
  folder: string
  pages: ReadonlyMap<string, string>
  /** Whether something other than a page is at an address. */
  hasFile: (address: string) => boolean
  read: (address: string) => string
}

/** Both builds that are compared. */
export type Sites = { before: BuiltSite; now: BuiltSite }

/** Reads a folder that a static host could serve. The not-found pages are not among its pages. */
export const readBuiltSite = (folder: string): BuiltSite => {
  const read = (address: string) => readFileSync(join(folder, address), 'utf8')
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .map((file) => [file.replace(/(\/index)?\.html$/, '') || '/', read(file)] as const)
    .filter(([address]) => originalAddress(address) !== sitePaths.notFound)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    folder,
    pages: new Map(pages),
    hasFile: (address) =>
      statSync(join(folder, address), { throwIfNoEntry: false })?.isFile() ?? false,
    read,
  }
}
