import type { Redirects } from '../../renderer/content/redirects.ts'
import type { BuiltSite } from './built-site.ts'
import { type ItemChange, itemChanges, type TextChange } from './item-changes.ts'
import { type OwnShare, ownShares } from './own-shares.ts'
import { type PageParts, partsOf } from './page-parts.ts'
import { sentencesOf } from './page-text.ts'
import { type Weight, weightOf } from './weight.ts'

/** What there is to count about a page in one build. */
export type PageFigures = OwnShare & Weight

/** The links that came and went. */
type LinkChange = { added: readonly string[]; removed: readonly string[] }

export type ChangedPage = {
  address: string
  /** Where it was, if it moved. */
  formerAddress: string
  title?: TextChange | undefined
  description?: TextChange | undefined
  sentences: readonly ItemChange[]
  links: LinkChange
  pictures: readonly ItemChange[]
  figures: { before: PageFigures; now: PageFigures }
}

/** A page that is in one build only. */
export type SinglePage = { address: string; parts: PageParts; figures: PageFigures }

export type PageComparison = {
  added: readonly SinglePage[]
  removed: readonly { address: string; redirect?: string | undefined }[]
  /** Pages with other words, links or pictures. */
  changed: readonly ChangedPage[]
  /** Pages that say the same with other code, such as styles. */
  recoded: readonly { address: string; figures: PageFigures }[]
  /** How many pages there are now. */
  count: number
}

const isSame = ({ added, removed }: LinkChange) => added.length + removed.length === 0

const textChange = (before: string, now: string): TextChange | undefined =>
  before === now ? undefined : { before, now }

/** A site whose pages can be counted. */
const countable = (site: BuiltSite) => {
  const shares = ownShares(site.pages)
  return (address: string): PageFigures => ({
    ...(shares.get(address) ?? { words: 0, own: 0 }),
    ...weightOf(site.pages.get(address) ?? '', site.read),
  })
}

/** Where a link leads that was written before pages moved. */
const followed = (link: string, redirects: Redirects): string => {
  const [address = '', anchor = ''] = link.split(/(?=#)/)
  const target = redirects.get(address)
  return target === undefined ? link : target + anchor
}

/** A link that follows a page which moved is no change. */
const linkChange = (
  before: readonly string[],
  now: readonly string[],
  redirects: Redirects,
): LinkChange => {
  const known = before.map((link) => followed(link, redirects))
  return {
    added: now.filter((link) => !known.includes(link)),
    removed: before.filter((link) => !now.includes(followed(link, redirects))),
  }
}

const compareParts = (before: string, now: string, redirects: Redirects) => {
  const [was, is] = [partsOf(before), partsOf(now)]
  return {
    title: textChange(was.title, is.title),
    description: textChange(was.description, is.description),
    sentences: itemChanges(sentencesOf(before), sentencesOf(now)),
    links: linkChange(was.links, is.links, redirects),
    pictures: itemChanges(was.pictures, is.pictures),
  }
}

const saysTheSame = (parts: ReturnType<typeof compareParts>) =>
  !parts.title &&
  !parts.description &&
  parts.sentences.length + parts.pictures.length === 0 &&
  isSame(parts.links)

/** The former address of each page that took the place of another. */
const formerAddresses = (before: BuiltSite, now: BuiltSite, redirects: Redirects) => {
  const moved = [...before.pages.keys()].flatMap((address) => {
    const target = now.pages.has(address) ? undefined : redirects.get(address)
    const isNew = target !== undefined && now.pages.has(target) && !before.pages.has(target)
    return isNew ? [[target, address] as const] : []
  })
  return new Map(moved)
}

/**
 * What changed from one build to another, page by page. A page that moved is compared with what it was.
 * @param redirects those of the later build.
 */
export const comparePages = (
  before: BuiltSite,
  now: BuiltSite,
  redirects: Redirects,
): PageComparison => {
  const [figuresBefore, figuresNow] = [countable(before), countable(now)]
  const moved = formerAddresses(before, now, redirects)
  const differing = [...now.pages].flatMap(([address, html]) => {
    const formerAddress = moved.get(address) ?? address
    const former = before.pages.get(formerAddress)
    return former === undefined || former === html
      ? []
      : [{ address, formerAddress, ...compareParts(former, html, redirects) }]
  })
  const added = [...now.pages].filter(
    ([address]) => !before.pages.has(address) && !moved.has(address),
  )
  const removed = [...before.pages.keys()].filter((address) => !now.pages.has(address))
  return {
    added: added.map(([address, html]) => ({
      address,
      parts: partsOf(html),
      figures: figuresNow(address),
    })),
    removed: removed.map((address) => ({ address, redirect: redirects.get(address) })),
    changed: differing
      .filter((page) => !saysTheSame(page))
      .map((page) => ({
        ...page,
        figures: { before: figuresBefore(page.formerAddress), now: figuresNow(page.address) },
      })),
    recoded: differing
      .filter(saysTheSame)
      .map(({ address }) => ({ address, figures: figuresNow(address) })),
    count: now.pages.size,
  }
}
