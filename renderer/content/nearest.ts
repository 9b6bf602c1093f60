import { distance } from 'fastest-levenshtein'

/** The known word the author most likely meant, or undefined if none is close. Ignores case. */
export const nearest = (word: string, known: Iterable<string>): string | undefined => {
  const reach = Math.max(2, Math.floor(word.length / 3))
  let best: { word: string; away: number } | undefined
  for (const candidate of known) {
    const away = distance(word.toLowerCase(), candidate.toLowerCase())
    if (away <= reach && away < (best?.away ?? Number.POSITIVE_INFINITY))
      best = { word: candidate, away }
  }
  return best?.word
}

/** `; did you mean "Broward"?`, or an empty string if no known word is close. */
export const didYouMean = (word: string, known: Iterable<string>, quote = '"'): string => {
  const meant = nearest(word, known)
  return meant === undefined ? '' : `; did you mean ${quote}${meant}${quote}?`
}
