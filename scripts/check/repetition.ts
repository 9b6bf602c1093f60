import { languages } from '../../content/schema/languages.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { issuesIn } from '../../renderer/content/rules/context.ts'
import {
  atField,
  atFile,
  atText,
  atWords,
  beginningOf,
  placeOf,
} from '../../renderer/content/rules/problems.ts'
import { pageOf, readTexts, type Text, wordsIn } from '../../renderer/content/rules/texts.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { memoize, memoizeByKey } from '../../renderer/memoize.ts'
import { countOwn, hashOf, longSentences, repeatedRuns, sharedRuns } from './compared.ts'
import type { Compared, ComparedText, Rule } from './rule.ts'

/** Shorter texts, such as labels, may repeat, in words. */
const minWords = 10
const maxShared = 0.5

const repeatedIn = memoize((compared: readonly Compared[]) =>
  repeatedRuns(compared.flatMap(({ texts }) => texts)),
)

/** Earlier texts, by their runs. */
type Owners = Map<number, ComparedText[]>

/** A text mostly worded like an earlier one, and the share that the shorter of the two repeats. */
type Copy = { text: ComparedText; of: ComparedText; share: number }

/** Returns the earlier text that shares the most wording with a text. */
const originalOf = (text: ComparedText, runs: ReadonlySet<number>, owners: Owners) => {
  const counts = new Map<ComparedText, number>()
  for (const owner of [...runs].flatMap((run) => owners.get(run) ?? []))
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts]
    .map(([of, count]) => ({ of, share: count / Math.min(text.runs.length, of.runs.length) }))
    .filter(({ share }) => share > maxShared)
    .sort((a, b) => b.share - a.share)[0]
}

/** Returns texts that repeat more than half of an earlier one, measured in runs of five words. */
const copiesIn = memoize((compared: readonly Compared[]): readonly Copy[] => {
  const owners: Owners = new Map()
  const repeated = repeatedIn(compared)
  const texts = compared.flatMap((one) => one.texts).filter(({ words }) => words >= minWords)
  return texts.flatMap((text) => {
    const runs = new Set(text.runs.filter((run) => repeated.has(run)))
    const original = originalOf(text, runs, owners)
    // Copies are not originals of other copies.
    if (original) return [{ text, ...original }]
    for (const run of runs) {
      const known = owners.get(run)
      if (known) known.push(text)
      else owners.set(run, [text])
    }
    return []
  })
})

export const checkCopies: Rule = (_content, compared) =>
  copiesIn(compared).map(({ text, of, share }) => {
    const says = `${Math.round(share * 100)} % of this text is also in ${placeOf(of.text)}; rewrite it`
    return atText('copied-text', text.text, says)
  })

/** With fewer copied texts, a file may just resemble its kind. */
const minCopies = 4

/**
 * Returns the files of which most texts are copied from one other file. Their other problems would
 * fill hundreds of messages, and would be gone with the copy.
 */
export const copiedFiles = (compared: readonly Compared[]): ReadonlyMap<string, Problem> => {
  const found = new Map<string, Problem>()
  for (const { file, texts } of compared) {
    const copies = copiesIn(compared).filter(({ text }) => text.text.file === file)
    const { of } = copies[0] ?? {}
    const written = texts.filter(({ words }) => words >= minWords).length
    if (!of || copies.length < Math.max(minCopies, written / 2)) continue
    const begin = `npm run new -- ${file.entry?.kind ?? 'page'}`
    const says = `this is a copy of ${of.text.file.path}, with ${copies.length} identical texts: delete it, and start with ${begin}, which asks for its own words`
    found.set(file.path, atFile('copied-file', file.path, says))
  }
  return found
}

const maxPages = 2

/** Returns the hashes of sentences that are on too many pages. */
const overusedIn = (compared: readonly Compared[]): ReadonlySet<number> => {
  const pages = new Map<number, number>()
  for (const one of compared.flatMap(({ sentences }) => sentences))
    pages.set(one, (pages.get(one) ?? 0) + 1)
  return new Set([...pages].flatMap(([hash, count]) => (count > maxPages ? [hash] : [])))
}

