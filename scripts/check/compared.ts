import { type ContentFile, makesPages } from '../../renderer/content/content-file.ts'
import { unwrittenIn } from './phrases.ts'
import { type FileTexts, pageOf, type Text, wordsIn, writtenTexts } from './texts.ts'

/** How many consecutive words are compared as one unit. */
const runLength = 5

const prime = 16_777_619
export const hashOf = (text: string): number => {
  let hash = 0
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), prime)
  return hash
}

/** The hashes of all runs of consecutive words, in order: a thousand cities have millions. */
const runsOf = (words: readonly string[]): Int32Array => {
  const hashes = words.map(hashOf)
  const hashAt = (start: number) => {
    let run = 0
    for (let index = start; index < start + runLength; index++)
      run = Math.imul(run, prime) ^ (hashes[index] ?? 0)
    return run
  }
  const length = Math.max(0, words.length - runLength + 1)
  return Int32Array.from({ length }, (_, start) => hashAt(start))
}

/** In place of a run that nothing else has: of those, nothing has to be kept in memory. */
const unique = 0

/** A text of a page, as it is written, and its runs of words. */
export type ComparedText = {
  text: Text
  page: string
  /** The hashes of its runs in order, with `unique` for each that no other text has. */
  runs: Int32Array
  /** Shown on the page of the city, not on the one about a service there. */
  isCard: boolean
  words: number
}

/** The runs of a text that others may have, each once. */
export const repeatedRuns = ({ runs }: ComparedText): ReadonlySet<number> =>
  new Set(runs.filter((run) => run !== unique))

/** The runs of words that several pages have. */
export const sharedRuns = (texts: readonly ComparedText[]): ReadonlySet<number> => {
  const pages = new Map<number, string>()
  const shared = new Set<number>()
  for (const text of texts)
    for (const run of repeatedRuns(text)) {
      if ((pages.get(run) ?? text.page) !== text.page) shared.add(run)
      pages.set(run, text.page)
    }
  return shared
}

/** How many words of a text are in a run that no other page has. */
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

/** The hashes of the long sentences of each page, each once. */
export type SentencesByPage = Readonly<Record<string, readonly number[]>>

/** What the pages of a file are compared by with those of others. */
export type Compared = {
  file: ContentFile
  texts: readonly ComparedText[]
  sentences: SentencesByPage
  /** Whether it is compared with all others. Files that have not changed were compared before. */
  isChanged: boolean
}

/** The texts of the pages of a file. */
const comparedTexts = (file: ContentFile): ComparedText[] => {
  const texts = makesPages(file) ? writtenTexts(file) : []
  const unwritten = unwrittenIn(texts)
  return texts.map((text) => {
    // Of what is left to be written, nobody is to write two copies afresh.
    const words = unwritten.has(text) ? [] : wordsIn(text.text)
    const isCard = ['card', 'icon'].includes(String(text.field.at(-1)))
    return { text, page: pageOf(text), isCard, words: words.length, runs: runsOf(words) }
  })
}

/** The runs that stand in several places. */
const repeatedIn = (texts: readonly ComparedText[]): ReadonlySet<number> => {
  const all = new Int32Array(texts.reduce((sum, { runs }) => sum + runs.length, 0))
  let end = 0
  for (const { runs } of texts) {
    all.set(runs, end)
    end += runs.length
  }
  all.sort()
  return new Set(all.filter((run, index) => run === all[index + 1]))
}

/** Files with their texts. What only those have that have not changed was compared before. */
export const withTexts = (files: readonly Omit<Compared, 'texts'>[]): Compared[] => {
  const all = files.map((one) => ({ ...one, texts: comparedTexts(one.file) }))
  const changed = all.filter(({ isChanged }) => isChanged).flatMap(({ texts }) => texts)
  const runs = all.every(({ isChanged }) => isChanged)
    ? repeatedIn(changed)
    : new Set(changed.flatMap((text) => [...text.runs]))
  for (const { texts } of all)
    for (const text of texts)
      for (const [index, run] of text.runs.entries()) if (!runs.has(run)) text.runs[index] = unique
  return all
}

/** Shorter sentences, such as "Call before you climb.", may be anywhere. */
const fewestWords = 8

export type LongSentence = { text: Text; sentence: string; words: string }

/** The long sentences of a file. */
export const longSentences = ({ file, prose }: FileTexts) => {
  const unwritten = unwrittenIn(prose)
  return prose.flatMap((text) =>
    text.sentences.flatMap((sentence): LongSentence[] => {
      const { name } = file.fields
      // Replacing one city's name with another's makes no new sentence.
      const isNamed = file.entry?.kind === 'city' && typeof name === 'string'
      const words = wordsIn(isNamed ? sentence.replaceAll(name, '{cityName}') : sentence)
      return words.length < fewestWords || unwritten.has(text)
        ? []
        : [{ text, sentence, words: words.join(' ') }]
    }),
  )
}

/** The hashes of the long sentences of a file, by page. */
export const sentencesByPage = (texts: FileTexts): SentencesByPage => {
  const pages: Record<string, Set<number>> = {}
  for (const { text, words } of longSentences(texts)) {
    const page = pageOf(text)
    pages[page] = (pages[page] ?? new Set()).add(hashOf(words))
  }
  return Object.fromEntries(Object.entries(pages).map(([page, hashes]) => [page, [...hashes]]))
}
