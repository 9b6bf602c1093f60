import { type Check, makesPages } from './content.ts'
import type { Problem } from './problem.ts'
import { fieldTexts, paragraphs, placeOf, problemOf, runsOf, type Text, wordsIn } from './texts.ts'

/** Texts with fewer words, such as labels, may repeat. */
const fewestWords = 10
const mostShared = 0.5

type IndexedText = { text: Text; runs: ReadonlySet<string> }

/**
 * The earlier text that shares the most wording with this one, and the share as a fraction of the
 * shorter text.
 */
const nearestOf = (
  runs: ReadonlySet<string>,
  owners: ReadonlyMap<string, readonly IndexedText[]>,
) => {
  const shared = new Map<IndexedText, number>()
  for (const run of runs)
    for (const owner of owners.get(run) ?? []) shared.set(owner, (shared.get(owner) ?? 0) + 1)
  let nearest: { wording: IndexedText; share: number } | undefined
  for (const [wording, count] of shared) {
    const share = count / Math.min(runs.size, wording.runs.size)
    if (share > (nearest?.share ?? mostShared)) nearest = { wording, share }
  }
  return nearest
}

const copied = (text: Text, other: Text, share: number): Problem =>
  problemOf(
    text,
    `${Math.round(share * 100)} % of this text stands in ${placeOf(other)} as well; write it afresh`,
  )

/**
 * No text may repeat more than half of another, measured in runs of five words. Once a text is
 * known to be a copy, it is not indexed for later comparisons, so the time grows with the content
 * and not with its square.
 */
export const checkCopies: Check = ({ files }) => {
  const owners = new Map<string, IndexedText[]>()
  return files
    .filter(makesPages)
    .flatMap((file) => [...fieldTexts(file), ...paragraphs(file)])
    .flatMap((text) => {
      const words = wordsIn(text.text)
      if (words.length < fewestWords) return []
      const runs = new Set(runsOf(words))
      const nearest = nearestOf(runs, owners)
      if (nearest) return [copied(text, nearest.wording.text, nearest.share)]
      const wording = { text, runs }
      for (const run of runs) {
        const known = owners.get(run)
        if (known) known.push(wording)
        else owners.set(run, [wording])
      }
      return []
    })
}
