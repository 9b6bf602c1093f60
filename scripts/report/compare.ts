import type { Redirects } from '../../renderer/content/redirects.ts'
import { changedItems } from '../changed-items.ts'
import type { BuiltSite } from './built-site.ts'
import { errorsOf, type SiteError } from './errors.ts'
import { type PageParts, partsOf, sentencesOf } from './page-parts.ts'

export const subjects = ['words', 'titles', 'descriptions', 'links', 'pictures'] as const

/** A text of a page that is not what it was; without `before` it is new, without `now` gone. */
export type Change = {
  subject: (typeof subjects)[number]
  before?: string | undefined
  now?: string | undefined
}

/** A page with other words, links or pictures, and where it was if it moved. */
export type ChangedPage = { address: string; formerAddress: string; changes: readonly Change[] }

export type Comparison = {
  added: readonly string[]
  removed: readonly { address: string; redirect: string | undefined }[]
  changed: readonly ChangedPage[]
  /** How many pages say the same in other code, and how many pages there are. */
  recoded: number
  count: number
  errors: readonly SiteError[]
  /** The titles of the pages of both versions, by address. */
  titles: ReadonlyMap<string, string>
}

const listChanges = (
  subject: Change['subject'],
  before: readonly string[],
  now: readonly string[],
): Change[] =>
  changedItems(before, now).map((change) => ({
    subject,
    before: before[change.before ?? -1],
    now: now[change.now ?? -1],
  }))

/** Where a link leads that was written before pages moved. */
const followed = (link: string, redirects: Redirects): string => {
  const [address = '', anchor = ''] = link.split(/(?=#)/)
  const target = redirects.get(address)
  return target === undefined ? link : target + anchor
}

/** The changes of a page. A link that follows a page which moved is none. */
const changesOf = (before: string, now: string, redirects: Redirects): Change[] => {
  const [was, is] = [partsOf(before), partsOf(now)]
  const formerLinks = was.links.map((link) => followed(link, redirects))
  return [
    ...listChanges('words', sentencesOf(before), sentencesOf(now)),
    ...listChanges('titles', [was.title], [is.title]),
    ...listChanges('descriptions', [was.description], [is.description]),
    ...was.links
      .filter((_, index) => !is.links.includes(formerLinks[index] ?? ''))
      .map((link): Change => ({ subject: 'links', before: link })),
    ...is.links
      .filter((link) => !formerLinks.includes(link))
      .map((link): Change => ({ subject: 'links', now: link })),
    ...listChanges('pictures', was.pictures, is.pictures),
  ]
}

/** The former address of each page that took the place of another. */
const formerAddresses = (before: BuiltSite, now: BuiltSite, redirects: Redirects) =>
  new Map(
    [...before.pages.keys()].flatMap((address) => {
      const target = now.pages.has(address) ? undefined : redirects.get(address)
      const isNew = target !== undefined && now.pages.has(target) && !before.pages.has(target)
      return isNew ? [[target, address] as const] : []
    }),
  )

/**
 * What changed from one build to another, page by page. A page that moved is compared with what it was.
 * @param redirects those of the later build.
 */
export const compareSites = (
  before: BuiltSite,
  now: BuiltSite,
  redirects: Redirects,
): Comparison => {
  const [formerParts, parts] = [before, now].map(
    ({ pages }) => new Map([...pages].map(([address, html]) => [address, partsOf(html)])),
  ) as [Map<string, PageParts>, Map<string, PageParts>]
  const moved = formerAddresses(before, now, redirects)
  const addresses = [...now.pages.keys()]
  const added = addresses.filter((one) => !before.pages.has(one) && !moved.has(one))
  const differing = addresses.flatMap((address): ChangedPage[] => {
    const formerAddress = moved.get(address) ?? address
    const [former, html] = [before.pages.get(formerAddress), now.pages.get(address) ?? '']
    return former === undefined || former === html
      ? []
      : [{ address, formerAddress, changes: changesOf(former, html, redirects) }]
  })
  const changed = differing.filter(({ changes }) => changes.length > 0)
  const removed = [...before.pages.keys()]
    .filter((address) => !now.pages.has(address))
    .map((address) => ({ address, redirect: redirects.get(address) }))
  return {
    added,
    removed,
    changed,
    recoded: differing.length - changed.length,
    count: addresses.length,
    errors: errorsOf(now, {
      parts,
      lost: removed.filter(({ redirect }) => redirect === undefined),
      differing: [...added, ...differing.map(({ address }) => address)],
    }),
    titles: new Map([...formerParts, ...parts].map(([address, { title }]) => [address, title])),
  }
}

/** Each change of some subject once, with the pages that have it, those of most pages first. */
export const byChange = (
  pages: readonly ChangedPage[],
  subject: Change['subject'],
): { change: Change; pages: ChangedPage[] }[] => {
  const groups = new Map<string, { change: Change; pages: ChangedPage[] }>()
  for (const page of pages)
    for (const change of page.changes.filter((one) => one.subject === subject)) {
      const key = JSON.stringify([change.before ?? null, change.now ?? null])
      const group = groups.get(key) ?? { change, pages: [] }
      if (!group.pages.includes(page)) group.pages.push(page)
      groups.set(key, group)
    }
  return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length)
}
