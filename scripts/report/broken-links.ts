import { sitePaths } from '../../content/schema/site-paths.ts'
import type { BuiltSite } from './built-site.ts'
import { partsOf } from './page-parts.ts'

/** A link to a page, file or anchor of this site that is not there. */
export type BrokenLink = { page: string; link: string }

/** Addresses that only the local server answers. */
const local: readonly string[] = [sitePaths.inbox, sitePaths.relay]

/** The name of an anchor, as a page has it. A lone percent sign stands for itself. */
const anchorIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Every link within the site that leads nowhere. */
export const brokenLinks = (site: BuiltSite): BrokenLink[] => {
  const parts = new Map([...site.pages].map(([address, html]) => [address, partsOf(html)]))
  const isBroken = (page: string, link: string) => {
    if (!/^[/#?]/.test(link)) return false
    const { pathname, hash } = new URL(link, `https://site.example${page}`)
    const target = parts.get(pathname)
    if (!target) return !local.includes(pathname) && !site.hasFile(pathname)
    return hash.length > 1 && !target.anchors.has(anchorIn(hash))
  }
  return [...parts].flatMap(([page, { links }]) =>
    links.filter((link) => isBroken(page, link)).map((link) => ({ page, link })),
  )
}
