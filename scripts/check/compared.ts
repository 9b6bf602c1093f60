import { type ContentFile, makesPages } from '../../renderer/content/content-file.ts'
import { unwrittenIn } from '../../renderer/content/rules/phrases.ts'
import {
  type FileTexts,
  pageOf,
  type Text,
  wordsIn,
  writtenTexts,
} from '../../renderer/content/rules/texts.ts'
import type { Compared, ComparedText } from './rule.ts'

/** The number of consecutive words compared as one unit. */
const runLength = 5

const prime = 16_777_619
export const hashOf = (text: string): number => {
  let hash = 0
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), prime)
  return hash
}

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

/** Returns the texts on the pages of a file. */
const comparedTexts = (file: ContentFile): ComparedText[] => {
  const texts = makesPages(file) ? writtenTexts(file) : []
  const unwritten = unwrittenIn(texts)
  return texts.map((text) => {
    // Unwritten texts look alike and are not copies.
    const words = unwritten.has(text) ? [] : wordsIn(text.text)
    const length = Math.max(0, words.length - runLength + 1)
    const hashes = words.map(hashOf)
    const runAt = (start: number) =>
      hashes.slice(start, start + runLength).reduce((run, hash) => Math.imul(run ^ hash, prime), 0)
    return {
      text,
      page: pageOf(text),
      words: words.length,
      isCard: ['card', 'icon'].includes(String(text.field.at(-1))),
      runs: Int32Array.from({ length }, (_, start) => runAt(start)),
    }
  })
}

/** Adds the texts to files. */
export const withTexts = (files: readonly Omit<Compared, 'texts'>[]): Compared[] =>
  files.map((one) => ({ ...one, texts: comparedTexts(one.file) }))

/** Returns runs found in several places: few, while a thousand cities have millions of others. */
export const repeatedRuns = (texts: readonly ComparedText[]): ReadonlySet<number> => {
  const all = new Int32Array(texts.reduce((sum, { runs }) => sum + runs.length, 0))
  let end = 0
  for (const { runs } of texts) {
    all.set(runs, end)
    end += runs.length
  }
  all.sort()
  return new Set(all.filter((run, index) => run === all[index + 1]))
}

/** Returns those of some runs that several pages have. */
export const sharedRuns = (
  texts: readonly ComparedText[],
  repeated: ReadonlySet<number>,
): ReadonlySet<number> => {
  const pages = new Map<number, string>()
  const shared = new Set<number>()
  for (const { runs, page } of texts)
    for (const run of runs) {
      if (!repeated.has(run)) continue
      if ((pages.get(run) ?? page) !== page) shared.add(run)
      pages.set(run, page)
    }
  return shared
}

/** Shorter sentences, such as "Call before you climb.", may repeat. */
const minWords = 8

export type LongSentence = { text: Text; sentence: string; words: string }

/** Returns the long sentences of a file. */
export const longSentences = ({ file, prose }: FileTexts) => {
  const unwritten = unwrittenIn(prose)
  return prose.flatMap((text) =>
    text.sentences.flatMap((sentence): LongSentence[] => {
      const { name } = file.fields
      // Replacing one city's name with another's does not make a new sentence.
      const isNamed = file.entry?.kind === 'city' && typeof name === 'string' && name.trim() !== ''
      const words = wordsIn(isNamed ? sentence.replaceAll(name, '{cityName}') : sentence)
      return words.length < minWords || unwritten.has(text)
        ? []
        : [{ text, sentence, words: words.join(' ') }]
    }),
  )
}

/** Returns the hashes of the long sentences of a file, once for each page that has them. */
export const hashesOfSentences = (texts: FileTexts): number[] => {
  const all = longSentences(texts)
  const hashes = all.map(({ text, words }) => [`${pageOf(text)} ${words}`, hashOf(words)] as const)
  return [...new Map(hashes).values()]
}
