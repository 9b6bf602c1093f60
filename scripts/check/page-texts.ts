import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { memoize } from '../../renderer/memoize.ts'
import type { Compared, ComparedText } from './compared.ts'
import { countRuns, type Runs, repeatedIn } from './runs.ts'
import { fieldTexts, paragraphs, type Text } from './texts.ts'

/** A text as pages are compared by: its runs of words, and which of the texts of its file it is. */
export type PageText = Omit<ComparedText, 'start'> & {
  file: ContentFile
  index: number
  runs: Runs
}

const runsIn = (
  runs: Float64Array,
  { words, start }: ComparedText,
  repeated: ReadonlySet<number>,
): Runs => {
  const count = countRuns(words)
  const common: number[] = []
  const places: number[] = []
  for (let place = 0; place < count; place++) {
    const run = runs[start + place] ?? 0
    if (!repeated.has(run)) continue
    common.push(run)
    places.push(place)
  }
  return { count, common, places }
}

/** Every text of the pages of a language, in order. */
export const pageTexts = memoize((compared: readonly Compared[]): readonly PageText[] => {
  const repeated = repeatedIn(compared.map(({ runs }) => runs))
  return compared.flatMap(({ file, texts, runs }) =>
    texts.map((text, index) => {
      const { page, isCard, words } = text
      return { file, index, page, isCard, words, runs: runsIn(runs, text, repeated) }
    }),
  )
})

/** The text itself. */
export const textOf = ({ file, index }: PageText): Text => {
  const text = [...fieldTexts(file), ...paragraphs(file)][index]
  if (!text) throw new Error(`${file.path} has no text ${index}`)
  return text
}
