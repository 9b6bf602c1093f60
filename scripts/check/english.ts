import { forEachFile } from './rule.ts'
import { namesIn, withoutNames } from './terms.ts'
import { problemAtWords } from './texts.ts'
import { ownWordsOf } from './translated-texts.ts'

/**
 * The most frequent words of English that no language we might translate into has as well, such as
 * "on" in French or "has" in Spanish.
 */
const englishWords: ReadonlySet<string> = new Set(
  `the and of with for your you we is it its that this what how when where which who why from not by
  be been will have had about before after than they their there these those was were would should
  could must any does because while into our every only most more each both just over under
  between through during without within until here then also very same other such own too out off up
  down his her him she them if or to`.split(/\s+/),
)

/** The English words of a text, each once, as they stand there. */
export const englishIn = (text: string): string[] => [
  ...new Set(
    (text.match(/(?<![\p{L}{/@.-])[\p{L}]+(?![\p{L}}/@-])/gu) ?? []).filter((word) =>
      englishWords.has(word.toLowerCase()),
    ),
  ),
]

/** What is left in English would be read aloud with the sounds of another language. */
export const checkEnglish = forEachFile({
  name: 'English that is left',
  reads: (content) => ({ names: namesIn(content), list: content.terms?.path ?? 'the terms' }),
  find: (file, { names, list }) =>
    ownWordsOf(file).flatMap((text) => {
      // Few texts have any, and taking out the names takes longer than looking for words.
      const has = englishIn(text.text).length > 0
      const [first, ...others] = has ? englishIn(withoutNames(text.text, names)) : []
      if (first === undefined) return []
      const found = [first, ...others].slice(0, 4).join('", "')
      const message = `English is left here ("${found}"): translate it, or list the official name that it is part of in ${list}`
      return [problemAtWords(text, first, message)]
    }),
})
