import type { CheckInput } from '../../renderer/content/content-folder.ts'
import { changesBetween } from '../check-translations/changes.ts'
import type { TextChange } from './item-changes.ts'
import { patternOf, sentencesOf } from './page-text.ts'

/** A text that changed, and that visitors see only after they opened a form or a calculator. */
export type UnseenText = TextChange & { place: string }

const wordFiles = /^content\/words\//

const wordsOf = (content: readonly CheckInput[]) =>
  content.flatMap(({ files }) => files.filter(({ path }) => wordFiles.test(path)))

/** The changed words of forms and calculators that stand in the HTML of no page. */
export const unseenTexts = (
  before: readonly CheckInput[],
  now: readonly CheckInput[],
  pages: ReadonlyMap<string, string>,
): UnseenText[] => {
  const former = new Map(wordsOf(before).map((file) => [file.path, file]))
  const changes = wordsOf(now).flatMap((file) => {
    const was = former.get(file.path)
    return was && was.text !== file.text ? changesBetween(was, file, file) : []
  })
  if (changes.length === 0) return []
  const shown = [...pages.values()].map((html) => sentencesOf(html).join(' ')).join('\n')
  return changes
    .filter(({ now: text }) => text === undefined || !patternOf(text).test(shown))
    .map(({ before: was, now: is, places }) => ({ place: places[0] ?? '', before: was, now: is }))
}
