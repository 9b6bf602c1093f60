import { kinds } from '../../content/schema/kinds.ts'
import {
  type CityValues,
  cityValues,
  fillKnownPlaceholders,
  namesInBraces,
} from '../../content/schema/placeholders.ts'
import {
  type CheckInput,
  type ContentFile,
  problemAt,
} from '../../renderer/content/content-folder.ts'
import type { Problem } from '../../renderer/content/problem.ts'
import type { SitePage } from '../../renderer/content/site-pages.ts'
import type { Check } from './rule.ts'

type HeadField = 'titleField' | 'descriptionField'
type ShownHeadText = { file: ContentFile; field: string; written: string; shown: string }

const namesOfCity = ['cityName', 'cityDisplayName', 'cityNameLower']

/** What a city's card says about a service. */
const cardOf = ({ fields }: ContentFile, service: string | undefined): string => {
  const words = (fields.services ?? {}) as Record<string, { card?: unknown } | null>
  return String(words[service ?? '']?.card ?? '')
}

const valuesOf = (file: ContentFile, service: string | undefined): Partial<CityValues> => {
  const { fields } = file
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { authority } = (fields.permit ?? {}) as { authority?: unknown }
  const [name, displayName, county] = [
    text(fields.name),
    text(fields.displayName),
    text(fields.county),
  ]
  const names = { name, displayName, county, permit: { authority: text(authority) } }
  return cityValues(names, cardOf(file, service))
}

/**
 * The title or description of a page as shown, without the parts that are the same on every page.
 */
const headOf = (
  { kind, files }: SitePage,
  which: HeadField,
  fileAt: ReadonlyMap<string, ContentFile>,
): ShownHeadText[] => {
  const [file, city] = files.map((path) => fileAt.get(path))
  const field = kinds[kind][which]
  const written = file?.fields[field]
  if (!file || typeof written !== 'string') return []
  return [
    {
      file,
      field,
      written,
      shown: city ? fillKnownPlaceholders(written, valuesOf(city, file.entry?.slug)) : written,
    },
  ]
}

const clash = (
  { file, field, written }: ShownHeadText,
  other: ShownHeadText,
  what: string,
): string | undefined => {
  if (file !== other.file || field !== other.field)
    return `"${written}" is also the ${what} of ${other.file.path}; every page needs its own`
  // If it does name the city, then two cities share a name, which is reported separately.
  return namesInBraces(written).some((name) => namesOfCity.includes(name))
    ? undefined
    : 'is the same in every city: write {cityName} in it'
}

const checkHeads = ({ files, pages }: CheckInput, which: HeadField, what: string): Problem[] => {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  const first = new Map<string, ShownHeadText>()
  const problems = new Map<string, Problem>()
  for (const head of pages.flatMap((page) => headOf(page, which, fileAt))) {
    const { file, field, shown } = head
    const other = first.get(shown)
    if (other === undefined) first.set(shown, head)
    const message = other && clash(head, other, what)
    // A service's field is shown in every city, but the mistake is reported once.
    if (message)
      problems.set(`${file.path} ${field}`, problemAt(file, [field], `${field}: ${message}`))
  }
  return [...problems.values()]
}

/**
 * No two pages may share a title or description: visitors' tabs and search results could not tell
 * them apart.
 */
export const checkTitles: Check = (content) => [
  ...checkHeads(content, 'titleField', 'title'),
  ...checkHeads(content, 'descriptionField', 'description'),
]
