/** White space after the end of a sentence, where another may begin. */
const gap = /(?<=[.!?…]["”’')\]]*) (?=["“‘'([¿¡]*[\p{Lu}\d{$#])/gu

/** Periods of these words end no sentence when a name follows: "St. Lucie", "U.S. Army". */
const beforeName = /(?:^|[\s("“])(?:St|Mt|Ft|Dr|Dra|Mr|Mrs|Ms|Sr|Sra|vs|e\.g|i\.e|U\.S)\.$/
/** Periods of these words end no sentence when a number follows: "No. 5", "s. 553.844". */
const beforeNumber = /(?:^|[\s("“])(?:Nos?|Núm|ss?|ch|art|pág|sec|fig|approx|vs)\.$/i

/**
 * The sentences of a text on one line. `Intl.Segmenter` ends one after "St." and none before a
 * number, as in "It lasts. 20 years are usual."
 */
export const sentencesIn = (text: string): string[] => {
  const sentences: string[] = []
  let start = 0
  for (const { index } of text.matchAll(gap)) {
    const before = text.slice(start, index)
    const isNumber = /\d/.test(text[index + 1] ?? '')
    if ((isNumber ? beforeNumber : beforeName).test(before)) continue
    sentences.push(before)
    start = index + 1
  }
  return [...sentences, text.slice(start)].filter((sentence) => sentence !== '')
}
