import { type Check, type CheckInput, type ContentFile, problemAt } from './content.ts'
import { sharedOfService } from './local-issues.ts'
import { pageTexts } from './page-texts.ts'
import { type RunTable, runTable } from './run-table.ts'
import { runLength } from './runs.ts'
import { wordsIn } from './texts.ts'

/** The smallest part of the words of a page about a service in a city that is its own. */
export const leastOwn = 0.45

/**
 * Words that the buttons, cards and headings around the text of such a page have, about. The built
 * pages have more words of their own than this count finds, because it knows no runs across texts.
 */
const frameWords = 150

/** A text by its runs of words, and the page that it is on. */
type RunsOnPage = { page: string; runs: Float64Array }

/** Which runs of words several pages have. */
export const ownersOf = (texts: readonly RunsOnPage[]): RunTable => {
  const owners = runTable(texts.reduce((sum, { runs }) => sum + runs.length, 0))
  const numbers = new Map<string, number>()
  for (const { page, runs } of texts) {
    const number = numbers.get(page) ?? numbers.size
    numbers.set(page, number)
    for (const run of runs) owners.add(run, number)
  }
  return owners
}

/** How many words of a text are in a run that no other page has. */
export const countOwn = ({ runs }: RunsOnPage, owners: RunTable): number => {
  let own = 0
  let end = 0
  for (let start = 0; start < runs.length; start++) {
    if (owners.isShared(runs[start] ?? 0)) continue
    own += start + runLength - Math.max(start, end)
    end = start + runLength
  }
  return own
}

/** The texts of each page, in order. */
const byPage = <Text extends RunsOnPage>(
  texts: readonly Text[],
): ReadonlyMap<string, readonly Text[]> => {
  const pages = new Map<string, Text[]>()
  for (const text of texts) {
    const known = pages.get(text.page)
    if (known) known.push(text)
    else pages.set(text.page, [text])
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

const countPages = (content: CheckInput): OwnWords[] => {
  const { files } = content
  const texts = pageTexts(content).filter(({ isCard }) => !isCard)
  const owners = ownersOf(texts)
  const pages = byPage(texts)
  const services = files.filter(({ entry }) => entry?.kind === 'service')
  const cities = files.filter(({ entry }) => entry?.kind === 'city')
  // Every city shows the same texts of a service.
  const count = counter()
  return cities.flatMap((city) =>
    services.flatMap((service) => {
      const slug = service.entry?.slug ?? ''
      const local = pages.get(`${city.path} ${slug}`) ?? []
      const shared = sharedOfService(service, city, service.originalFile).map(count)
      const all = sum(local.map(({ words }) => words)) + sum(shared) + frameWords
      const own = sum(local.map((text) => countOwn(text, owners)))
      return own === 0 ? [] : [{ city, service: slug, all, own }]
    }),
  )
}

const counted = new WeakMap<CheckInput, readonly OwnWords[]>()

/** Counts the own words of every page about a service in a city, once. */
const countOwnWords = (content: CheckInput): readonly OwnWords[] => {
  const pages = counted.get(content) ?? countPages(content)
  counted.set(content, pages)
  return pages
}

const percent = (share: number) => `${Math.floor(share * 100)} %`

/**
 * The page of a service in a city must be about both: what it says must stand nowhere else for the
 * most part.
 */
export const checkOwnWords: Check = (content) =>
  countOwnWords(content)
    .filter(({ own, all }) => own / all < leastOwn)
    .map(({ city, service, own, all }) => {
      const missing = Math.ceil((leastOwn * all - own) / (1 - leastOwn))
      const share = `${percent(own / all)} of the words of this page stand nowhere else, and ${percent(leastOwn)} must`
      const message = `services.${service}: ${share}; write about ${missing} more words of its own`
      return problemAt(city, ['services', service], message)
    })

/** How much of the pages about a service in a city is their own, in a sentence. */
export const describeOwnWords = (content: CheckInput): string | undefined => {
  const shares = countOwnWords(content)
    .map(({ own, all }) => own / all)
    .sort((a, b) => a - b)
  const [least, median] = [shares[0], shares[Math.floor(shares.length / 2)]]
  if (least === undefined || median === undefined) return undefined
  return `Words of their own on pages about a service in a city: ${percent(least)} at least, ${percent(median)} at the median.`
}
