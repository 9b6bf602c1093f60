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

/**
 * The runs of a text: how many there are, and those that may be in another text too, in order and
 * each with its place.
 */
export type Runs = { count: number; common: readonly number[]; places: readonly number[] }

/**
 * Every run of consecutive words, in order. Numbers stand for them, which are compared and kept at
 * a fraction of the cost.
 */
export const runsOf = (words: readonly string[]): Float64Array => {
  const text = words.join(' ')
  const runs = new Float64Array(Math.max(0, words.length - runLength + 1))
  let from = 0
  let to = words.slice(0, runLength).join(' ').length
  for (let index = 0; index < runs.length; index++) {
    runs[index] = numberOf(text, from, to)
    from += (words[index]?.length ?? 0) + 1
    to += (words[index + runLength]?.length ?? 0) + 1
  }
  return runs
}

/** The runs of a text, each of which may be in another. */
export const allRuns = (words: readonly string[]): Runs => {
  const common = [...runsOf(words)]
  return { count: common.length, common, places: [...common.keys()] }
}
