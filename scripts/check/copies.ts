import type { Problem } from '../../renderer/content/problem.ts'
import type { Compared } from './compared.ts'
import { type PageText, pageTexts, textOf } from './page-texts.ts'
import type { Check } from './rule.ts'
import { repeatedIn } from './runs.ts'
import { placeOf, problemOf } from './texts.ts'

/** Texts with fewer words, such as labels, may repeat. */
const fewestWords = 10
const mostShared = 0.5

/** A text with the runs that others have too, and the number of all its runs. */
type IndexedText = { text: PageText; shared: ReadonlySet<number>; size: number }
type Owners = Map<number, IndexedText[]>

/** The texts with enough words that have any runs in common. Only these are worth comparing. */
const indexed = (compared: readonly Compared[]): IndexedText[] => {
  const texts = pageTexts(compared)
    .filter(({ words }) => words >= fewestWords)
    .map((text) => ({ text, runs: new Set(text.runs.common) }))
  const found = repeatedIn(texts.map(({ runs }) => [...runs]))
  return texts.flatMap(({ text, runs }) => {
    const shared = new Set([...runs].filter((run) => found.has(run)))
    const { count, common } = text.runs
    return shared.size > 0 ? [{ text, shared, size: count - common.length + runs.size }] : []
  })
}

/**
 * Whether a text has less to itself than it shares. Two that have not are no copies, so nearly all
 * texts of a site need not be compared with each other.
 */
const mayBeCopy = ({ shared, size }: IndexedText): boolean => shared.size > mostShared * size

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

const addTo = (owners: Owners, wording: IndexedText, runs: ReadonlySet<number>) => {
  for (const run of wording.shared) {
    if (!runs.has(run)) continue
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
export const checkCopies: Check = (_content, compared) => {
  const texts = indexed(compared)
  const suspects = new Set(texts.filter(mayBeCopy))
  const suspected = new Set([...suspects].flatMap(({ shared }) => [...shared]))
  const [ofAll, ofSuspects]: [Owners, Owners] = [new Map(), new Map()]
  return texts.flatMap((wording) => {
    const isSuspect = suspects.has(wording)
    const nearest = nearestOf(wording, isSuspect ? ofAll : ofSuspects)
    if (nearest) return [copied(wording.text, nearest.wording.text, nearest.share)]
    addTo(ofAll, wording, suspected)
    if (isSuspect) addTo(ofSuspects, wording, suspected)
    return []
  })
}
