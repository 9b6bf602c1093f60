import { type ContentFile, makesPages } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { unwrittenIn } from '../../renderer/content/rules/phrases.ts'
import {
  asWarning,
  atField,
  atFile,
  atText,
  beginningOf,
  type ContentRule,
  placeOf,
} from '../../renderer/content/rules/rule.ts'
import {
  pageOfText,
  readTexts,
  sentencesIn,
  type Text,
  wordsIn,
} from '../../renderer/content/rules/texts.ts'
import { memoize } from '../../renderer/memoize.ts'

/** The number of consecutive words compared as one unit. */
const runLength = 5

/** A text of a page, with its words and its runs of words. */
type ComparedText = { text: Text; page: string; words: number; runs: readonly string[] }

const comparedTexts = memoize((file: ContentFile): ComparedText[] => {
  const texts = readTexts(file)
  const unwritten = unwrittenIn(texts)
  const compared = texts
    .of('prose')
    // Guides may name the same source, and unwritten texts look alike.
    .filter((one) => one.isWords && one.field[0] !== 'sources' && !unwritten.includes(one))
  return compared.map((text) => {
    const words = wordsIn(text.text)
    const runs = words.map((_, at) => words.slice(at, at + runLength))
    const whole = runs.filter(({ length }) => length === runLength).map((run) => run.join(' '))
    return { text, page: pageOfText(text), words: words.length, runs: [...new Set(whole)] }
  })
})

/** Shorter texts, such as labels, may repeat, in words. */
const minWords = 18
const isLong = ({ words }: ComparedText) => words >= minWords
const maxShared = 0.6

/** Returns the texts mostly worded like an earlier one, and the runs that several pages have. */
const compare = (texts: readonly ComparedText[]) => {
  const firstWith = new Map<string, ComparedText>()
  const shared = new Set<string>()
  const copies = texts.flatMap((text) => {
    const counts = new Map<ComparedText, number>()
    for (const run of text.runs) {
      const first = firstWith.get(run)
      if (!first) firstWith.set(run, text)
      else counts.set(first, (counts.get(first) ?? 0) + 1)
      if (first && first.page !== text.page) shared.add(run)
    }
    const [copy] = [...counts]
      .map(([of, count]) => ({
        text,
        of,
        share: count / Math.min(text.runs.length, of.runs.length),
      }))
      .filter(({ of, share }) => share > maxShared && isLong(text) && isLong(of))
      .sort((a, b) => b.share - a.share)
    return copy ?? []
  })
  return { texts, copies, shared }
}

/** With fewer copied texts, a file may just resemble its kind. */
const minCopies = 4

/** Returns how many texts of each file, if they are most of it, are copied from another file. */
const copiedFilesIn = ({ texts, copies }: ReturnType<typeof compare>) => {
  const files = new Map(copies.map(({ text, of }) => [text.text.file, of.text.file]))
  return [...files].flatMap(([file, of]) => {
    const count = copies.filter(({ text }) => text.text.file === file).length
    const long = texts.filter((one) => one.text.file === file && isLong(one)).length
    return count >= Math.max(minCopies, long / 2) ? { file, of, count } : []
  })
}

/** Compares the pages of a language without copied files: what these repeat is no fault of others. */
const comparePages = memoize(({ files }: LanguageContent) => {
  const all = compare(files.filter(makesPages).flatMap(comparedTexts))
  const copied = copiedFilesIn(all)
  const own = all.texts.filter(({ text }) => copied.every(({ file }) => file !== text.file))
  return { ...(copied.length > 0 ? compare(own) : all), copied }
})

export const checkCopies: ContentRule = (content) =>
  comparePages(content).copies.map(({ text, of, share }) => {
    const says = `${Math.round(share * 100)} % of this text is also in ${placeOf(of.text)}; rewrite it`
    return atText(text.text, says)
  })

/** Reports copied files. Their other problems would fill hundreds of messages, and go with the copy. */
export const copiedFiles = (content: LanguageContent): Problem[] =>
  comparePages(content).copied.map(({ file: { path, entry }, of, count }) => {
    const begin = `npm run new -- ${entry?.kind ?? 'page'}`
    const says = `this is a copy of ${of.path}, with ${count} identical texts: delete it, and start with ${begin}, which asks for its own words`
    const problem = { id: 'copied-file', ...atFile(path, says) }
    return content.hidden.has(path) ? asWarning(problem) : problem
  })

/** Shorter sentences, such as "Call before you climb.", may repeat. */
const minSentence = 8
const maxPages = 2

/** Reports sentences on a third page: readers notice that pages were filled, not written. */
export const checkRepeatedSentences: ContentRule = function* (content) {
  const pagesOf = new Map<string, Map<string, Text>>()
  for (const { text, page } of comparePages(content).texts)
    for (const sentence of sentencesIn(text.text)) {
      const { entry, fields } = text.file
      // Another name of a city makes no new sentence.
      const name = entry?.kind === 'city' && `${fields.name ?? ''}`.trim()
      const words = wordsIn(name ? sentence.replaceAll(name, '{cityName}') : sentence)
      if (words.length < minSentence) continue
      const pages = pagesOf.get(words.join(' ')) ?? new Map<string, Text>()
      pagesOf.set(words.join(' '), pages)
      const others = [...pages.keys()].filter((other) => other !== page).slice(0, maxPages)
      if (!pages.has(page)) pages.set(page, text)
      const places = others.flatMap((other) => pages.get(other) ?? []).map(placeOf)
      const says = `"${beginningOf(sentence)}" is also in ${places.join(' and ')}; say here what is true of this page only`
      if (others.length === maxPages) yield atText(text, says, sentence)
    }
}

/** The fewest words of its own on a page about a service in a city: almost half of the page. */
const minOwn = 250

/** Checks that enough text of a page about a service in a city appears nowhere else. */
export const checkOwnWords: ContentRule = function* (content) {
  const { texts, shared } = comparePages(content)
  const local = texts.filter(({ page, text }) => page !== text.file.path)
  for (const page of new Set(local.map((one) => one.page))) {
    const ofPage = local.filter((one) => one.page === page)
    // A word is in the run that it begins; the last of a text are in its last run.
    const own = ofPage.reduce((sum, { runs }) => {
      const unique = runs.filter((run) => !shared.has(run)).length
      return unique > 0 ? sum + unique + runLength - 1 : sum
    }, 0)
    const says = `this page has ${own} words of its own, and ${minOwn} is the least; write ${minOwn - own} more`
    const [first] = ofPage
    if (first && own > 0 && own < minOwn)
      yield atField(first.text.file, first.text.field.slice(0, 2), says)
  }
}
