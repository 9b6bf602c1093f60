import { countOwn, runsOf, sharedRuns } from '../check/compared.ts'
import { mainWords } from './page-text.ts'

/** How many words a page has, and which part of them stands on no other page, from 0 to 1. */
export type OwnShare = { words: number; own: number }

/** The words of every page and how many are its own, by address. */
export const ownShares = (pages: ReadonlyMap<string, string>): ReadonlyMap<string, OwnShare> => {
  const texts = [...pages].map(([page, html]) => {
    const words = mainWords(html)
    return { page, words: words.length, runs: runsOf(words) }
  })
  const shared = sharedRuns(texts)
  return new Map(
    texts.map((text) => {
      const { words } = text
      return [text.page, { words, own: words === 0 ? 0 : countOwn(text, shared) / words }]
    }),
  )
}
