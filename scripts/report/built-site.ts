import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalAddress } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'

/** A built site in a folder, and the HTML of its pages by address. */
export type BuiltSite = { folder: string; pages: ReadonlyMap<string, string> }

/** Reads a folder that a static host could serve. The not-found pages are not among its pages. */
export const readBuiltSite = (folder: string): BuiltSite => {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry): [string, string] => {
      const file = join(entry.parentPath, entry.name)
      const path = file.slice(folder.length).replaceAll('\\', '/')
      return [path.replace(/(\/index)?\.html$/, '') || '/', readFileSync(file, 'utf8')]
    })
    .filter(([address]) => originalAddress(address) !== sitePaths.notFound)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { folder, pages: new Map(pages) }
}
