import { statSync } from 'node:fs'
import { join } from 'node:path'
import { redirectsFile } from '../../content/schema/redirects.ts'
import { decodedPath, sitePaths } from '../../content/schema/site-paths.ts'
import type { Redirects } from '../../renderer/content/redirects.ts'
import { changedItems } from '../shared/changed-items.ts'
import { type BuiltPage, type BuiltSite, sentencesOf } from './built-site.ts'

export const subjects = ['Words', 'Titles', 'Descriptions', 'Links', 'Pictures'] as const

/** A changed text of a page; a new one has no `before`, a deleted one no `now`. */
export type Change = {
  subject: (typeof subjects)[number]
  before?: string | undefined
  now?: string | undefined
}

/** A page with changed words, links or pictures, and its former address if it moved. */
export type ChangedPage = { address: string; formerAddress: string; changes: readonly Change[] }

/** An error that must not be published, and the pages that have it. */
type SiteError = { pages: readonly string[]; says: string; code: string }

export type Comparison = {
  before: BuiltSite
  now: BuiltSite
  added: readonly string[]
  removed: readonly { address: string; redirect: string | undefined }[]
  changed: readonly ChangedPage[]
  /** The number of pages with the same text in different code. */
  recoded: number
  errors: readonly SiteError[]
}

/** Returns the changes of a page, except links that follow a page that moved. */
const changesOf = (was: BuiltPage, is: BuiltPage, redirects: Redirects): Change[] => {
  const list = (subject: Change['subject'], before: readonly string[], now: readonly string[]) =>
    changedItems(before, now).map((change): Change => {
      const [old, fresh] = [before[change.before ?? -1], now[change.now ?? -1]]
      return { subject, before: old, now: fresh }
    })
  const followed = (link: string) => {
    const [address = '', anchor = ''] = link.split(/(?=#)/)
    return redirects.has(address) ? redirects.get(address) + anchor : link
  }
  const formerLinks = was.links.map(followed)
  return [
    ...list('Words', sentencesOf(was.html), sentencesOf(is.html)),
    ...list('Titles', [was.title], [is.title]),
    ...list('Descriptions', [was.description], [is.description]),
    ...was.links
      .filter((link) => !is.links.includes(followed(link)))
      .map((before): Change => ({ subject: 'Links', before })),
    ...is.links
      .filter((link) => !formerLinks.includes(link))
      .map((now): Change => ({ subject: 'Links', now })),
    ...list('Pictures', was.pictures, is.pictures),
  ]
}

/** Addresses that only the local server answers. */
const localAddresses: readonly string[] = [sitePaths.inbox, sitePaths.relay]

/** Returns every internal link to a missing page, file or anchor, with the pages that have it. */
const brokenLinks = ({ folder, pages }: BuiltSite): SiteError[] => {
  const isBroken = (page: string, link: string) => {
    if (!/^[/#?]/.test(link)) return false
    const { pathname, hash } = new URL(link, `https://site.example${page}`)
    const target = pages.get(pathname)
    if (target) return hash.length > 1 && !target.anchors.has(decodedPath(hash.slice(1)))
    const file = statSync(join(folder, pathname), { throwIfNoEntry: false })
    return !localAddresses.includes(pathname) && !file?.isFile()
  }
  const pagesByLink = new Map<string, string[]>()
  for (const [address, { links }] of pages)
    for (const link of links.filter((one) => isBroken(address, one)))
      pagesByLink.set(link, [...(pagesByLink.get(link) ?? []), address])
  return [...pagesByLink].map(([code, pages]) => ({ pages, says: 'link to nowhere:', code }))
}

/** Compares two builds. A page that moved is compared with its former version. */
export const compareSites = (
  before: BuiltSite,
  now: BuiltSite,
  redirects: Redirects,
): Comparison => {
  const gone = [...before.pages.keys()].filter((address) => !now.pages.has(address))
  const removed = gone.map((address) => ({ address, redirect: redirects.get(address) }))
  const formerAddresses = new Map(removed.map((one) => [one.redirect, one.address]))
  const added: string[] = []
  const differing: ChangedPage[] = []
  for (const [address, page] of now.pages) {
    const formerAddress = before.pages.has(address) ? address : formerAddresses.get(address)
    const former = before.pages.get(formerAddress ?? '')
    if (formerAddress === undefined || !former) added.push(address)
    else if (former.html !== page.html)
      differing.push({ address, formerAddress, changes: changesOf(former, page, redirects) })
  }
  const changed = differing.filter(({ changes }) => changes.length > 0)
  const says = 'gone, and nothing says where its visitors go; add it to'
  const lost = removed.filter(({ redirect }) => redirect === undefined)
  return {
    before,
    now,
    added,
    removed,
    changed,
    recoded: differing.length - changed.length,
    errors: [
      ...lost.map(({ address }) => ({ pages: [address], says, code: redirectsFile })),
      ...brokenLinks(now),
    ],
  }
}

/** Returns each change of some subject once, with its pages, the most frequent first. */
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
