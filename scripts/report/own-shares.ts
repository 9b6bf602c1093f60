import { countOwn, ownersOf } from '../../content/model/check/own-words.ts'
import { mainWords } from './page-text.ts'

/** How many words a page has, and which part of them stands on no other page, from 0 to 1. */
export type OwnShare = { words: number; own: number }

/** The words of every page and how many are its own, by address. */
export const ownShares = (pages: ReadonlyMap<string, string>): ReadonlyMap<string, OwnShare> => {
  const texts = [...pages].map(([page, html]) => ({ page, words: mainWords(html) }))
  const owners = ownersOf(texts)
  return new Map(
    texts.map((text) => {
      const words = text.words.length
      return [text.page, { words, own: words === 0 ? 0 : countOwn(text, owners) / words }]
    }),
  )
}
