import { distance } from 'fastest-levenshtein'

/** The known word the author most likely meant, or undefined if none is close. Ignores case. */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const reach = Math.max(2, Math.floor(word.length / 3))
  const [best] = [...known]
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)
  return best?.name
}

/** `; did you mean "Broward"?`, or an empty string if no known word is close. */
export const didYouMean = (word: string, known: Iterable<string>, quote = '"'): string => {
  const meant = nearest(word, known)
  return meant === undefined ? '' : `; did you mean ${quote}${meant}${quote}?`
}
