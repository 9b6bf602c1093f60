import { type CheckInput, readContent } from '../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import type { Redirects } from '../../renderer/content/redirects.ts'
import { type BrokenLink, brokenLinks } from './broken-links.ts'
import { type BuiltSite, readBuiltSite } from './built-site.ts'
import { type ClaimChange, claimChanges } from './claims.ts'
import { comparePages, type PageComparison } from './compare-pages.ts'
import { partsOf } from './page-parts.ts'
import { type Stale, staleNow } from './stale.ts'
import { type UnseenText, unseenTexts } from './unseen-texts.ts'

/** A version of the project: what it says, and the site built from it. */
export type Version = { content: readonly CheckInput[]; site: BuiltSite }

/** Reads a project whose site is built. */
export const readVersion = (root: string): Version => ({
  content: readContent(readContentFolder(root)),
  site: readBuiltSite(`${root}/dist/client`),
})

/** Everything that two versions of the project differ in. */
export type Comparison = PageComparison & {
  claims: readonly ClaimChange[]
  stale: readonly Stale[]
  unseen: readonly UnseenText[]
  broken: readonly BrokenLink[]
  /** The titles of all pages of both versions, by address. */
  titles: ReadonlyMap<string, string>
  /** Pages whose title another page has too. */
  sameTitles: readonly { title: string; addresses: readonly string[] }[]
}

const titlesOf = ({ pages }: BuiltSite): [string, string][] =>
  [...pages].map(([address, html]) => [address, partsOf(html).title])

const sameTitles = (site: BuiltSite): Comparison['sameTitles'] => {
  const byTitle = new Map<string, string[]>()
  for (const [address, title] of titlesOf(site))
    byTitle.set(title, [...(byTitle.get(title) ?? []), address])
  return [...byTitle]
    .filter(([, addresses]) => addresses.length > 1)
    .map(([title, addresses]) => ({ title, addresses }))
}

/** Compares two versions. `redirects` are those of the later one. */
export const compareVersions = (
  before: Version,
  now: Version,
  redirects: Redirects,
): Comparison => ({
  ...comparePages(before.site, now.site, redirects),
  claims: claimChanges(
    { content: before.content, pages: before.site.pages },
    { content: now.content, pages: now.site.pages },
  ),
  stale: staleNow(before.content, now.content),
  unseen: unseenTexts(before.content, now.content, now.site.pages),
  broken: brokenLinks(now.site),
  titles: new Map([...titlesOf(before.site), ...titlesOf(now.site)]),
  sameTitles: sameTitles(now.site),
})
