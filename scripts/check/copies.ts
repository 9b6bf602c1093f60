import type { LanguageContent } from '../../renderer/content/language-content.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import {
  asWarning,
  atFile,
  atText,
  atWords,
  beginningOf,
  placeOf,
} from '../../renderer/content/rules/problems.ts'
import type { ContentRule } from '../../renderer/content/rules/rule.ts'
import { sentencesIn, type Text, wordsIn } from '../../renderer/content/rules/texts.ts'
import { onOneLine } from '../../renderer/content/version.ts'
import { type ComparedText, comparePages } from './compared.ts'

export const checkCopies: ContentRule = (content) =>
  comparePages(content).copies.map(({ text, of, share }) => {
    const says = `${Math.round(share * 100)} % of this text is also in ${placeOf(of.text)}; rewrite it`
    return atText('copied-text', text.text, says)
  })

/** Reports copied files. Their other problems would fill hundreds of messages, and go with the copy. */
export const copiedFiles = (content: LanguageContent): ReadonlyMap<string, Problem> =>
  new Map(
    comparePages(content).copiedFiles.map(({ file: { path, entry }, of, count }) => {
      const begin = `npm run new -- ${entry?.kind ?? 'page'}`
      const says = `this is a copy of ${of.path}, with ${count} identical texts: delete it, and start with ${begin}, which asks for its own words`
      const problem = atFile('copied-file', path, says)
      return [path, content.hidden.has(path) ? asWarning(problem) : problem]
    }),
  )

/** Shorter sentences, such as "Call before you climb.", may repeat. */
const minWords = 8
const maxPages = 2

/** A tag is a name; what its properties say is text. */
const withoutTags = (text: string): string =>
  text.replace(/<[^>]*>/g, (tag) => (tag.match(/(?<=")[^"]+(?=")/g) ?? []).join('. '))

/** Returns the long sentences of a text, with their words as they are compared. */
const longSentences = ({ text, page, words }: ComparedText) => {
  const { name } = text.file.fields
  // Replacing one city's name with another's does not make a new sentence.
  const isNamed = text.file.entry?.kind === 'city' && typeof name === 'string' && name.trim() !== ''
  return (words < minWords ? [] : sentencesIn(onOneLine(withoutTags(text.text)))).flatMap(
    (sentence) => {
      const compared = wordsIn(isNamed ? sentence.replaceAll(name, '{cityName}') : sentence)
      return compared.length < minWords ? [] : [{ text, page, sentence, key: compared.join(' ') }]
    },
  )
}

/** Reports sentences on a third page: readers notice that pages were filled, not written. */
export const checkRepeatedSentences: ContentRule = function* (content) {
  const pagesOf = new Map<string, Map<string, Text>>()
  for (const { text, page, sentence, key } of comparePages(content).texts.flatMap(longSentences)) {
    const pages = pagesOf.get(key) ?? new Map<string, Text>()
    const others = [...pages].filter(([other]) => other !== page).map(([, other]) => other)
    pagesOf.set(key, pages)
    if (!pages.has(page)) pages.set(page, text)
    if (others.length < maxPages) continue
    const places = others.slice(0, maxPages).map(placeOf).join(' and ')
    const says = `"${beginningOf(sentence)}" is also in ${places}; say here what is true of this page only`
    yield atWords('repeated-sentence', text, sentence, says)
  }
}
