import { plural } from '../plural.ts'
import type { Sites } from './built-site.ts'
import type { Comparison } from './comparison.ts'
import { type Block, beforeAndNow, type Line, lineBreak, type Section } from './document.ts'
import { type NamePage, pageNames } from './page-names.ts'
import { withCamera } from './screenshots.ts'
import { type PagePictures, rarestFirst, takeInOrder } from './shown-changes.ts'
import { wordDiff } from './word-diff.ts'

/** How many pages have pictures in the report, and how many of these may be new. */
const most = 10
const mostNew = 3

const lineOf = ({ address, change, pages }: PagePictures, name: NamePage): Line => [
  ...(change ? wordDiff(change) : ['New page']),
  lineBreak,
  ...name(address),
  ...(pages > 1 ? [` and ${plural(pages - 1, 'more page')}`] : []),
]

/** Changed pages before and now, the rarest changes first, and the tops of new pages. */
export const screenshotSection = async (
  comparison: Comparison,
  sites: Sites,
): Promise<Section[]> => {
  const changes = rarestFirst(comparison)
  const fresh = comparison.added.slice(0, mostNew).map(({ address }) => ({ views: [{ address }] }))
  if (changes.length + fresh.length === 0) return []
  const pictures = await withCamera(sites, async (take) => [
    ...(await takeInOrder(changes, most - fresh.length, take)),
    ...(await takeInOrder(fresh, fresh.length, take)),
  ])
  const name = pageNames(comparison.titles)
  const blocks = pictures.map(
    (one): Block => ({
      kind: 'figures',
      line: lineOf(one, name),
      figures: beforeAndNow(one.pair.before, one.pair.now),
    }),
  )
  return blocks.length === 0 ? [] : [{ heading: 'What it looks like', blocks }]
}
