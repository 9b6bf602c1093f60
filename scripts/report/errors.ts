import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { BuiltSite } from './built-site.ts'
import type { PageParts } from './page-parts.ts'
import { budgets, kilobyte, weightOf } from './weight.ts'

/** Something that must not be published as it is. */
export type SiteError = { pages: readonly { address: string }[]; says: string; code?: string }

/** Addresses that only the local server answers. */
const localAddresses: readonly string[] = [sitePaths.inbox, sitePaths.relay]

/** The name of an anchor, as a page has it. A lone percent sign stands for itself. */
const anchorIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Every link within the site to a page, file or anchor that is not there, with the pages that have it. */
const brokenLinks = ({ folder }: BuiltSite, parts: ReadonlyMap<string, PageParts>): SiteError[] => {
  const isFile = (address: string) =>
    statSync(join(folder, address), { throwIfNoEntry: false })?.isFile() ?? false
  const isBroken = (page: string, link: string) => {
    if (!/^[/#?]/.test(link)) return false
    const { pathname, hash } = new URL(link, `https://site.example${page}`)
    const target = parts.get(pathname)
    if (!target) return !localAddresses.includes(pathname) && !isFile(pathname)
    return hash.length > 1 && !target.anchors.has(anchorIn(hash))
  }
  const pagesByLink = new Map<string, { address: string }[]>()
  for (const [address, { links }] of parts)
    for (const link of links.filter((one) => isBroken(address, one)))
      pagesByLink.set(link, [...(pagesByLink.get(link) ?? []), { address }])
  return [...pagesByLink].map(([link, pages]) => ({ pages, says: 'link to nowhere:', code: link }))
}

/** Bytes as `12.4 KB`. */
const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`

const overBudget = (address: string, { folder, pages }: BuiltSite): SiteError[] => {
  const weight = weightOf(pages.get(address) ?? '', (file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  return (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((budget) => weight[budget] > budgets[budget])
    .map((budget) => ({
      pages: [{ address }],
      says: `${kilobytes(weight[budget])} of ${budget}; at most ${kilobytes(budgets[budget])} are allowed`,
    }))
}

/**
 * What must not be published as it is.
 * @param lost pages that are gone without a redirect.
 * @param differing the addresses of pages whose HTML changed, which are weighed.
 */
export const errorsOf = (
  site: BuiltSite,
  {
    parts,
    lost,
    differing,
  }: {
    parts: ReadonlyMap<string, PageParts>
    lost: readonly { address: string }[]
    differing: readonly string[]
  },
): SiteError[] => [
  ...lost.map((page) => ({
    pages: [page],
    says: 'gone, and nothing says where its visitors go; add it to',
    code: redirectsFile,
  })),
  ...brokenLinks(site, parts),
  ...differing.flatMap((address) => overBudget(address, site)),
]
