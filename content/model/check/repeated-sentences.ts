import type { Check } from './content.ts'
import { proseOf } from './prose.ts'
import { sentencesIn } from './sentences.ts'
import { beginningOf, pageOf, placeOf, problemAtWords, type Text, wordsIn } from './texts.ts'

/** Shorter sentences, such as "Call before you climb.", may stand anywhere. */
const fewestWords = 8
const mostPages = 2

/** Replacing one city's name with another's makes no new sentence. */
const withoutOwnName = ({ file: { fields, entry } }: Text, sentence: string): string =>
  entry?.kind === 'city' && typeof fields.name === 'string'
    ? sentence.replaceAll(fields.name, '{cityName}')
    : sentence

/** The same sentence on a third page tells readers that the pages were filled, not written. */
export const checkRepeatedSentences: Check = (content) => {
  const places = new Map<string, Map<string, Text>>()
  return proseOf(content).flatMap((text) =>
    sentencesIn(text.text).flatMap((sentence) => {
      const words = wordsIn(withoutOwnName(text, sentence))
      if (words.length < fewestWords) return []
      const key = words.join(' ')
      const pages = places.get(key) ?? new Map<string, Text>()
      places.set(key, pages)
      const others = [...pages.entries()].filter(([page]) => page !== pageOf(text))
      if (!pages.has(pageOf(text))) pages.set(pageOf(text), text)
      if (others.length < mostPages) return []
      const where = others
        .slice(0, mostPages)
        .map(([, other]) => placeOf(other))
        .join(' and ')
      return [
        problemAtWords(
          text,
          sentence,
          `"${beginningOf(sentence)}" stands in ${where} as well; say here what is true of this page only`,
        ),
      ]
    }),
  )
}
