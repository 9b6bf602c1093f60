import { decodeHTML } from 'entities/decode'
import { readSitePages } from '../../renderer/content/site-pages.ts'
import { countOwn, runsOf, sharedRuns } from '../../scripts/check/compared.ts'
import { leastOwn } from '../../scripts/check/repetition.ts'
import { wordsIn } from '../../scripts/check/texts.ts'
import { builtPages, pagesByLanguage } from '../site/built-site.ts'
import { expect, test } from '../strict-test.ts'

/** The words of a page without its frame: what stands in `<main>`, in order. */
const mainWords = (html: string): string[] => {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const unread = /<(script|style|svg|template)\b.*?<\/\1>|<!--.*?-->/gs
  return wordsIn(decodeHTML(main.replace(unread, ' ')))
}

const shinglesOf = (html: string): Set<string> => new Set(runsOf(mainWords(html)))

const sharedPart = (a: Set<string>, b: Set<string>): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let count = 0
  for (const shingle of small) if (large.has(shingle)) count++
  return count / small.size
}

test('no two pages share more than half of their text', () => {
  for (const inLanguage of pagesByLanguage) {
    const pages = inLanguage.map(({ path, html }) => ({ path, shingles: shinglesOf(html) }))
    expect(pages.filter(({ shingles }) => shingles.size === 0)).toEqual([])
    const alike = pages.flatMap((a, index) =>
      pages
        .slice(index + 1)
        .map((b) => ({ pages: [a.path, b.path], share: sharedPart(a.shingles, b.shingles) }))
        .filter(({ share }) => share > 0.5),
    )
    expect(alike).toEqual([])
  }
})

test('no two pages start with the same clause', () => {
  const openings = builtPages.map(
    ({ html }) => /<h1[^>]*>.*?<\/h1><p[^>]*>([^.,;:?!<]+)/.exec(html)?.[1] ?? '',
  )
  expect(openings.filter((opening) => opening === '')).toEqual([])
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})

const pairPaths = new Set(
  [...readSitePages(process.cwd()).values()]
    .filter(({ kind }) => kind === 'service-in-city')
    .map(({ address }) => address),
)

test('most of what a page about a service in a city says stands on no other page', () => {
  const pages = builtPages.map(({ path, html }) => {
    const words = mainWords(html)
    return { page: path, words: words.length, runs: runsOf(words) }
  })
  const shared = sharedRuns(pages)
  const pairs = pages.filter(({ page }) => pairPaths.has(page))
  expect(pairs.length).toBeGreaterThan(0)
  const tooShared = pairs
    .map((page) => ({ path: page.page, share: countOwn(page, shared) / page.words }))
    .filter(({ share }) => share < leastOwn)
  expect(tooShared).toEqual([])
})
