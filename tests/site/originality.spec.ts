import { expect, test } from 'playwright/test'
import { builtPages } from './built-site.ts'

const shingleLength = 5

/** The words of a page without its frame: what stands in `<main>`, in order. */
const wordsOf = (html: string): string[] => {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const text = main.replace(/<svg[\s\S]*?<\/svg>/g, ' ').replace(/<[^>]+>/g, ' ')
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []
}

const shinglesOf = (html: string): Set<string> => {
  const words = wordsOf(html)
  return new Set(
    words
      .slice(shingleLength - 1)
      .map((_, index) => words.slice(index, index + shingleLength).join(' ')),
  )
}

const shared = (a: Set<string>, b: Set<string>): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let count = 0
  for (const shingle of small) if (large.has(shingle)) count++
  return count / small.size
}

test('no two pages share more than half of their text', () => {
  const pages = builtPages.map(({ path, html }) => ({ path, shingles: shinglesOf(html) }))
  expect(pages.filter(({ shingles }) => shingles.size === 0)).toEqual([])
  const alike = pages.flatMap((a, index) =>
    pages
      .slice(index + 1)
      .map((b) => ({ pages: [a.path, b.path], share: shared(a.shingles, b.shingles) }))
      .filter(({ share }) => share > 0.5),
  )
  expect(alike).toEqual([])
})

test('no two pages start with the same clause', () => {
  const openings = builtPages.map(
    ({ html }) => /<h1[^>]*>.*?<\/h1><p[^>]*>([^.,;:?!<]+)/.exec(html)?.[1] ?? '',
  )
  expect(openings.filter((opening) => opening === '')).toEqual([])
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})
