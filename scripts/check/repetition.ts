import { languages } from '../../content/schema/languages.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { itemsIn, recordOf } from '../../renderer/is-record.ts'
import { memoize, memoizeByKey } from '../../renderer/memoize.ts'
import { countOwn, hashOf, longSentences, repeatedRuns, sharedRuns } from './compared.ts'
import { issuesIn } from './context.ts'
import { atField, atFile, atText, atWords, beginningOf, placeOf } from './problems.ts'
import type { Compared, ComparedText, Rule } from './rule.ts'
import { pageOf, readTexts, type Text, wordsIn } from './texts.ts'

/** Texts with fewer words, such as labels, may repeat. */
const fewestWords = 10
const mostShared = 0.5

const repeatedIn = memoize((compared: readonly Compared[]) =>
  repeatedRuns(compared.flatMap(({ texts }) => texts)),
)

/** Earlier texts, by their runs. */
type Owners = Map<number, ComparedText[]>

/** A text most of whose wording an earlier one has, and the share of the shorter of the two. */
type Copy = { text: ComparedText; of: ComparedText; share: number }

/** The earlier text that shares most wording with one. */
const originalOf = (text: ComparedText, runs: ReadonlySet<number>, owners: Owners) => {
  const counts = new Map<ComparedText, number>()
  for (const owner of [...runs].flatMap((run) => owners.get(run) ?? []))
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  return [...counts]
    .map(([of, count]) => ({ of, share: count / Math.min(text.runs.length, of.runs.length) }))
    .filter(({ share }) => share > mostShared)
    .sort((a, b) => b.share - a.share)[0]
}

/** The texts that repeat more than half of an earlier one, measured in runs of five words. */
const copiesIn = memoize((compared: readonly Compared[]): readonly Copy[] => {
  const owners: Owners = new Map()
  const repeated = repeatedIn(compared)
  const texts = compared.flatMap((one) => one.texts).filter(({ words }) => words >= fewestWords)
  return texts.flatMap((text) => {
    const runs = new Set(text.runs.filter((run) => repeated.has(run)))
    const original = originalOf(text, runs, owners)
    // A copy is not what others are copied from.
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
    const says = `${Math.round(share * 100)} % of this text stands in ${placeOf(of.text)} as well; write it afresh`
    return atText(text.text, says)
  })

/** A file with fewer copied texts may be one of a kind that is alike. */
const fewestCopies = 4

/**
 * Files most of whose texts are those of one other file. What else is wrong with them would be told
 * in hundreds of messages, and be gone with the copy.
 */
export const copiedFiles = (compared: readonly Compared[]): ReadonlyMap<string, Problem> => {
  const found = new Map<string, Problem>()
  for (const { file, texts } of compared) {
    const copies = copiesIn(compared).filter(({ text }) => text.text.file === file)
    const { of } = copies[0] ?? {}
    const written = texts.filter(({ words }) => words >= fewestWords).length
    if (!of || copies.length < Math.max(fewestCopies, written / 2)) continue
    const begin = `npm run new -- ${file.entry?.kind ?? 'page'}`
    const says = `this is a copy of ${of.text.file.path}, of which ${copies.length} texts are the same: delete it, and begin with ${begin}, which asks for what is its own`
    found.set(file.path, atFile(file.path, says))
  }
  return found
}

const mostPages = 2

/** The hashes of sentences that are on too many pages. */
const crowdedIn = (compared: readonly Compared[]): ReadonlySet<number> => {
  const pages = new Map<number, number>()
  for (const one of compared.flatMap(({ sentences }) => sentences))
    pages.set(one, (pages.get(one) ?? 0) + 1)
  return new Set([...pages].flatMap(([hash, count]) => (count > mostPages ? [hash] : [])))
}

/** The same sentence on a third page tells readers that the pages were filled, not written. */
export const checkRepeatedSentences: Rule = function* (_content, compared) {
  const crowded = crowdedIn(compared)
  const pagesOf = new Map<string, Map<string, Text>>()
  // Few files have such a sentence, and only those are read.
  const found = compared
    .filter(({ sentences }) => sentences.some((one) => crowded.has(one)))
    .flatMap(({ file }) => longSentences(readTexts(file)))
    .filter(({ words }) => crowded.has(hashOf(words)))
  for (const { text, sentence, words } of found) {
    const pages = pagesOf.get(words) ?? new Map<string, Text>()
    const others = [...pages].filter(([page]) => page !== pageOf(text)).map(([, other]) => other)
    pagesOf.set(words, pages)
    if (!pages.has(pageOf(text))) pages.set(pageOf(text), text)
    if (others.length < mostPages) continue
    const places = others.slice(0, mostPages).map(placeOf).join(' and ')
    const says = `"${beginningOf(sentence)}" stands in ${places} as well; say here what is true of this page only`
    yield atWords(text, sentence, says)
  }
}

/** The smallest part of the words of a page about a service in a city that is its own. */
const leastOwn = 0.45

/** About how many words the buttons, cards and headings around the text of such a page have. */
const frameWords = 150

/** A page about a service in a city: how many words it has, and how many of them are its own. */
type OwnWords = { city: ContentFile; service: string; all: number; own: number }

/**
 * What the page of a service in a city shows of the service as it is: the steps and some issues.
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

/** Counts the own words of every page about a service in a city. */
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

/** Most of what the page of a service in a city says stands nowhere else. */
export const checkOwnWords: Rule = (_content, compared) =>
  countOwnWords(compared)
    .filter(({ own, all }) => own / all < leastOwn)
    .map(({ city, service, own, all }) => {
      const missing = Math.ceil((leastOwn * all - own) / (1 - leastOwn))
      const share = `${percent(own / all)} of the words of this page stand nowhere else, and ${percent(leastOwn)} must`
      const says = `${share}; write about ${missing} more words of its own`
      return atField(city, ['services', service], says)
    })

/** How much of the pages about a service in a city is their own, in a sentence. */
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
