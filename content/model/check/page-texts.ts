import { type CheckInput, type ContentFile, makesPages } from './content.ts'
import { inEachFile, nothing } from './each-file.ts'
import { repeatFilter } from './repeat-filter.ts'
import { type Runs, runLength, runsOf } from './runs.ts'
import { fieldTexts, pageOf, paragraphs, type Text, wordsIn } from './texts.ts'

/** A text as pages are compared by: how many words it has, and its runs of words. */
export type PageText = {
  file: ContentFile
  /** Which of the texts of the file it is. */
  index: number
  page: string
  /** Shown on the page of the city, not on the one about a service there. */
  isCard: boolean
  words: number
  runs: Runs
}

const allTexts = (file: ContentFile): Text[] => [...fieldTexts(file), ...paragraphs(file)]

const isCard = ({ field }: Text) => field.at(-1) === 'card' || field.at(-1) === 'icon'

/** Texts in a row of which the same is said, as a site has too many to say it of each. */
type Row = Pick<PageText, 'page' | 'isCard'> & { words: number[] }

/** All runs of a file are one list, because to keep thousands of short ones takes longer. */
type Measured = { rows: readonly Row[]; runs: Float64Array }

const inRows = (texts: readonly { text: Text; words: readonly string[] }[]): Row[] => {
  const rows: Row[] = []
  for (const { text, words } of texts) {
    const [page, card, last] = [pageOf(text), isCard(text), rows.at(-1)]
    if (last?.page === page && last.isCard === card) last.words.push(words.length)
    else rows.push({ page, isCard: card, words: [words.length] })
  }
  return rows
}

const measure = (file: ContentFile): Measured => {
  const texts = allTexts(file).map((text) => ({ text, words: wordsIn(text.text) }))
  const runs = texts.map(({ words }) => runsOf(words))
  const all = new Float64Array(runs.reduce((sum, { length }) => sum + length, 0))
  let start = 0
  for (const some of runs) {
    all.set(some, start)
    start += some.length
  }
  return { rows: inRows(texts), runs: all }
}

const measuredFiles = inEachFile({
  name: 'texts of pages',
  reads: nothing,
  find: measure,
})

/** A file with the places of those of its runs that may be in it or in another again. */
type ComparedFile = Measured & { file: ContentFile; common: Uint32Array }

const compare = (content: CheckInput): ComparedFile[] => {
  const files = content.files.filter(makesPages)
  const measured = measuredFiles(content, files)
  const mayRepeat = repeatFilter(measured.map(({ runs }) => runs))
  return files.map((file, index) => {
    const { rows, runs } = measured[index] ?? measure(file)
    const common: number[] = []
    for (let place = 0; place < runs.length; place++)
      if (mayRepeat(runs[place] ?? 0)) common.push(place)
    return { file, rows, runs, common: Uint32Array.from(common) }
  })
}

const known = new WeakMap<CheckInput, readonly ComparedFile[]>()

const comparedFiles = (content: CheckInput): readonly ComparedFile[] => {
  const files = known.get(content) ?? compare(content)
  known.set(content, files)
  return files
}

function* textsOf({ file, rows, runs, common }: ComparedFile): Generator<PageText> {
  let [index, start, next] = [0, 0, 0]
  for (const { page, isCard, words: counts } of rows)
    for (const words of counts) {
      const count = Math.max(0, words - runLength + 1)
      const text = { count, common: [] as number[], places: [] as number[] }
      for (; next < common.length; next++) {
        const place = common[next] ?? 0
        if (place >= start + count) break
        text.common.push(runs[place] ?? 0)
        text.places.push(place - start)
      }
      yield { file, index, page, isCard, words, runs: text }
      start += count
      index++
    }
}

/** Every text of the pages of a language, in order. There are too many to keep them all. */
export function* pageTexts(content: CheckInput): Generator<PageText> {
  for (const file of comparedFiles(content)) yield* textsOf(file)
}

/** How many runs they have that may be in another. */
export const countCommon = (content: CheckInput): number =>
  comparedFiles(content).reduce((sum, { common }) => sum + common.length, 0)

/** The text itself. */
export const textOf = ({ file, index }: PageText): Text => {
  const text = allTexts(file)[index]
  if (!text) throw new Error(`${file.path} has no text ${index}`)
  return text
}
