/** How many consecutive words are compared as one unit. */
export const runLength = 5

/**
 * A number of 53 bits for a text: of all the runs of a site, hardly two share one. (The function is
 * known as cyrb53.)
 */
export const numberOf = (text: string, from = 0, to = text.length): number => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = from; index < to; index++) {
    const letter = text.charCodeAt(index)
    high = Math.imul(high ^ letter, 2654435761)
    low = Math.imul(low ^ letter, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 2 ** 32 * (low & 0x1fffff) + (high >>> 0)
}

/** How many runs so many words have. */
export const countRuns = (words: number): number => Math.max(0, words - runLength + 1)

/** Numbers for all runs of consecutive words, in order: they are compared faster than words. */
export const runsOf = (words: readonly string[]): number[] => {
  const text = words.join(' ')
  let from = 0
  let to = words.slice(0, runLength).join(' ').length
  return Array.from({ length: countRuns(words.length) }, (_, index) => {
    const run = numberOf(text, from, to)
    from += (words[index]?.length ?? 0) + 1
    to += (words[index + runLength]?.length ?? 0) + 1
    return run
  })
}

/** The numbers that are in these lists more than once. */
export const repeatedIn = (lists: readonly ArrayLike<number>[]): Set<number> => {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  // Far fewer are repeated than there are: a set of all would take ten times the memory.
  all.sort()
  const repeated = new Set<number>()
  for (let index = 1; index < all.length; index++)
    if (all[index] === all[index - 1]) repeated.add(all[index] ?? 0)
  return repeated
}

/**
 * The runs of a text: how many there are, and those that may be in another text too, in order and
 * each with its place.
 */
export type Runs = { count: number; common: readonly number[]; places: readonly number[] }

/** The runs of a text, each of which may be in another. */
export const allRuns = (words: readonly string[]): Runs => {
  const common = runsOf(words)
  return { count: common.length, common, places: [...common.keys()] }
}
