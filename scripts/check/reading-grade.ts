import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { kinds } from '../../content/schema/kinds.ts'
import { makesPages } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { proseOf } from './prose.ts'
import { forEachFile, nothing } from './rule.ts'
import { beginningOf, pageOf, problemAtWords, type Text } from './texts.ts'

/** A grade of the schools of the United States: what a fourteen-year-old reads with ease. */
const highestGrade = 9
/** The formula says little about a shorter text. */
const fewestWords = 100
/** Shorter texts without a period are headings and labels. */
const fewestWordsOfLabel = 8

/** Read in search results, not on the page. */
const headFields: readonly string[] = [
  ...Object.values(kinds).flatMap(({ titleField, descriptionField }) => [
    titleField,
    descriptionField,
  ]),
  'keywords',
]

type Counts = { sentence: number; word: number; syllable: number }
type CountedSentence = { text: Text; sentence: string; counts: Counts }

/** More words than a language uses often: the names of a large site would fill the memory. */
const mostWords = 20_000
const syllablesOf = new Map<string, number>()

/** Numerals count as one syllable, and so do places for values. */
const countSyllables = (word: string): number => {
  const known = syllablesOf.get(word)
  if (known !== undefined) return known
  const count = word.startsWith('{') ? 1 : Math.max(1, syllable(word))
  if (syllablesOf.size >= mostWords) syllablesOf.clear()
  syllablesOf.set(word, count)
  return count
}

const count = (sentence: string): Counts => {
  const words = sentence.match(/[\p{L}\p{N}{][\p{L}\p{N}'’.,}-]*/gu) ?? []
  return {
    sentence: 1,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + countSyllables(word), 0),
  }
}

const isBodyText = ({ field, text }: Text): boolean =>
  !headFields.includes(String(field[0])) &&
  (/[.!?]$/.test(text) || text.split(' ').length > fewestWordsOfLabel)

const total = (sentences: readonly CountedSentence[]): Counts =>
  sentences.reduce(
    (sum, { counts }) => ({
      sentence: sum.sentence + counts.sentence,
      word: sum.word + counts.word,
      syllable: sum.syllable + counts.syllable,
    }),
    { sentence: 0, word: 0, syllable: 0 },
  )

const checkPage = (sentences: readonly CountedSentence[]): Problem[] => {
  const counts = total(sentences)
  const grade = fleschKincaid(counts)
  const hardest = sentences.toSorted((a, b) => fleschKincaid(b.counts) - fleschKincaid(a.counts))[0]
  if (counts.word < fewestWords || grade <= highestGrade || !hardest) return []
  const { text, sentence } = hardest
  const message = `the text of this page reads at grade ${grade.toFixed(1)}, and ${highestGrade} is the limit; use shorter sentences and plainer words, first in "${beginningOf(sentence)}"`
  return [problemAtWords(text, sentence, message)]
}

/** The body text of a page has to be easy for everyone who owns a house. */
export const checkReadingGrade = forEachFile({
  name: 'reading grade',
  reads: nothing,
  find: (file) => {
    const pages = new Map<string, CountedSentence[]>()
    for (const text of makesPages(file) ? proseOf(file) : []) {
      if (!isBodyText(text)) continue
      const page = pages.get(pageOf(text)) ?? []
      pages.set(pageOf(text), page)
      for (const sentence of text.sentences) page.push({ text, sentence, counts: count(sentence) })
    }
    return [...pages.values()].flatMap(checkPage)
  },
})
