import type { Check } from './content.ts'
import { type PageText, pageTexts, textOf } from './page-texts.ts'
import type { Problem } from './problem.ts'
import { runTable } from './run-table.ts'
import { placeOf, problemOf } from './texts.ts'

/** Texts with fewer words, such as labels, may repeat. */
const fewestWords = 10
const mostShared = 0.5

/** A text with the runs that others have too, and the number of all its runs. */
type IndexedText = { text: PageText; shared: ReadonlySet<number>; size: number }
type Owners = Map<number, IndexedText[]>

/** Each text with enough words. Only the few runs that several have are worth comparing. */
const indexed = (texts: readonly PageText[]): IndexedText[] => {
  const long = texts.filter(({ words }) => words >= fewestWords)
  const table = runTable(long.reduce((sum, { runs }) => sum + runs.length, 0))
  const sizes = long.map(({ runs }, owner) => {
    let size = 0
    for (const run of runs) if (table.add(run, owner)) size++
    return size
  })
  return long.map((text, index) => ({
    text,
    shared: new Set(text.runs.filter(table.isShared)),
    size: sizes[index] ?? 0,
  }))
}

/**
 * The earlier text that shares the most wording with this one, and the share as a fraction of the
 * shorter text.
 */
const nearestOf = ({ shared, size }: IndexedText, owners: Owners) => {
  const counts = new Map<IndexedText, number>()
  for (const run of shared)
    for (const owner of owners.get(run) ?? []) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  let nearest: { wording: IndexedText; share: number } | undefined
  for (const [wording, count] of counts) {
    const share = count / Math.min(size, wording.size)
    if (share > (nearest?.share ?? mostShared)) nearest = { wording, share }
  }
  return nearest
}

const addTo = (owners: Owners, wording: IndexedText) => {
  for (const run of wording.shared) {
    const known = owners.get(run)
    if (known) known.push(wording)
    else owners.set(run, [wording])
  }
}

const copied = (text: PageText, other: PageText, share: number): Problem =>
  problemOf(
    textOf(text),
    `${Math.round(share * 100)} % of this text stands in ${placeOf(textOf(other))} as well; write it afresh`,
  )

/**
 * No text may repeat more than half of another, measured in runs of five words. Once a text is
 * known to be a copy, it is not indexed for later comparisons, so the time grows with the content
 * and not with its square.
 */
export const checkCopies: Check = (content) => {
  const owners: Owners = new Map()
  return indexed(pageTexts(content)).flatMap((wording) => {
    const nearest = nearestOf(wording, owners)
    if (nearest) return [copied(wording.text, nearest.wording.text, nearest.share)]
    addTo(owners, wording)
    return []
  })
}
