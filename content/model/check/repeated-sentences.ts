import type { Check, ContentFile } from './content.ts'
import { inEachFile, nothing, ruleFrom } from './each-file.ts'
import { proseOf } from './prose.ts'
import { withRepeats, written } from './repeats.ts'
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

type Sentence = { text: Text; sentence: string; words: string }

const longSentences = (file: ContentFile): Sentence[] =>
  proseOf(file).flatMap((text) =>
    sentencesIn(text.text).flatMap((sentence) => {
      const words = wordsIn(withoutOwnName(text, sentence))
      return words.length < fewestWords ? [] : [{ text, sentence, words: words.join(' ') }]
    }),
  )

const sentences = inEachFile({
  name: 'sentences',
  reads: nothing,
  find: (file) =>
    written(longSentences(file).map(({ text, words }) => ({ what: words, place: pageOf(text) }))),
})

/** The same sentence on a third page tells readers that the pages were filled, not written. */
export const checkRepeatedSentences: Check = ruleFrom(sentences, (content) => {
  const places = new Map<string, Map<string, Text>>()
  return withRepeats(content.files, sentences(content), mostPages)
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
})
