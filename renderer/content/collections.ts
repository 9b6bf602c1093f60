import type { Static, TSchema } from 'typebox'
import type { Business } from '../../content/schema/business.ts'
import { fromKeys } from '../../content/schema/keys.ts'
import {
  declarationOf,
  type FileKind,
  fileKinds,
  fileOf,
  linkNameOf,
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

/** The source of the entries of a language. */
type Source = {
  language: Language
  business: Business
  pages: readonly SitePage[]
  read: <S extends TSchema>(file: string, schema: S) => Static<S>
}

type Fields = Readonly<Record<string, unknown>>

/** Picks the fields of an entry that its kind declares as its summary. */
const pick = (kind: FileKind, fields: Fields) =>
  Object.fromEntries(
    declarationOf(kind).summary.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  )

type Place = { rank: number; name: string }

/**
 * Returns the sort key of an entry: for a city, its county in the order of business.yaml; for a
 * project, its month, the newest first.
 */
const placeOf = (kind: FileKind, fields: Fields, { counties }: Business): Place => {
  const ranks: Partial<Record<FileKind, number>> = {
    city: counties.findIndex(({ name }) => name === fields.county),
    project: -Number(String(fields.month).replace('-', '')),
  }
  const rank = ranks[kind] ?? Number(fields.order ?? Number.POSITIVE_INFINITY)
  return { rank, name: String(fields[linkNameOf(kind)]) }
}

const byPlace = (language: Language) => (a: { place: Place }, b: { place: Place }) =>
  a.place.rank - b.place.rank ||
  a.place.name.localeCompare(b.place.name, languages[language].locale)

/** Returns the summaries of a kind, sorted. An unfinished file only loses its own page. */
const summariesOf = <Kind extends FileKind>(
  { pages, read, language, business }: Source,
  kind: Kind,
): Summary<Kind>[] =>
  pages
    .flatMap(({ slugs: [slug = ''], isDraft, ...page }) => {
      if (page.kind !== kind || page.language !== language) return []
      try {
        const fields = read(fileOf(kind, slug), schemaOfKind(kind))
        // The kind declares the names of these fields twice: as a value, and in this type.
        const summary = pick(kind, fields) as SummaryOf<Kind>
        const entry = { ...summary, kind, slug, language, ...(isDraft && { isDraft }) }
        return [{ entry, place: placeOf(kind, fields, business) }]
      } catch {
        return []
      }
    })
    .sort(byPlace(language))
    .map(({ entry }) => entry)

/** Returns the entries of each kind, sorted as lists show them. */
export const collectionsOf = (source: Source): Collections =>
  fromKeys<Collections>(
    fileKinds,
    // TypeScript cannot infer the type of the entries of an unknown kind.
    (kind) => summariesOf(source, kind) as readonly unknown[] as Collections[typeof kind],
  )
