import { type ContentFile, makesPages } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { isUnwritten } from '../../renderer/content/rules/phrases.ts'
import {
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
} from '../../renderer/content/rules/texts.ts'
import { memoize } from '../../renderer/memoize.ts'

/** Returns the words of a text, without tags. */
const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu) ?? []

/** The number of consecutive words compared as one unit. */
const runLength = 5

/** A text of a page, how many words it has, and its runs of words. */
type ComparedText = Text & { page: string; length: number; runs: readonly string[] }

const comparedTexts = memoize((file: ContentFile): ComparedText[] => {
  // Guides may name the same source, and unwritten texts look alike.
  const isOwn = (text: Text) => text.field[0] !== 'sources' && !isUnwritten(text)
  const texts = readTexts(file).of('words').filter(isOwn)
  return texts.map((text) => {
    const words = wordsIn(text.text)
    const starts = words.slice(runLength - 1)
    const runs = starts.map((_, at) => words.slice(at, at + runLength).join(' '))
    return { ...text, page: pageOfText(text), length: words.length, runs: [...new Set(runs)] }
  })
})

/** Shorter texts, such as labels, may repeat, in words. */
const minWords = 18
const isLong = ({ length }: ComparedText) => length >= minWords
const maxShared = 0.6

type Copy = { text: ComparedText; of: ComparedText; share: number }

/** Returns that a text is mostly in an earlier one, if it is. */
const copyOf = (text: ComparedText, firstWith: ReadonlyMap<string, ComparedText>): Copy[] => {
  const counts = new Map<ComparedText, number>()
  for (const first of text.runs.flatMap((run) => firstWith.get(run) ?? []))
    counts.set(first, (counts.get(first) ?? 0) + 1)
  return [...counts]
    .map(([of, count]) => ({ text, of, share: count / Math.min(text.runs.length, of.runs.length) }))
    .filter(({ of, share }) => share > maxShared && isLong(text) && isLong(of))
    .sort((a, b) => b.share - a.share)
    .slice(0, 1)
}

/** With fewer copied texts, a file may just resemble its kind. */
const minCopies = 4

/**
 * Compares the texts of a language with earlier ones: returns the copies, the runs on several pages,
 * and the files that are copies, whose texts are no others': what they repeat is no fault of theirs.
 */
const comparePages = memoize(({ files }: LanguageContent) => {
  const firstWith = new Map<string, ComparedText>()
  const shared = new Set<string>()
  const [texts, copies]: [ComparedText[], Copy[]] = [[], []]
  const copied = files.filter(makesPages).flatMap((file) => {
    const own = comparedTexts(file)
    const ofOthers = own.flatMap((text) => copyOf(text, firstWith))
    if (ofOthers.length >= Math.max(minCopies, own.filter(isLong).length / 2))
      return { file, count: ofOthers.length, of: ofOthers.at(-1)?.of.file.path }
    for (const text of own) {
      texts.push(text)
      copies.push(...copyOf(text, firstWith))
      for (const run of text.runs) {
        const first = firstWith.get(run) ?? text
        firstWith.set(run, first)
        if (first.page !== text.page) shared.add(run)
      }
    }
    return []
  })
  return { texts, shared, copies, copied }
})

export const checkCopies: ContentRule = (content) =>
  comparePages(content).copies.map(({ text, of, share }) => {
    const says = `${Math.round(share * 100)} % of this text is also in ${placeOf(of)}; rewrite it`
    return atText(text, says)
  })

/** Reports copied files. Their other problems would fill hundreds of messages, and go with the copy. */
export const checkCopiedFiles: ContentRule = (content) =>
  comparePages(content).copied.map(({ file: { path, entry }, count, of }) => {
    const begin = `npm run new -- ${entry?.kind ?? 'page'}`
    const says = `this is a copy of ${of}, with ${count} identical texts: delete it, and start with ${begin}, which asks for its own words`
    return atFile(path, says)
  })

/** Shorter sentences, such as "Call before you climb.", may repeat. */
const minSentence = 8
const maxPages = 2

/** Reports sentences on a third page: readers notice that pages were filled, not written. */
export const checkRepeatedSentences: ContentRule = function* (content) {
  const textsWith = new Map<string, ComparedText[]>()
  for (const text of comparePages(content).texts)
    for (const sentence of sentencesIn(text.text)) {
      const { entry, fields } = text.file
      // Another name of a city makes no new sentence.
      const name = entry?.kind === 'city' && `${fields.name ?? ''}`.trim()
      const words = wordsIn(name ? sentence.replaceAll(name, '{cityName}') : sentence)
      const before = textsWith.get(words.join(' ')) ?? []
      const others = before.filter(({ page }) => page !== text.page)
      if (others.length === before.length) textsWith.set(words.join(' '), [...before, text])
      if (words.length < minSentence || others.length < maxPages) continue
      const places = others.slice(0, maxPages).map(placeOf).join(' and ')
      const says = `"${beginningOf(sentence)}" is also in ${places}; say here what is true of this page only`
      yield atText(text, says, sentence)
    }
}

/** The fewest words of its own on a page about a service in a city: almost half of the page. */
const minOwn = 250

/** Checks that enough text of a page about a service in a city appears nowhere else. */
export const checkOwnWords: ContentRule = function* (content) {
  const { texts, shared } = comparePages(content)
  const local = texts.filter(({ page, file }) => page !== file.path)
  for (const page of new Set(local.map((one) => one.page))) {
    const ofPage = local.filter((one) => one.page === page)
    // A word is in the run that it begins; the last of a text are in its last run.
    const own = ofPage
      .map(({ runs }) => runs.filter((run) => !shared.has(run)).length)
      .reduce((sum, unique) => sum + (unique && unique + runLength - 1), 0)
    const says = `this page has ${own} words of its own, and ${minOwn} is the least; write ${minOwn - own} more`
    const [{ file, field } = {}] = ofPage
    if (file && field && own > 0 && own < minOwn) yield atField(file, field.slice(0, 2), says)
  }
}
