import { expect, test } from 'playwright/test'
import { leastOwn } from '../../content/model/check/own-words.ts'
import { readSitePages } from '../../renderer/build/read-site-pages.ts'
import { builtPages, pagesByLanguage } from './built-site.ts'

const shingleLength = 5

/** The words of a page without its frame: what stands in `<main>`, in order. */
const wordsOf = (html: string): string[] => {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const text = main.replace(/<svg[\s\S]*?<\/svg>/g, ' ').replace(/<[^>]+>/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
}

const shinglesIn = (words: readonly string[]): string[] =>
  words
    .slice(shingleLength - 1)
    .map((_, index) => words.slice(index, index + shingleLength).join(' '))

const shinglesOf = (html: string): Set<string> => new Set(shinglesIn(wordsOf(html)))

const shared = (a: Set<string>, b: Set<string>): number => {
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
        .map((b) => ({ pages: [a.path, b.path], share: shared(a.shingles, b.shingles) }))
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
  const pages = builtPages.map(({ path, html }) => ({ path, words: wordsOf(html) }))
  const counts = new Map<string, number>()
  for (const { words } of pages)
    for (const shingle of new Set(shinglesIn(words)))
      counts.set(shingle, (counts.get(shingle) ?? 0) + 1)
  const ownShare = (words: readonly string[]) => {
    const own = new Set<number>()
    for (const [start, shingle] of shinglesIn(words).entries())
      if (counts.get(shingle) === 1)
        for (let word = start; word < start + shingleLength; word++) own.add(word)
    return own.size / words.length
  }
  const pairs = pages.filter(({ path }) => pairPaths.has(path))
  expect(pairs.length).toBeGreaterThan(0)
  const tooShared = pairs
    .map(({ path, words }) => ({ path, share: ownShare(words) }))
    .filter(({ share }) => share < leastOwn)
  expect(tooShared).toEqual([])
})
