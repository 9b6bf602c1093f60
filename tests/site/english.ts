/** Frequent English words, except those of languages that the site may be translated into. */
const english = new Set(
  `the and of with for your you we is it its that this what how when where which who why from not by
  be been will have had about before after than they their there these those was were would should
  could must any does because while into our every only most more each both just over under between
  through during without within until here then also very same other such own too out off up down
  his her him she them if or to`.split(/\s+/),
)

/** Returns the English words of a text, each once, as written. */
export const englishIn = (text: string): string[] => {
  const words = text.match(/(?<![\p{L}{/@.-])[\p{L}]+(?![\p{L}}/@-])/gu) ?? []
  return [...new Set(words.filter((word) => english.has(word.toLowerCase())))]
}
