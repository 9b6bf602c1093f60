import { kinds } from '../kinds.ts'
import { type CityValues, cityValues, fillKnownPlaceholders, namesInBraces } from '../placeholders.ts'
import type { SitePage } from '../site-pages.ts'
import { type Check, type Content, type ContentFile, problemAt } from './content.ts'
import type { Problem } from './problem.ts'

type HeadField = 'titleField' | 'descriptionField'
type Head = { file: ContentFile; field: string; written: string; shown: string }

const namesOfCity = ['cityName', 'cityDisplayName', 'cityNameLower']

const valuesOf = ({ fields }: ContentFile): Partial<CityValues> => {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { authority } = (fields.permit ?? {}) as { authority?: unknown }
  const [name, displayName, county] = [text(fields.name), text(fields.displayName), text(fields.county)]
  return cityValues({ name, displayName, county, permit: { authority: text(authority) } })
}

/** The title or the description of a page as it will be shown, but for what is the same on every page. */
const headOf = ({ kind, files }: SitePage, which: HeadField, fileAt: ReadonlyMap<string, ContentFile>): Head[] => {
  const [file, city] = files.map((path) => fileAt.get(path))
  const field = kinds[kind][which]
  const written = file?.fields[field]
  if (!file || typeof written !== 'string') return []
  return [{ file, field, written, shown: city ? fillKnownPlaceholders(written, valuesOf(city)) : written }]
}

const clash = ({ file, field, written }: Head, other: Head, what: string): string | undefined => {
  if (file !== other.file || field !== other.field) return `"${written}" is also the ${what} of ${other.file.path}; every page needs its own`
  // Where it does name the city, two cities have one name, which is a problem of theirs.
  return namesInBraces(written).some((name) => namesOfCity.includes(name)) ? undefined : 'is the same in every city: write {cityName} in it'
}

const checkHeads = ({ files, pages }: Content, which: HeadField, what: string): Problem[] => {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  const first = new Map<string, Head>()
  const problems = new Map<string, Problem>()
  for (const head of pages.flatMap((page) => headOf(page, which, fileAt))) {
    const { file, field, shown } = head
    const other = first.get(shown)
    if (other === undefined) first.set(shown, head)
    const message = other && clash(head, other, what)
    // A field of a service is shown in every city, but it is one mistake.
    if (message) problems.set(`${file.path} ${field}`, problemAt(file, [field], `${field}: ${message}`))
  }
  return [...problems.values()]
}

/** No two pages may carry one title or description: neither a visitor's tabs nor a search engine could tell them apart. */
export const checkTitles: Check = (content) => [
  ...checkHeads(content, 'titleField', 'title'),
  ...checkHeads(content, 'descriptionField', 'description'),
]
