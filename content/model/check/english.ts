import type { Check, CheckInput } from './content.ts'
import { termsOf, withoutNames } from './terms.ts'
import { problemOf } from './texts.ts'
import { textsToTranslate } from './translated-texts.ts'

/**
 * The most frequent words of English that no language we might translate into has as well, such as
 * "on" in French or "has" in Spanish.
 */
export const englishWords: ReadonlySet<string> = new Set(
  `the and of with for your you we is it its that this what how when where which who why from not by
  be been will have had about before after than they their there these those was were would should
  could must any does because while into our every only most more some each both just over under
  between through during without within until here then also very same other such own too out off up
  down his her him she them if or to`.split(/\s+/),
)

/** The English words of a text, each once, as they stand there. */
export const englishIn = (text: string): string[] => [
  ...new Set(
    (text.match(/(?<![\p{L}{/@.])[\p{L}]+(?![\p{L}}/@])/gu) ?? []).filter((word) =>
      englishWords.has(word.toLowerCase()),
    ),
  ),
]

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

/** What is left in English would be read aloud with the sounds of another language. */
export const checkEnglish: Check = (content: CheckInput) => {
  const terms = termsOf(content)
  return content.files.flatMap(textsToTranslate).flatMap((text) => {
    const found = englishIn(terms ? withoutNames(text.text, terms) : text.text)
    return found.length === 0
      ? []
      : [
          problemOf(
            text,
            `has English in it (${quoted(found.slice(0, 4))}): translate it, or list the official name among the names of ${content.terms?.path ?? 'the terms'}`,
          ),
        ]
  })
}
