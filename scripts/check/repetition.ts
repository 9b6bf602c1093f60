import { languages } from '../../content/schema/languages.ts'
import type { Content } from '../../renderer/content/content.ts'
import type { ContentFile } from '../../renderer/content/content-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { memoize, memoizeByKey } from '../../renderer/memoize.ts'
import { sharedOfService } from './cities.ts'
import {
  type Compared,
  type ComparedText,
  countOwn,
  hashOf,
  longSentences,
  repeatedRuns,
  sharedRuns,
} from './compared.ts'
import type { Rule } from './context.ts'
import { atField, atFile, atText, atWords, beginningOf, placeOf } from './problems.ts'
import { pageOf, readTexts, type Text, wordsIn } from './texts.ts'

/** Texts with fewer words, such as labels, may repeat. */
const fewestWords = 10
const mostShared = 0.5

/** Earlier texts, by their runs. */
type Owners = Map<number, ComparedText[]>

/** The earlier text that shares most wording with one, and the share of the shorter of the two. */
const nearestOf = (text: ComparedText, runs: ReadonlySet<number>, owners: Owners) => {
  const counts = new Map<ComparedText, number>()
  for (const run of runs)
    for (const owner of owners.get(run) ?? []) counts.set(owner, (counts.get(owner) ?? 0) + 1)
  let nearest: { of: ComparedText; share: number } | undefined
  for (const [of, count] of counts) {
    const share = count / Math.min(text.runs.length, of.runs.length)
    if (share > (nearest?.share ?? mostShared)) nearest = { of, share }
  }
  return nearest
}

/** A text most of whose wording an earlier one has, and the share that it has. */
type Copy = { text: ComparedText; of: ComparedText; share: number }

/** The texts that repeat more than half of an earlier one, measured in runs of five words. */
const copiesIn = memoize((compared: readonly Compared[]): readonly Copy[] => {
  const owners: Owners = new Map()
  return compared
    .flatMap(({ texts }) => texts)
    .flatMap((text) => {
      if (text.words < fewestWords) return []
      const runs = repeatedRuns(text)
      const nearest = nearestOf(text, runs, owners)
      // A copy is not what others are copied from.
      if (nearest) return [{ text, ...nearest }]
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

/** Tells the hashes of sentences that are on too many pages. */
const crowdedIn = (compared: readonly Compared[]): ((sentence: number) => boolean) => {
  const pages = new Map<number, number>()
  for (const one of compared.flatMap(({ sentences }) => Object.values(sentences).flat()))
    pages.set(one, (pages.get(one) ?? 0) + 1)
  return (sentence) => (pages.get(sentence) ?? 0) > mostPages
}

/** The same sentence on a third page tells readers that the pages were filled, not written. */
export const checkRepeatedSentences: Rule = function* (_content, compared) {
  const isCrowded = crowdedIn(compared)
  const pagesOf = new Map<string, Map<string, Text>>()
  // Few files have such a sentence, and only those are read.
  const found = compared
    .filter(({ sentences }) => Object.values(sentences).flat().some(isCrowded))
    .flatMap(({ file }) => longSentences(readTexts(file)))
    .filter(({ words }) => isCrowded(hashOf(words)))
  for (const { text, sentence, words } of found) {
    const pages = pagesOf.get(words) ?? new Map<string, Text>()
    pagesOf.set(words, pages)
    const others = [...pages].filter(([page]) => page !== pageOf(text)).map(([, other]) => other)
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

/** Counts the own words of every page about a service in a city. */
const countOwnWords = memoize((compared: readonly Compared[]): OwnWords[] => {
  const texts = compared.flatMap((file) => file.texts).filter(({ isCard }) => !isCard)
  const shared = sharedRuns(texts)
  const pages = new Map<string, { words: number; own: number }>()
  for (const text of texts) {
    const { words, own } = pages.get(text.page) ?? { words: 0, own: 0 }
    pages.set(text.page, { words: words + text.words, own: own + countOwn(text, shared) })
  }
  const ofKind = (kind: string) => compared.filter(({ file }) => file.entry?.kind === kind)
  const cities = ofKind('city').filter(({ isChanged }) => isChanged)
  const services = ofKind('service')
  const countWords = memoizeByKey((text: string) => wordsIn(text).length)
  return cities.flatMap(({ file: city }) =>
    services.flatMap(({ file: service }) => {
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
export const describeOwnWords = ({ language }: Content, compared: readonly Compared[]): string => {
  const shares = countOwnWords(compared)
    .map(({ own, all }) => own / all)
    .sort((a, b) => a - b)
  const [least, median] = [shares[0], shares[Math.floor(shares.length / 2)]]
  return least === undefined || median === undefined
    ? ''
    : `${languages[language].name}: of the words on pages about a service in a city, ${percent(least)} at least are their own, ${percent(median)} at the median.`
}
