import { byChange } from './by-change.ts'
import type { PageComparison } from './compare-pages.ts'
import type { TextChange } from './item-changes.ts'
import type { Shown } from './show-text.ts'

/** A page, and the text to show on it in each version; without one its top. */
export type View = {
  address: string
  /** Undefined for a page that is new. */
  formerAddress?: string
  before?: Shown | undefined
  now?: Shown | undefined
}

/** Something to show, on the first of these pages that can. */
export type ShownChange = { change?: TextChange | undefined; views: readonly View[] }

const shownText = (text: string | undefined, beside: string | undefined): Shown | undefined => {
  if (text !== undefined) return { text, isChange: true }
  return beside === undefined ? undefined : { text: beside, isChange: false }
}

const isGone = ({ now }: TextChange) => (now === undefined ? 1 : 0)

/**
 * What to show of changed pages, the rarest change first: a word of a menu is on every page. Among
 * equals, what is gone comes last, because there is least to see.
 */
export const rarestFirst = ({ changed }: PageComparison): ShownChange[] => {
  const found = changed.flatMap(({ address, formerAddress, sentences }) =>
    sentences.map(({ change, beside }) => {
      const [before, now] = [shownText(change.before, beside), shownText(change.now, beside)]
      return { address, change, view: { address, formerAddress, before, now } }
    }),
  )
  return byChange(found)
    .sort((a, b) => a.on.length - b.on.length || isGone(a.change) - isGone(b.change))
    .map(({ change, on }) => ({ change, views: on.map(({ view }) => view) }))
}

export type Pair = { before?: Buffer | undefined; now?: Buffer | undefined }
/** Pictures of a page with a change, which so many pages have. */
export type PagePictures = {
  pair: Pair
  address: string
  change: TextChange | undefined
  pages: number
}

const looksTheSame = ({ before, now }: Pair) =>
  before !== undefined && now !== undefined && before.equals(now)

/** A change may be out of sight, as in a closed menu. So many are tried for each that is shown. */
const patience = 3

/**
 * Pictures of changes in order, one of each page, until there are enough. Leaves out what cannot be
 * seen.
 * @param take takes the pictures of a page, none where there is nothing to see.
 */
export const takeInOrder = async (
  changes: readonly ShownChange[],
  most: number,
  take: (view: View) => Promise<Pair>,
): Promise<PagePictures[]> => {
  const taken: PagePictures[] = []
  let tries = most * patience
  for (const { change, views } of changes) {
    if (taken.length === most || tries === 0) break
    const view = views.find(({ address }) => !taken.some((other) => other.address === address))
    if (view === undefined) continue
    tries -= 1
    const pair = await take(view)
    if ((pair.before ?? pair.now) === undefined || looksTheSame(pair)) continue
    taken.push({ pair, address: view.address, change, pages: views.length })
  }
  return taken
}
