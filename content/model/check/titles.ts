import { kinds } from '../kinds.ts'
import { type CityValues, cityValues, fillKnownPlaceholders } from '../placeholders.ts'
import type { SitePage } from '../site-pages.ts'
import { type Check, type Content, type ContentFile, problemAt } from './content.ts'
import type { Problem } from './problem.ts'

const valuesOf = (city: ContentFile | undefined): Partial<CityValues> => {
  const { name, displayName, county, permit } = city?.fields ?? {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const { authority } = (permit ?? {}) as { authority?: unknown }
  return city ? cityValues({ name: text(name), displayName: text(displayName), county: text(county), permit: { authority: text(authority) } }) : {}
}

type Head = { file: ContentFile; field: string; written: string; shown: string }

/** The title or the description of a page as it will be shown, but for what is the same on every page. */
const headOf = (page: SitePage, which: 'titleField' | 'descriptionField', fileAt: (path: string) => ContentFile | undefined): Head[] => {
  const [path = '', cityPath = ''] = page.files
  const file = fileAt(path)
  const field = kinds[page.kind][which]
  const written = file?.fields[field]
  return file && typeof written === 'string' ? [{ file, field, written, shown: fillKnownPlaceholders(written, valuesOf(fileAt(cityPath))) }] : []
}

const clash = ({ file, field, written }: Head, other: Head, what: string): Problem =>
  file === other.file && field === other.field
    ? problemAt(file, [field], `${field}: is the same in every city: write {cityName} or {cityDisplayName} in it`)
    : problemAt(file, [field], `${field}: "${written}" is also the ${what} of ${other.file.path}; every page needs its own`)

const checkHeads = ({ files, pages }: Content, which: 'titleField' | 'descriptionField', what: string): Problem[] => {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const first = new Map<string, Head>()
  const clashes = new Map<string, Problem>()
  for (const head of pages.flatMap((page) => headOf(page, which, (path) => byPath.get(path)))) {
    const other = first.get(head.shown)
    if (other === undefined) first.set(head.shown, head)
    // A field of a service is shown in every city, but it is one mistake.
    else clashes.set(`${head.file.path} ${head.field}`, clash(head, other, what))
  }
  return [...clashes.values()]
}

/** No two pages may carry one title or description: neither a visitor's tabs nor a search engine could tell them apart. */
export const checkTitles: Check = (content) => [
  ...checkHeads(content, 'titleField', 'title'),
  ...checkHeads(content, 'descriptionField', 'description'),
]
