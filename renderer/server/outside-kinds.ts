import { originalAddress } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Site } from '../content/site.ts'

const ofTheSite: readonly string[] = Object.values(sitePaths)
const told = new Set<string>()

/**
 * What a page lacks that no file in content/ makes, for the log of the dev server: each page once.
 * Undefined for all others.
 */
export const whatPageLacks = (site: Site, address: string, html: string): string | undefined => {
  const isKnown = site.pageAt(address) || ofTheSite.includes(originalAddress(address))
  if (isKnown || told.has(address)) return undefined
  told.add(address)
  const title = /<title>[^<]/.test(html) ? '' : 'has no title (put <Layout title="…"> around it), '
  return `The page ${address} is made by no file in content/: it ${title}has no place in the site map, menus and lists, and is HTML only. Hooks of state, such as useState, need an island: see "Interactivity" in CONTRIBUTING.md.`
}
