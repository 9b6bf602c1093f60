import { originalAddress } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Site } from '../content/site.ts'

const sitePages: readonly string[] = Object.values(sitePaths)
const warned = new Set<string>()

/**
 * Returns a warning, once per page, about what a page that no content file makes is missing;
 * undefined for all others.
 */
export const unlistedPageWarning = (
  site: Site,
  address: string,
  html: string,
): string | undefined => {
  const isKnown = site.pageAt(address) || sitePages.includes(originalAddress(address))
  if (isKnown || warned.has(address)) return undefined
  warned.add(address)
  const title = /<title>[^<]/.test(html) ? '' : 'has no title (put <Layout title="…"> around it), '
  return `The page ${address} is made by no file in content/: it ${title}has no place in the site map, menus and lists, and is HTML only. Hooks of state, such as useState, need an island: see "Interactivity" in CONTRIBUTING.md.`
}
