import { kinds } from '../../content/schema/kinds.ts'
import {
  cityValues,
  fillKnownPlaceholders,
  namesInBraces,
} from '../../content/schema/placeholders.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { linesAbove } from '../../renderer/content/body-tree.ts'
import { type ContentFile, filesOfKind } from '../../renderer/content/content-file.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import { unwrittenIn } from '../../renderer/content/rules/phrases.ts'
import { atField, repeats } from '../../renderer/content/rules/problems.ts'
import type { ContentRule } from '../../renderer/content/rules/rule.ts'
import { wordsIn } from '../../renderer/content/rules/texts.ts'
import { recordOf } from '../../renderer/is-record.ts'

const namesOfCity = ['cityName', 'cityDisplayName', 'cityNameLower']

type HeadField = 'titleField' | 'descriptionField'
/** A title or description: as written, and as shown on one page. */
type Head = { file: ContentFile; field: string; written: string; shown: string }

const valuesOf = ({ fields }: ContentFile, service: string) => {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { authority } = recordOf(fields.permit)
  const { card } = recordOf(recordOf(fields.services)[service])
  return cityValues(
    {
      name: text(fields.name),
      county: text(fields.county),
      permit: { authority: text(authority) },
    },
    text(card),
  )
}

const headOf = (
  { kind, files: paths }: SitePage,
  which: HeadField,
  fileAt: ReadonlyMap<string, ContentFile>,
): Head[] => {
  const [file, city] = paths.map((path) => fileAt.get(path))
  const field = kinds[kind][which]
  const written = file?.fields[field]
  if (!file || typeof written !== 'string' || unwrittenIn([{ file, text: written }]).size > 0)
    return []
  const shown = city
    ? fillKnownPlaceholders(written, valuesOf(city, file.entry?.slug ?? ''))
    : written
  return [{ file, field, written, shown }]
}

const clash = ({ file, field, written }: Head, other: Head, what: string): string | undefined => {
  if (file !== other.file || field !== other.field)
    return `"${written}" is also the ${what} of ${other.file.path}; every page needs its own`
  // If it does name the city, then two cities share a name, which is reported separately.
  return namesInBraces(written).some((name) => namesOfCity.includes(name))
    ? undefined
    : 'is the same in every city: write {cityName} in it'
}

/** Reports equal titles and descriptions: the pages would look alike in tabs and search results. */
export const checkTitles: ContentRule = ({ files, pages }) => {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  // A service's field is shown in every city, but the mistake is reported once.
  const problems = new Map<string, Problem>()
  for (const [which, what] of [
    ['titleField', 'title'],
    ['descriptionField', 'description'],
  ] as const) {
    const heads = pages.flatMap((page) => headOf(page, which, fileAt))
    for (const [head, other] of repeats(heads, ({ shown }) => shown)) {
      const says = clash(head, other, what)
      const key = `${head.file.path} ${head.field} ${which}`
      if (says) problems.set(key, atField('title-twice', head.file, [head.field], says))
    }
  }
  return problems.values()
}

/** The length of one sitting, in words. */
const [minWords, maxWords] = [600, 1200]

/** Checks that guides fit one sitting. */
export const checkGuideLength: ContentRule = function* (content) {
  for (const file of filesOfKind(content, 'guide')) {
    const { length } = wordsIn(file.body)
    // A glossary is as long as its terms make it.
    const message = `the text has ${length} words; a guide has ${minWords} to ${maxWords}, so write ${length < minWords ? 'more' : 'less'}`
    if (!file.body.includes('<Glossary />') && (length < minWords || length > maxWords))
      yield {
        id: 'guide-length',
        file: file.path,
        line: 1 + linesAbove(file.body),
        column: 1,
        message,
      }
  }
}
