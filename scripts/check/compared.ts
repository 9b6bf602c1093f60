import { type ContentFile, makesPages } from '../../renderer/content/content-file.ts'
import type { LanguageContent } from '../../renderer/content/language-content.ts'
import { unwrittenIn } from '../../renderer/content/rules/phrases.ts'
import { pageOfText, type Text, wordsIn, writtenTexts } from '../../renderer/content/rules/texts.ts'
import { memoize } from '../../renderer/memoize.ts'

/** The number of consecutive words compared as one unit. */
const runLength = 5
const prime = 16_777_619

const wordHash = (text: string): number => {
  let hash = 0
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), prime)
  return hash
}

/** A text of a page as written, with the hashes of its runs of words in order. */
export type ComparedText = { text: Text; page: string; words: number; runs: Int32Array }

const comparedTexts = memoize((file: ContentFile): ComparedText[] => {
  const texts = writtenTexts(file)
  const unwritten = unwrittenIn(texts)
  return texts.map((text) => {
    // Unwritten texts look alike and are not copies.
    const hashes = unwritten.has(text) ? [] : wordsIn(text.text).map(wordHash)
    const length = Math.max(0, hashes.length - runLength + 1)
    const runAt = (start: number) =>
      hashes.slice(start, start + runLength).reduce((run, hash) => Math.imul(run ^ hash, prime), 0)
    const runs = Int32Array.from({ length }, (_, start) => runAt(start))
    return { text, page: pageOfText(text), words: hashes.length, runs }
  })
})

/** Shorter texts, such as labels, may repeat, in words. */
const minWords = 10
const maxShared = 0.5

/** A text mostly worded like an earlier one, and the share that the shorter of the two repeats. */
type Copy = { text: ComparedText; of: ComparedText; share: number }

type Comparison = {
  texts: readonly ComparedText[]
  copies: readonly Copy[]
  /** The runs that several pages have. */
  shared: ReadonlySet<number>
}

const compare = (texts: readonly ComparedText[]): Comparison => {
  const firstWith = new Map<number, ComparedText>()
  const shared = new Set<number>()
  const copies = texts.flatMap((text): Copy[] => {
    const counts = new Map<ComparedText, number>()
    for (const run of new Set(text.runs)) {
      const first = firstWith.get(run)
      if (!first) firstWith.set(run, text)
      else counts.set(first, (counts.get(first) ?? 0) + 1)
      if (first && first.page !== text.page) shared.add(run)
    }
    const [copy] = [...counts]
      .map(([of, count]) => ({ of, share: count / Math.min(text.runs.length, of.runs.length) }))
      .filter(({ of, share }) => share > maxShared && Math.min(text.words, of.words) >= minWords)
      .sort((a, b) => b.share - a.share)
    return copy ? [{ text, ...copy }] : []
  })
  return { texts, copies, shared }
}

/** With fewer copied texts, a file may just resemble its kind. */
const minCopies = 4

/** A file of which most texts are copied from one other file. */
export type CopiedFile = { file: ContentFile; of: ContentFile; count: number }

const copiedFilesIn = ({ texts, copies }: Comparison): CopiedFile[] =>
  [...new Set(copies.map(({ text }) => text.text.file))].flatMap((file) => {
    const own = copies.filter(({ text }) => text.text.file === file)
    const long = texts.filter(({ text, words }) => text.file === file && words >= minWords)
    const of = own[0]?.of.text.file
    return of && own.length >= Math.max(minCopies, long.length / 2)
      ? [{ file, of, count: own.length }]
      : []
  })

/** Compares the pages of a language without copied files: what these repeat is no fault of others. */
export const comparePages = memoize(({ files }: LanguageContent) => {
  const all = compare(files.filter(makesPages).flatMap(comparedTexts))
  const copiedFiles = copiedFilesIn(all)
  const isCopied = ({ text }: ComparedText) => copiedFiles.some(({ file }) => file === text.file)
  const pages = copiedFiles.length > 0 ? compare(all.texts.filter((one) => !isCopied(one))) : all
  return { ...pages, copiedFiles }
})

/** Counts the words of a text in runs that no other page has. */
export const countOwn = ({ runs }: ComparedText, shared: ReadonlySet<number>): number => {
  let own = 0
  let end = 0
  for (const [start, run] of runs.entries()) {
    if (shared.has(run)) continue
    own += start + runLength - Math.max(start, end)
    end = start + runLength
  }
  return own
}