/** Reports sentences on a third page: readers notice that pages were filled, not written. */
export const checkRepeatedSentences: Rule = function* (_content, compared) {
  const overused = overusedIn(compared)
  const pagesOf = new Map<string, Map<string, Text>>()
  // Few files have such a sentence, and only those are read.
  const found = compared
    .filter(({ sentences }) => sentences.some((one) => overused.has(one)))
    .flatMap(({ file }) => longSentences(readTexts(file)))
    .filter(({ words }) => overused.has(hashOf(words)))
  for (const { text, sentence, words } of found) {
    const pages = pagesOf.get(words) ?? new Map<string, Text>()
    const others = [...pages].filter(([page]) => page !== pageOf(text)).map(([, other]) => other)
    pagesOf.set(words, pages)
    if (!pages.has(pageOf(text))) pages.set(pageOf(text), text)
    if (others.length < maxPages) continue
    const places = others.slice(0, maxPages).map(placeOf).join(' and ')
    const says = `"${beginningOf(sentence)}" is also in ${places}; say here what is true of this page only`
    yield atWords('repeated-sentence', text, sentence, says)
  }
}

/** The minimum share of original words on a page about a service in a city. */
const minOwn = 0.45

/** The approximate number of words in buttons, cards and headings around that text. */
const frameWords = 150

/** A page about a service in a city, with the number of its words and of its original words. */
type OwnWords = { city: ContentFile; service: string; all: number; own: number }

/**
 * Returns what the page of a service in a city shows of the service: steps and some issues.
 * @param original the service in the language in which cities name its issues.
 */
const sharedOfService = (
  service: ContentFile,
  city: ContentFile,
  original: ContentFile = service,
): string[] => {
  const local = issuesIn(recordOf(city.fields.services)[service.entry?.slug ?? ''])
  const replaced = local.map(({ issue }) => issue)
  const originals = issuesIn(original.fields)
  const issues = issuesIn(service.fields).filter(
    (_, index) => !replaced.includes(originals[index]?.title),
  )
  return [...issues, ...itemsIn(service.fields.processSteps).map(recordOf)].flatMap(
    ({ icon: _, ...texts }) => Object.values(texts).map(String),
  )
}

/** Counts the original words of every page about a service in a city. */
const countOwnWords = memoize((compared: readonly Compared[]): OwnWords[] => {
  const texts = compared.flatMap((file) => file.texts).filter(({ isCard }) => !isCard)
  const shared = sharedRuns(texts, repeatedIn(compared))
  const pages = new Map<string, { words: number; own: number }>()
  for (const text of texts) {
    const { words, own } = pages.get(text.page) ?? { words: 0, own: 0 }
    pages.set(text.page, { words: words + text.words, own: own + countOwn(text, shared) })
  }
  const ofKind = (kind: string) =>
    compared.flatMap(({ file }) => (file.entry?.kind === kind ? [file] : []))
  const services = ofKind('service')
  const countWords = memoizeByKey((text: string) => wordsIn(text).length)
  return ofKind('city').flatMap((city) =>
    services.flatMap((service) => {
      const slug = service.entry?.slug ?? ''
      const local = pages.get(`${city.path} ${slug}`)
      if (!local?.own) return []
      const around = sharedOfService(service, city, service.originalFile)
      const all = around.reduce((sum, text) => sum + countWords(text), local.words + frameWords)
      return [{ city, service: slug, all, own: local.own }]
    }),
  )
})

const percent = (share: number) => `${Math.floor(share * 100)} %`

/** Checks that most text of such a page appears nowhere else. */
export const checkOwnWords: Rule = (_content, compared) =>
  countOwnWords(compared)
    .filter(({ own, all }) => own / all < minOwn)
    .map(({ city, service, own, all }) => {
      const missing = Math.ceil((minOwn * all - own) / (1 - minOwn))
      const share = `${percent(own / all)} of the words of this page are its own, and ${percent(minOwn)} must be`
      const says = `${share}; write about ${missing} more words of its own`
      return atField('own-words', city, ['services', service], says)
    })

/** Returns how much of the pages about a service in a city is original, in a sentence. */
export const describeOwnWords = (
  { language }: LanguageContent,
  compared: readonly Compared[],
): string => {
  const shares = countOwnWords(compared)
    .map(({ own, all }) => own / all)
    .sort((a, b) => a - b)
  const [least, median] = [shares[0], shares[Math.floor(shares.length / 2)]]
  return least === undefined || median === undefined
    ? ''
    : `${languages[language].name}: of the words on pages about a service in a city, ${percent(least)} at least are their own, ${percent(median)} at the median.`
}
