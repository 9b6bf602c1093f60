import {
  type CheckInput,
  type ContentFile,
  problemAt,
} from '../../renderer/content/content-folder.ts'
import type { Compared } from './compared.ts'
import { sharedOfService } from './local-issues.ts'
import { pageTexts } from './page-texts.ts'
import type { Check } from './rule.ts'
import { type Runs, runLength } from './runs.ts'
import { wordsIn } from './texts.ts'

/** The smallest part of the words of a page about a service in a city that is its own. */
export const leastOwn = 0.45

/**
 * Words that the buttons, cards and headings around the text of such a page have, about. The built
 * pages have more words of their own than this count finds, because it knows no runs across texts.
 */
const frameWords = 150

/** A text by its runs of words, and the page that it is on. */
type RunsOnPage = { page: string; runs: Runs }

/** The runs of words that several pages have. */
export const sharedRuns = (texts: readonly RunsOnPage[]): ReadonlySet<number> => {
  const shared = new Set<number>()
  const pages = new Map<number, string>()
  for (const { page, runs } of texts)
    for (const run of runs.common) {
      const other = pages.get(run)
      if (other === undefined) pages.set(run, page)
      else if (other !== page) shared.add(run)
    }
  return shared
}

/** How many words of a text are in a run that no other page has. */
export const countOwn = ({ runs }: RunsOnPage, shared: ReadonlySet<number>): number => {
  const { count, common, places } = runs
  let [own, end, first] = [0, 0, 0]
  /** Counts the words of the runs from the first one to a place, which are all its own. */
  const countTo = (place: number) => {
    if (place > first) {
      const last = place - 1 + runLength
      own += last - Math.max(first, end)
      end = last
    }
    first = place + 1
  }
  for (const [index, run] of common.entries()) if (shared.has(run)) countTo(places[index] ?? 0)
  countTo(count)
  return own
}

type Counted = { words: number; own: number }

/** How many words the texts of each page have, those on cards apart. */
const countTexts = (compared: readonly Compared[]): ReadonlyMap<string, Counted> => {
  const texts = pageTexts(compared).filter(({ isCard }) => !isCard)
  const shared = sharedRuns(texts)
  const pages = new Map<string, Counted>()
  for (const text of texts) {
    const { words, own } = pages.get(text.page) ?? { words: 0, own: 0 }
    pages.set(text.page, { words: words + text.words, own: own + countOwn(text, shared) })
  }
  return pages
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A page about a service in a city: how many words it has, and how many of them are its own. */
type OwnWords = { city: ContentFile; service: string; all: number; own: number }

const counter = () => {
  const known = new Map<string, number>()
  return (text: string): number => {
    const count = known.get(text) ?? wordsIn(text).length
    known.set(text, count)
    return count
  }
}

/** Counts the own words of every page about a service in a city. */
const countOwnWords = ({ files }: CheckInput, compared: readonly Compared[]): OwnWords[] => {
  const pages = countTexts(compared)
  const services = files.filter(({ entry }) => entry?.kind === 'service')
  const cities = files.filter(({ entry }) => entry?.kind === 'city')
  // Every city shows the same texts of a service.
  const count = counter()
  return cities.flatMap((city) =>
    services.flatMap((service) => {
      const slug = service.entry?.slug ?? ''
      const local = pages.get(`${city.path} ${slug}`)
      if (!local?.own) return []
      const shared = sharedOfService(service, city, service.originalFile).map(count)
      const all = local.words + sum(shared) + frameWords
      return [{ city, service: slug, all, own: local.own }]
    }),
  )
}

const percent = (share: number) => `${Math.floor(share * 100)} %`

/**
 * The page of a service in a city must be about both: what it says must stand nowhere else for the
 * most part.
 */
export const checkOwnWords: Check = (content, compared) =>
  countOwnWords(content, compared)
    .filter(({ own, all }) => own / all < leastOwn)
    .map(({ city, service, own, all }) => {
      const missing = Math.ceil((leastOwn * all - own) / (1 - leastOwn))
      const share = `${percent(own / all)} of the words of this page stand nowhere else, and ${percent(leastOwn)} must`
      const message = `services.${service}: ${share}; write about ${missing} more words of its own`
      return problemAt(city, ['services', service], message)
    })

/** How much of the pages about a service in a city is their own, in a sentence. */
export const describeOwnWords = (
  content: CheckInput,
  compared: readonly Compared[],
): string | undefined => {
  const shares = countOwnWords(content, compared)
    .map(({ own, all }) => own / all)
    .sort((a, b) => a - b)
  const [least, median] = [shares[0], shares[Math.floor(shares.length / 2)]]
  if (least === undefined || median === undefined) return undefined
  return `Words of their own on pages about a service in a city: ${percent(least)} at least, ${percent(median)} at the median.`
}
