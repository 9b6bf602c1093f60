import { type Check, type ContentFile, problemAt } from './content.ts'
import type { Problem } from './problem.ts'
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
      message: `the text has ${words} words; a guide has ${length.from} to ${length.to}`,
    },
  ]
}

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

const checkDays = (file: ContentFile): Problem[] => {
  const { published, updated } = file.fields
  const days = Object.entries({ published, updated }).flatMap(([field, day]) =>
    typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? [{ field, day }] : [],
  )
  const unreal = days
    .filter(({ day }) => !isDay(day))
    .map(({ field, day }) => problemAt(file, [field], `${field}: there is no day ${day}`))
  if (unreal.length > 0) return unreal
  const [first, second] = days
  return first && second && second.day < first.day
    ? [problemAt(file, ['updated'], `updated: ${second.day} is before it was published`)]
    : []
}

/** A guide can be read at one sitting, and its days are days. */
export const checkGuides: Check = ({ files }) =>
  files
    .filter(({ entry }) => entry?.kind === 'guide')
    .flatMap((file) => [...checkLength(file), ...checkDays(file)])
