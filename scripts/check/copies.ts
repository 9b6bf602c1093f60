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
  // Guides may name the same source.
  const compared = texts.prose.filter((one) => one.isWords && one.field[0] !== 'sources')
  return compared.map((text) => {
    // Unwritten texts look alike and are not copies.
    const words = unwritten.includes(text) ? [] : wordsIn(text.text)
    const length = Math.max(0, words.length - runLength + 1)
    const runs = Array.from({ length }, (_, at) => words.slice(at, at + runLength).join(' '))
    return { text, page: pageOfText(text), words: words.length, runs }
  })
})

/** Shorter texts, such as labels, may repeat, in words. */
const minWords = 18
const maxShared = 0.6

/** A text mostly worded like an earlier one, and the share that the shorter of the two repeats. */
type Copy = { text: ComparedText; of: ComparedText; share: number }

const compare = (texts: readonly ComparedText[]) => {
  const firstWith = new Map<string, ComparedText>()
  /** The runs that several pages have. */
  const shared = new Set<string>()
  const copies = texts.flatMap((text): Copy[] => {
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
  const isCopied = ({ text }: ComparedText) => copiedFiles.some(({ file }) => file === text.file)
  const pages = copiedFiles.length > 0 ? compare(all.texts.filter((one) => !isCopied(one))) : all
  return { ...pages, copiedFiles }
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

/** Returns the long sentences of a text, with their words as they are compared. */
const longSentences = ({ text, page, words }: ComparedText) => {
  const { name } = text.file.fields
  // Replacing one city's name with another's does not make a new sentence.
  const isNamed = text.file.entry?.kind === 'city' && typeof name === 'string' && name.trim() !== ''
  return (words < minSentence ? [] : sentencesIn(text.text)).flatMap((sentence) => {
    const compared = wordsIn(isNamed ? sentence.replaceAll(name, '{cityName}') : sentence)
    return compared.length < minSentence ? [] : [{ text, page, sentence, key: compared.join(' ') }]
  })
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
    yield atText(text, says, sentence)
  }
}

/** The fewest words of its own on a page about a service in a city: almost half of the page. */
const minOwn = 250

/** Counts the words of a text in runs that no other page has. */
const countOwn = ({ runs }: ComparedText, shared: ReadonlySet<string>): number => {
  let own = 0
  let end = 0
  for (const [start, run] of runs.entries()) {
    if (shared.has(run)) continue
    own += start + runLength - Math.max(start, end)
    end = start + runLength
  }
  return own
}

/** Checks that enough text of a page about a service in a city appears nowhere else. */
export const checkOwnWords: ContentRule = function* (content) {
  const { texts, shared } = comparePages(content)
  const local = texts.filter(({ page, text }) => page !== text.file.path)
  for (const page of new Set(local.map((one) => one.page))) {
    const [first, ...others] = local.filter((one) => one.page === page)
    if (!first) continue
    const own = [first, ...others].reduce((sum, one) => sum + countOwn(one, shared), 0)
    const says = `this page has ${own} words of its own, and ${minOwn} is the least; write ${minOwn - own} more`
    const { file, field } = first.text
    if (own > 0 && own < minOwn) yield atField(file, field.slice(0, 2), says)
  }
}
