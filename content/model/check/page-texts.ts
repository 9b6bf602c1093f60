import { type CheckInput, type ContentFile, makesPages } from './content.ts'
import { inEachFile, nothing } from './each-file.ts'
import { runLength, runsOf } from './runs.ts'
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
  runs: Float64Array
}

const allTexts = (file: ContentFile): Text[] => [...fieldTexts(file), ...paragraphs(file)]

const isCard = ({ field }: Text) => field.at(-1) === 'card' || field.at(-1) === 'icon'

/** All runs of a file are one list, because to keep thousands of short ones takes longer. */
type Measured = { texts: readonly Omit<PageText, 'file' | 'runs'>[]; runs: Float64Array }

const measure = (file: ContentFile): Measured => {
  const texts = allTexts(file).map((text) => ({ text, words: wordsIn(text.text) }))
  const runs = texts.map(({ words }) => runsOf(words))
  const all = new Float64Array(runs.reduce((sum, { length }) => sum + length, 0))
  let start = 0
  for (const some of runs) {
    all.set(some, start)
    start += some.length
  }
  return {
    texts: texts.map(({ text, words }, index) => ({
      index,
      page: pageOf(text),
      isCard: isCard(text),
      words: words.length,
    })),
    runs: all,
  }
}

const measuredFiles = inEachFile({
  name: 'texts of pages',
  reads: nothing,
  find: measure,
})

const known = new WeakMap<CheckInput, readonly PageText[]>()

const textsOfPages = (content: CheckInput): PageText[] => {
  const files = content.files.filter(makesPages)
  const measured = measuredFiles(content, files)
  return files.flatMap((file, index) => {
    const { texts, runs } = measured[index] ?? measure(file)
    let end = 0
    return texts.map(({ index, page, isCard, words }) => {
      const start = end
      end += Math.max(0, words - runLength + 1)
      return { index, page, isCard, words, file, runs: runs.subarray(start, end) }
    })
  })
}

/** Every text of the pages of a language, in order. */
export const pageTexts = (content: CheckInput): readonly PageText[] => {
  const texts = known.get(content) ?? textsOfPages(content)
  known.set(content, texts)
  return texts
}

/** The text itself. */
export const textOf = ({ file, index }: PageText): Text => {
  const text = allTexts(file)[index]
  if (!text) throw new Error(`${file.path} has no text ${index}`)
  return text
}
