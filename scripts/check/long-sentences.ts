import { proseOf } from './prose.ts'
import { forEachFile, nothing } from './rule.ts'
import { beginningOf, problemAtWords } from './texts.ts'

const mostWords = 32

/** Tokens without a letter or digit, such as a dash, are no words. */
const countWords = (sentence: string): number => {
  const tokens = sentence.split(' ')
  if (tokens.length <= mostWords) return tokens.length
  return tokens.filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}

/** Nobody reads a long sentence once only. */
export const checkLongSentences = forEachFile({
  name: 'long sentences',
  reads: nothing,
  find: (file) =>
    proseOf(file).flatMap((text) =>
      text.sentences
        .map((sentence) => ({ sentence, words: countWords(sentence) }))
        .filter(({ words }) => words > mostWords)
        .map(({ sentence, words }) =>
          problemAtWords(
            text,
            sentence,
            `"${beginningOf(sentence)}" is a sentence of ${words} words; make it two, of at most ${mostWords} each`,
          ),
        ),
    ),
})
