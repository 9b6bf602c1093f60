import type { Static, TSchema } from 'typebox'
import type { Business } from '../../content/schema/business.ts'
import {
  declarationOf,
  type FileKind,
  fileOf,
  type SummaryOf,
  schemaOfKind,
} from '../../content/schema/kinds.ts'
import { type Language, languages } from '../../content/schema/languages.ts'
import type { SitePage } from './addresses.ts'

/** An entry of the index: the fields that its kind declares as its summary. */
type Summary<Kind extends FileKind> = SummaryOf<Kind> & {
  kind: Kind
  slug: string
  language: Language
  isDraft?: true
}
export type ServiceSummary = Summary<'service'>
export type CitySummary = Summary<'city'>
export type Collections = { readonly [Kind in FileKind]: readonly Summary<Kind>[] }

/** What the entries of a language are read from. */
type Source = {
  language: Language
  pages: readonly SitePage[]
  read: <S extends TSchema>(file: string, schema: S) => Static<S>
}

/** The fields of an entry that its kind declares as its summary. */
const pick = (kind: FileKind, fields: Readonly<Record<string, unknown>>) => ({
  ...Object.fromEntries(
    declarationOf(kind).summary.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  ),
  ...(kind === 'city' && { localServices: Object.keys(Object(fields.services)) }),
})

/** The summaries of a kind. A file that is not finished takes no page but its own away. */
const summariesOf = <Kind extends FileKind>(
  { pages, read, language }: Source,
  kind: Kind,
): Summary<Kind>[] =>
  pages.flatMap(({ slugs: [slug = ''], isDraft, ...page }) => {
    if (page.kind !== kind || page.language !== language) return []
    try {
      const fields = read(fileOf(kind, slug), schemaOfKind(kind))
      // The kind declares the names of these fields twice: as a value, and in this type.
      const summary = pick(kind, fields) as SummaryOf<Kind>
      return [{ ...summary, kind, slug, language, ...(isDraft && { isDraft }) }]
    } catch {
      return []
    }
  })

type Ordered = { order?: number; title: string }
const byOrder = (language: Language) => (a: Ordered, b: Ordered) =>
  (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
  a.title.localeCompare(b.title, languages[language].locale)

/** Sorts cities by county, in the order of business.yaml, then by name. */
const byCounty = ({ counties }: Business) => {
  const order = counties.map(({ name }) => name)
  return (a: CitySummary, b: CitySummary) =>
    order.indexOf(a.county) - order.indexOf(b.county) || a.name.localeCompare(b.name)
}

export const collectionsOf = (source: Source, business: Business): Collections => {
  const { language } = source
  const summaries = <Kind extends FileKind>(kind: Kind) => summariesOf(source, kind)
  return {
    page: summaries('page').sort(byOrder(language)),
    calculator: summaries('calculator').sort(byOrder(language)),
    guide: summaries('guide').sort(byOrder(language)),
    service: summaries('service').sort(byOrder(language)),
    city: summaries('city').sort(byCounty(business)),
    legal: summaries('legal').sort(byOrder(language)),
  }
}
