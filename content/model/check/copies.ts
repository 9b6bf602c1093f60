import type { Check } from './content.ts'
import { type PageText, pageTexts, textOf } from './page-texts.ts'
import type { Problem } from './problem.ts'
import { placeOf, problemOf } from './texts.ts'

/** Texts with fewer words, such as labels, may repeat. */
const fewestWords = 10
const mostShared = 0.5

type IndexedText = { text: PageText; runs: ReadonlySet<number> }
/** The texts that have a run: most runs stand in one only. */
type Owners = Map<number, IndexedText | IndexedText[]>

/**
 * The earlier text that shares the most wording with this one, and the share as a fraction of the
 * shorter text.
 */
const nearestOf = (runs: ReadonlySet<number>, owners: Owners) => {
  const shared = new Map<IndexedText, number>()
  for (const run of runs)
    for (const owner of [owners.get(run) ?? []].flat())
      shared.set(owner, (shared.get(owner) ?? 0) + 1)
  let nearest: { wording: IndexedText; share: number } | undefined
  for (const [wording, count] of shared) {
    const share = count / Math.min(runs.size, wording.runs.size)
    if (share > (nearest?.share ?? mostShared)) nearest = { wording, share }
  }
  return nearest
}

const addTo = (owners: Owners, wording: IndexedText) => {
  for (const run of wording.runs) {
    const known = owners.get(run)
    if (known === undefined) owners.set(run, wording)
    else if (Array.isArray(known)) known.push(wording)
    else owners.set(run, [known, wording])
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
  return pageTexts(content).flatMap((text) => {
    if (text.words < fewestWords) return []
    const runs = new Set(text.runs)
    const nearest = nearestOf(runs, owners)
    if (nearest) return [copied(text, nearest.wording.text, nearest.share)]
    addTo(owners, { text, runs })
    return []
  })
}
