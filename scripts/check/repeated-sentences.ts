import type { ContentFile } from '../../renderer/content/content-folder.ts'
import type { Compared, SentencesByPage } from './compared.ts'
import { proseOf } from './prose.ts'
import type { Check } from './rule.ts'
import { numberOf, repeatedIn } from './runs.ts'
import { beginningOf, pageOf, placeOf, problemAtWords, type Text, wordsIn } from './texts.ts'

/** Shorter sentences, such as "Call before you climb.", may stand anywhere. */
const fewestWords = 8
const mostPages = 2

/** Replacing one city's name with another's makes no new sentence. */
const withoutOwnName = ({ file: { fields, entry } }: Text, sentence: string): string =>
  entry?.kind === 'city' && typeof fields.name === 'string'
    ? sentence.replaceAll(fields.name, '{cityName}')
    : sentence

type Sentence = { text: Text; sentence: string; words: string }

const longSentences = (file: ContentFile): Sentence[] =>
  proseOf(file).flatMap((text) =>
    text.sentences.flatMap((sentence) => {
      const words = wordsIn(withoutOwnName(text, sentence))
      return words.length < fewestWords ? [] : [{ text, sentence, words: words.join(' ') }]
    }),
  )

/** Numbers for the long sentences of a file, by page. */
export const sentencesByPage = (file: ContentFile): SentencesByPage => {
  const pages: Record<string, number[]> = {}
  for (const { text, words } of longSentences(file)) {
    pages[pageOf(text)] ??= []
    pages[pageOf(text)]?.push(numberOf(words))
  }
  return pages
}

/** The files with a sentence that stands on too many pages: few have any, and only those are read. */
const withRepeats = (compared: readonly Compared[]): ContentFile[] => {
  const all = compared.flatMap(({ sentences }) => Object.entries(sentences))
  const repeated = repeatedIn(all.map(([, numbers]) => numbers))
  const pages = new Map([...repeated].map((number) => [number, new Set<string>()]))
  for (const [page, numbers] of all) for (const number of numbers) pages.get(number)?.add(page)
  const isRepeated = (number: number) => (pages.get(number)?.size ?? 0) > mostPages
  return compared
    .filter(({ sentences }) => Object.values(sentences).some((some) => some.some(isRepeated)))
    .map(({ file }) => file)
}

/** The same sentence on a third page tells readers that the pages were filled, not written. */
export const checkRepeatedSentences: Check = (_content, compared) => {
  const places = new Map<string, Map<string, Text>>()
  return withRepeats(compared)
    .flatMap(longSentences)
    .flatMap(({ text, sentence, words }) => {
      const pages = places.get(words) ?? new Map<string, Text>()
      places.set(words, pages)
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
    })
}
