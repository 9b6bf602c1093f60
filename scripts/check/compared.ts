import { type ContentFile, makesPages } from '../../renderer/content/content-folder.ts'
import { memoize } from '../../renderer/memoize.ts'
import { type FileTexts, pageOf, type Text, unwrittenIn, wordsIn, writtenTexts } from './texts.ts'

/** How many consecutive words are compared as one unit. */
const runLength = 5

/**
 * A number of 53 bits for a text: of all the runs of a site, hardly two share one. (The function is
 * known as cyrb53.)
 */
const numberOf = (text: string, from = 0, to = text.length): number => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = from; index < to; index++) {
    const letter = text.charCodeAt(index)
    high = Math.imul(high ^ letter, 2654435761)
    low = Math.imul(low ^ letter, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 2 ** 32 * (low & 0x1fffff) + (high >>> 0)
}

/** Numbers for all runs of consecutive words, in order: they are compared faster than words. */
export const runsOf = (words: readonly string[]): number[] => {
  const text = words.join(' ')
  let from = 0
  let to = words.slice(0, runLength).join(' ').length
  return words.slice(0, 1 - runLength).map((word, index) => {
    const run = numberOf(text, from, to)
    from += word.length + 1
    to += (words[index + runLength]?.length ?? 0) + 1
    return run
  })
}

/** The numbers that are in these lists more than once. */
export const repeatedIn = (lists: readonly (readonly number[])[]): Set<number> => {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    all.set(list, end)
    end += list.length
  }
  // Far fewer are repeated than there are: a set of all would take ten times the memory.
  all.sort()
  return new Set(all.filter((run, index) => run === all[index - 1]))
}

/** A text by its runs of words, and the page that it is on. */
export type RunsOnPage = { page: string; runs: readonly number[] }

/**
 * The runs of words that several pages have.
 * @param repeated those that are there more than once.
 */
export const sharedRuns = (
  texts: readonly RunsOnPage[],
  repeated: ReadonlySet<number> = repeatedIn(texts.map(({ runs }) => runs)),
): ReadonlySet<number> => {
  const pages = new Map<number, string>()
  const shared = new Set<number>()
  for (const { page, runs } of texts)
    for (const run of runs) {
      if (!repeated.has(run)) continue
      if ((pages.get(run) ?? page) !== page) shared.add(run)
      pages.set(run, page)
    }
  return shared
}

/** How many words of a text are in a run that no other page has. */
export const countOwn = ({ runs }: RunsOnPage, shared: ReadonlySet<number>): number => {
  let own = 0
  let end = 0
  for (const [start, run] of runs.entries()) {
    if (shared.has(run)) continue
    own += start + runLength - Math.max(start, end)
    end = start + runLength
  }
  return own
}

/** A text of a page, which is one of the texts of its file as they are written. */
export type ComparedText = RunsOnPage & {
  file: ContentFile
  index: number
  /** Shown on the page of the city, not on the one about a service there. */
  isCard: boolean
  words: number
}

/** Numbers for the long sentences of each page. */
export type SentencesByPage = Readonly<Record<string, readonly number[]>>

/** What the pages of a file are compared by with those of others. */
export type Compared = {
  file: ContentFile
  texts: readonly ComparedText[]
  sentences: SentencesByPage
}

/** The runs of words that are on the pages of a language more than once. */
export const repeatedRuns = memoize((compared: readonly Compared[]) =>
  repeatedIn(compared.flatMap(({ texts }) => texts.map(({ runs }) => runs))),
)

/** The texts of the pages of a file. */
export const comparedTexts = (file: ContentFile): ComparedText[] =>
  (makesPages(file) ? writtenTexts(file) : []).map((text, index) => {
    // Of what is left to be written, nobody is to write two copies afresh.
    const words = unwrittenIn(text) ? [] : wordsIn(text.text)
    const isCard = ['card', 'icon'].includes(String(text.field.at(-1)))
    return { file, index, page: pageOf(text), isCard, words: words.length, runs: runsOf(words) }
  })

/** Shorter sentences, such as "Call before you climb.", may be anywhere. */
const fewestWords = 8

export type LongSentence = { text: Text; sentence: string; words: string }

/** The long sentences of a file. */
export const longSentences = ({ file, prose }: Pick<FileTexts, 'file' | 'prose'>) =>
  prose.flatMap((text) =>
    text.sentences.flatMap((sentence): LongSentence[] => {
      const { name } = file.fields
      // Replacing one city's name with another's makes no new sentence.
      const isNamed = file.entry?.kind === 'city' && typeof name === 'string'
      const words = wordsIn(isNamed ? sentence.replaceAll(name, '{cityName}') : sentence)
      return words.length < fewestWords || unwrittenIn(text)
        ? []
        : [{ text, sentence, words: words.join(' ') }]
    }),
  )

/** Numbers for the long sentences of a file, by page. */
export const sentencesByPage = (texts: FileTexts): SentencesByPage => {
  const pages: Record<string, number[]> = {}
  for (const { text, words } of longSentences(texts)) {
    pages[pageOf(text)] ??= []
    pages[pageOf(text)]?.push(numberOf(words))
  }
  return pages
}
