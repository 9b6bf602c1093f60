import { type ContentFile, makesPages } from '../../renderer/content/content-folder.ts'
import type { PathSegment } from '../../renderer/content/problem.ts'
import { fieldProse } from './prose.ts'
import { runsOf } from './runs.ts'
import { pageOf, paragraphs, type Text, wordsIn } from './texts.ts'

/** A text of a page: how many words it has, and where its runs of words begin among those of its file. */
export type ComparedText = {
  page: string
  /** Shown on the page of the city, not on the one about a service there. */
  isCard: boolean
  words: number
  start: number
}

/** Numbers for the long sentences of each page. */
export type SentencesByPage = Readonly<Record<string, readonly number[]>>

/** What the pages of a file are compared by with those of others. */
export type Compared = {
  file: ContentFile
  texts: readonly ComparedText[]
  /** The runs of all its texts, in order. */
  runs: Float64Array
  /** How each page, and each part of one, begins. */
  openings: readonly { field: readonly PathSegment[]; clause: string }[]
  sentences: SentencesByPage
}

const isCard = ({ field }: Text) => field.at(-1) === 'card' || field.at(-1) === 'icon'

/** A page opens with its lead; a service page opens with its description. */
const isOpening = ({ field }: Text): boolean => {
  const last = field.at(-1)
  return last === 'lead' || last === 'hook' || (field.length === 1 && last === 'description')
}

const firstClause = (text: string): string => /^[^.,;:?!]*/.exec(text)?.[0] ?? ''

const wordsOfTexts = (file: ContentFile): { text: Text; words: readonly string[] }[] => [
  ...fieldProse(file).map((text) => ({ text, words: wordsIn(text.text) })),
  ...paragraphs(file).map((text) => ({ text, words: wordsIn(text.text) })),
]

const textsAndRuns = (file: ContentFile): Pick<Compared, 'texts' | 'runs'> => {
  const runs: number[] = []
  const texts = wordsOfTexts(file).map(({ text, words }) => {
    const start = runs.length
    for (const run of runsOf(words)) runs.push(run)
    return { page: pageOf(text), isCard: isCard(text), words: words.length, start }
  })
  return { texts, runs: new Float64Array(runs) }
}

/** What the pages of a file are compared by. @param sentences of them, which may be cached. */
export const comparedOf = (
  file: ContentFile,
  copy: ContentFile,
  sentences: SentencesByPage,
): Compared =>
  makesPages(file)
    ? {
        file,
        ...textsAndRuns(copy),
        openings: fieldProse(copy)
          .filter(isOpening)
          .map(({ field, text }) => ({ field, clause: firstClause(text) })),
        sentences,
      }
    : { file, texts: [], runs: new Float64Array(), openings: [], sentences }
