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

/** A text of a page, with its words and its runs of words in order. */
type ComparedText = { text: Text; page: string; words: number; runs: readonly string[] }

const comparedTexts = memoize((file: ContentFile): ComparedText[] => {
  const texts = readTexts(file)
  const unwritten = unwrittenIn(texts)
  // Guides may name the same source, and unwritten texts look alike.
  return texts.prose
    .filter((one) => one.isWords && one.field[0] !== 'sources' && !unwritten.includes(one))
    .map((text) => {
      const words = wordsIn(text.text)
      const length = Math.max(0, words.length - runLength + 1)
      const runs = Array.from({ length }, (_, at) => words.slice(at, at + runLength).join(' '))
      return { text, page: pageOfText(text), words: words.length, runs }
    })
})

/** Shorter texts, such as labels, may repeat, in words. */
const minWords = 18
const maxShared = 0.6

/** Returns the texts mostly worded like an earlier one, and the runs that several pages have. */
const compare = (texts: readonly ComparedText[]) => {
  const firstWith = new Map<string, ComparedText>()
  const shared = new Set<string>()
  const copies = texts.flatMap((text) => {
    const counts = new Map<ComparedText, number>()
    for (const run of new Set(text.runs)) {
      const first = firstWith.get(run)
      if (!first) firstWith.set(run, text)
      else counts.set(first, (counts.get(first) ?? 0) + 1)
      if (first && first.page !== text.page) shared.add(run)
    }
    const [copy] = [...counts]
      .map(([of, count]) => ({ of, share: count / Math.min(text.runs.length, of.runs.length) }))
      .filter(({ of, share }) => share > maxShared && Math.min(text.words, of.words) >= minWords)
      .sort((a, b) => b.share - a.share)
    return copy ? [{ text, ...copy }] : []
  })
  return { texts, copies, shared }
}

/** With fewer copied texts, a file may just resemble its kind. */
const minCopies = 4

/** Returns the files of which most texts are copied from one other file. */
const copiedFilesIn = ({ texts, copies }: ReturnType<typeof compare>) =>
  [...new Set(copies.map(({ text }) => text.text.file))].flatMap((file) => {
    const own = copies.filter(({ text }) => text.text.file === file)
    const long = texts.filter(({ text, words }) => text.file === file && words >= minWords)
    const of = own[0]?.of.text.file
    const isCopy = of && own.length >= Math.max(minCopies, long.length / 2)
    return isCopy ? [{ file, of, count: own.length }] : []
  })

/** Compares the pages of a language without copied files: what these repeat is no fault of others. */
const comparePages = memoize(({ files }: LanguageContent) => {
  const all = compare(files.filter(makesPages).flatMap(comparedTexts))
  const copiedFiles = copiedFilesIn(all)
  if (copiedFiles.length === 0) return { ...all, copiedFiles }
  const copied = new Set(copiedFiles.map(({ file }) => file))
  return { ...compare(all.texts.filter(({ text }) => !copied.has(text.file))), copiedFiles }
})

export const checkCopies: ContentRule = (content) =>
  comparePages(content).copies.map(({ text, of, share }) => {
    const says = `${Math.round(share * 100)} % of this text is also in ${placeOf(of.text)}; rewrite it`
    return atText(text.text, says)
  })

/** Reports copied files. Their other problems would fill hundreds of messages, and go with the copy. */
export const copiedFiles = (content: LanguageContent): ReadonlyMap<string, Problem> =>
  new Map(
    comparePages(content).copiedFiles.map(({ file: { path, entry }, of, count }) => {
      const begin = `npm run new -- ${entry?.kind ?? 'page'}`
      const says = `this is a copy of ${of.path}, with ${count} identical texts: delete it, and start with ${begin}, which asks for its own words`
      const problem = { id: 'copied-file', ...atFile(path, says) }
      return [path, content.hidden.has(path) ? asWarning(problem) : problem]
    }),
  )

/** Shorter sentences, such as "Call before you climb.", may repeat. */
const minSentence = 8
const maxPages = 2

/** Returns the words of a sentence, in which another name of a city makes no new sentence. */
const comparedWords = (sentence: string, { entry, fields: { name } }: ContentFile): string[] => {
  const isNamed = entry?.kind === 'city' && typeof name === 'string' && name.trim() !== ''
  return wordsIn(isNamed ? sentence.replaceAll(name, '{cityName}') : sentence)
}

/** Reports sentences on a third page: readers notice that pages were filled, not written. */
export const checkRepeatedSentences: ContentRule = function* (content) {
  const pagesOf = new Map<string, Map<string, Text>>()
  for (const { text, page } of comparePages(content).texts)
    for (const sentence of sentencesIn(text.text)) {
      const words = comparedWords(sentence, text.file)
      const pages = pagesOf.get(words.join(' ')) ?? new Map<string, Text>()
      if (words.length >= minSentence) pagesOf.set(words.join(' '), pages)
      const others = [...pages].flatMap(([other, first]) =>
        other === page ? [] : [placeOf(first)],
      )
      if (!pages.has(page)) pages.set(page, text)
      const says = `"${beginningOf(sentence)}" is also in ${others.slice(0, maxPages).join(' and ')}; say here what is true of this page only`
      if (others.length >= maxPages) yield atText(text, says, sentence)
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
    const own = ofPage.reduce((sum, { runs, words }) => {
      const unique = runs.filter((run) => !shared.has(run)).length
      return sum + (unique > 0 ? unique + words - runs.length : 0)
    }, 0)
    const says = `this page has ${own} words of its own, and ${minOwn} is the least; write ${minOwn - own} more`
    const [first] = ofPage
    if (first && own > 0 && own < minOwn)
      yield atField(first.text.file, first.text.field.slice(0, 2), says)
  }
}
