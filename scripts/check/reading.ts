import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { headFields } from '../../content/schema/kind-of-files.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { makesPages } from '../../renderer/content/content-file.ts'
import { atText, beginningOf, type TextRule } from '../../renderer/content/rules/rule.ts'
import { pageOfText, type Text } from '../../renderer/content/rules/texts.ts'
import { memoizeByKey } from '../../renderer/memoize.ts'

/** A U.S. school grade: what a fourteen-year-old reads with ease. */
const highestGrade = 9
/** The formula is unreliable for shorter texts. */
const minWords = 100
/** Texts of up to this many words without a period are headings and labels. */
const maxLabelWords = 8

/** Read in search results, not on the page. */
const searchFields: readonly string[] = [...headFields, 'keywords']

const isBodyText = ({ field, text }: Text): boolean =>
  !searchFields.includes(String(field[0])) &&
  (/[.!?]$/.test(text) || text.split(' ').length > maxLabelWords)

/** Numerals count as one syllable, and so do placeholders. */
const countSyllables = memoizeByKey((word: string) =>
  word.startsWith('{') ? 1 : Math.max(1, syllable(word)),
)

const countsOf = ({ text }: Text) => {
  const words = text.match(/[\p{L}\p{N}{][\p{L}\p{N}'’.,}-]*/gu) ?? []
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return { sentence: 1, word: words.length, syllable: syllables }
}

/** Checks that the body text of a page is easy to read for every homeowner. */
export const checkReadingGrade: TextRule = function* ({ file, of }) {
  // The formula is that of English.
  const isRead = makesPages(file) && file.language === defaultLanguage
  const sentences = isRead ? of('sentences').filter(isBodyText) : []
  for (const page of new Set(sentences.map(pageOfText))) {
    const ofPage = sentences.filter((one) => pageOfText(one) === page)
    const counts = ofPage.map(countsOf)
    const word = counts.reduce((sum, one) => sum + one.word, 0)
    const syllables = counts.reduce((sum, one) => sum + one.syllable, 0)
    const grade = fleschKincaid({ sentence: ofPage.length, word, syllable: syllables })
    const grades = counts.map(fleschKincaid)
    const hardest = ofPage[grades.indexOf(Math.max(...grades))]
    if (word < minWords || grade <= highestGrade || !hardest) continue
    const says = `the text of this page reads at grade ${grade.toFixed(1)}, and ${highestGrade} is the limit; use shorter sentences and plainer words, first in "${beginningOf(hardest.text)}"`
    yield atText(hardest, says, hardest.text)
  }
}
