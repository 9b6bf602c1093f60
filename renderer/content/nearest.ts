import { distance } from 'fastest-levenshtein'

/** Shorter words begin too many names to mean one of them. */
const minBeginning = 4

/**
 * Returns the known word that the author most likely meant, if one is close: spelled alike or begun
 * with theirs, as `doral-fl` with `doral`. Ignores case.
 */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const written = word.toLowerCase()
  const reach = Math.max(2, Math.floor(word.length / 3))
  const [best] = [...known]
    .map((name) => ({ name, lower: name.toLowerCase() }))
    .map(({ name, lower }) => ({
      name,
      away: distance(written, lower),
      isBegun: word.length >= minBeginning && lower.startsWith(written),
    }))
    .filter(({ away, isBegun }) => isBegun || away <= reach)
    .sort((a, b) => a.away - b.away)
  return best?.name
}

/** Returns `; did you mean "Broward"?`, or an empty string if no known word is close. */
export const didYouMean = (word: string, known: Iterable<string>, quote = '"'): string => {
  const meant = nearest(word, known)
  return meant === undefined ? '' : `; did you mean ${quote}${meant}${quote}?`
}
