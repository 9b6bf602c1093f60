import { isDay } from '../../content/schema/day.ts'
import { type ContentFile, problemAt } from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { Check } from './rule.ts'
import { wordsIn } from './texts.ts'

/** What a reader takes in at one sitting. */
const length = { from: 600, to: 1200 }

/** A glossary is as long as its terms make it. */
const isGlossary = ({ body }: ContentFile) => body.includes('<Glossary />')

const checkLength = (file: ContentFile): Problem[] => {
  const words = wordsIn(file.body).length
  if (isGlossary(file) || (words >= length.from && words <= length.to)) return []
  return [
    {
      file: file.path,
      line: 1 + (file.body.match(/^\n*/)?.[0].length ?? 0),
      column: 1,
      message: `the text has ${words} words; a guide has ${length.from} to ${length.to}, so write ${words < length.from ? 'more' : 'less'}`,
    },
  ]
}

const checkDays = (file: ContentFile): Problem[] => {
  const { published, updated } = file.fields
  return isDay(published) && isDay(updated) && updated < published
    ? [
        problemAt(
          file,
          ['updated'],
          `updated: ${updated} is before it was published; correct one of the days`,
        ),
      ]
    : []
}

/** A guide can be read at one sitting, and is updated after it was published. */
export const checkGuides: Check = ({ files }) =>
  files
    .filter(({ entry, data }) => entry?.kind === 'guide' && data !== undefined)
    .flatMap((file) => [...checkLength(file), ...checkDays(file)])
