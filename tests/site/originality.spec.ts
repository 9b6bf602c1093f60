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
  return new Set(words.slice(shingleLength - 1).map((_, index) => words.slice(index, index + shingleLength).join(' ')))
}

const shared = (a: Set<string>, b: Set<string>): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let count = 0
  for (const shingle of small) if (large.has(shingle)) count++
  return count / small.size
}

test('no two pages of a service in a city share more than half of their text', () => {
  const pages = builtPages.filter(({ path }) => path.startsWith('/services/')).map(({ path, html }) => ({ path, shingles: shinglesOf(html) }))
  expect(pages.length).toBeGreaterThan(90)
  let closest = { share: 0, pair: '' }
  for (const [index, a] of pages.entries())
    for (const b of pages.slice(index + 1)) {
      const share = shared(a.shingles, b.shingles)
      if (share > closest.share) closest = { share, pair: `${a.path} and ${b.path}` }
    }
  console.log(`closest: ${(closest.share * 100).toFixed(1)} % shared by ${closest.pair}`)
  expect(closest.share, closest.pair).toBeLessThanOrEqual(0.5)
})

test('no two pages start with the same clause', () => {
  const openings = builtPages.map(({ html }) => /<h1>[^<]*<\/h1><p[^>]*>([^.,;:?!<]+)/.exec(html)?.[1] ?? '').filter((opening) => opening !== '')
  expect(openings.length).toBeGreaterThan(100)
  expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
})
