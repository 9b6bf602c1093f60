import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { headFields } from '../../content/schema/kind-of-files.ts'
import { makesPages } from '../../renderer/content/content-file.ts'
import { atText, beginningOf, type TextRule } from '../../renderer/content/rules/rule.ts'
import { type ProseText, pageOfText } from '../../renderer/content/rules/texts.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

const maxWords = 32
/** A notice required by law, which nobody may shorten. */
const wordsOfTheLaw = 'claimNotice'

/** Tokens without a letter or digit, such as a dash, are not words. */
const countWords = (sentence: string): number =>
  sentence.split(' ').filter((token) => /[\p{L}\p{N}]/u.test(token)).length

/** Reports long sentences, which have to be read twice. */
export const checkLongSentences: TextRule = function* ({ prose }) {
  // A sentence of n words has more than 2n characters.
  for (const text of prose.filter(({ field }) => field[0] !== wordsOfTheLaw))
    for (const sentence of text.sentences) {
      const count = sentence.length > 2 * maxWords ? countWords(sentence) : 0
      if (count <= maxWords) continue
      const says = `"${beginningOf(sentence)}" is a sentence of ${count} words; split it, into at most ${maxWords} words each`
      yield atText(text, says, sentence)
    }
}

/** A U.S. school grade: what a fourteen-year-old reads with ease. */
const highestGrade = 9
/** The formula is unreliable for shorter texts. */
const minWords = 100
/** Texts of up to this many words without a period are headings and labels. */
const maxLabelWords = 8

/** Read in search results, not on the page. */
const searchFields: readonly string[] = [...headFields, 'keywords']

const isBodyText = ({ field, text }: ProseText): boolean =>
  !searchFields.includes(String(field[0])) &&
  (/[.!?]$/.test(text) || text.split(' ').length > maxLabelWords)

/** Numerals count as one syllable, and so do placeholders. */
const countSyllables = memoizeByKey((word: string) =>
  word.startsWith('{') ? 1 : Math.max(1, syllable(word)),
)

const countsOf = (sentence: string) => {
  const words = sentence.match(/[\p{L}\p{N}{][\p{L}\p{N}'’.,}-]*/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return { sentence: 1, word: words.length, syllable: syllables }
}

/** Checks that the body text of a page is easy to read for every homeowner. */
export const checkReadingGrade: TextRule = function* ({ file, prose }) {
  const sentences = (makesPages(file) ? prose.filter(isBodyText) : []).flatMap((text) =>
    text.sentences.map((sentence) => ({ text, sentence, counts: countsOf(sentence) })),
  )
  for (const page of new Set(sentences.map(({ text }) => pageOfText(text)))) {
    const ofPage = sentences.filter(({ text }) => pageOfText(text) === page)
    const word = ofPage.reduce((sum, { counts }) => sum + counts.word, 0)
    const syllables = ofPage.reduce((sum, { counts }) => sum + counts.syllable, 0)
    const grade = fleschKincaid({ sentence: ofPage.length, word, syllable: syllables })
    if (word < minWords || grade <= highestGrade) continue
    const [hardest] = ofPage.sort((a, b) => fleschKincaid(b.counts) - fleschKincaid(a.counts))
    if (!hardest) continue
    const { text, sentence } = hardest
    const says = `the text of this page reads at grade ${grade.toFixed(1)}, and ${highestGrade} is the limit; use shorter sentences and plainer words, first in "${beginningOf(sentence)}"`
    yield atText(text, says, sentence)
  }
}
