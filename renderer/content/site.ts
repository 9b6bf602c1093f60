import type { Static } from 'typebox'
import type { Business } from '../../content/schema/business.ts'
import type { glossarySchema } from '../../content/schema/glossary.ts'
import type { HomeFields } from '../../content/schema/home.ts'
import {
  declarationOf,
  entryOf,
  type FileKind,
  fileKinds,
  fileOf,
  kinds,
  type SummaryOf,
  wordFile,
} from '../../content/schema/kinds.ts'
import {
  defaultLanguage,
  inEachLanguage,
  type Language,
  languages,
} from '../../content/schema/languages.ts'
import type { menusSchema } from '../../content/schema/menus.ts'
import type { picturesSchema } from '../../content/schema/pictures.ts'
import { type Prices, priceFile, priceSchemas } from '../../content/schema/prices.ts'
import { testimonialsFile, type testimonialsSchema } from '../../content/schema/testimonials.ts'
import { type WordSubject, type Words, wordSchemas } from '../../content/schema/words.ts'
import { isDevServer, isDraftFile } from './drafts.ts'
import { contentPaths, fieldsIn, hasTranslation } from './files.ts'
import type { Node } from './schema-nodes.ts'

/**
 * The site as an index: what every page may show of the others. That is the summary of each entry
 * and the small site-wide files. Only the page of an entry has all of its fields (entries.ts).
 */

/** An entry of the index: the fields that its kind declares as its summary. */
type Summary<Kind extends FileKind> = SummaryOf<Kind> & {
  kind: Kind
  slug: string
  language: Language
  isDraft?: true
}
export type ServiceSummary = Summary<'service'>
export type CitySummary = Summary<'city'>
export type HomeSummary = Pick<HomeFields, 'title'> & { kind: 'home'; language: Language }
export type PairSummary = {
  kind: 'service-in-city'
  language: Language
  service: ServiceSummary
  city: CitySummary
}
type Collections = { readonly [Kind in FileKind]: readonly Summary<Kind>[] }
type AllWords = { readonly [Subject in WordSubject]: Words<Subject> }

const paths = contentPaths()

/** The fields of an entry that its kind declares as its summary. */
const summaryOf = (kind: FileKind, fields: Readonly<Record<string, unknown>>) => {
  const { summary } = declarationOf(kind)
  return {
    ...Object.fromEntries(
      summary.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
    ),
    ...(kind === 'city' && { localServices: Object.keys(Object(fields.services)) }),
  }
}

/** Whether other pages can list an entry: they show its name, its lists and its picture. */
const canBeListed = (kind: FileKind, language: Language, file: string): boolean => {
  const { schema, nameField, summary } = declarationOf(kind)
  const { properties = {}, required = [] } = schema as Node
  try {
    const fields = fieldsIn<Record<string, unknown>>(language, file)
    return summary.every((name) => {
      const { items, reference } = properties[name] ?? {}
      const isShown = name === nameField || items !== undefined || reference === 'picture'
      return !isShown || !required.includes(name) || (fields[name] ?? null) !== null
    })
  } catch {
    return false
  }
}

const summariesIn = <Kind extends FileKind>(language: Language, kind: Kind): Summary<Kind>[] =>
  paths.flatMap((path) => {
    const entry = entryOf(path)
    if (entry?.kind !== kind || entry.language !== language) return []
    const file = fileOf(kind, entry.slug)
    // In the dev server, a file that is not finished takes no other page away.
    if (isDevServer() && !canBeListed(kind, language, file)) return []
    const summary = summaryOf(kind, fieldsIn(language, file)) as SummaryOf<Kind>
    const draft = isDraftFile(path) && { isDraft: true as const }
    return [{ ...summary, kind, slug: entry.slug, language, ...draft }]
  })

type Ordered = { order?: number | undefined; title?: string }
const byOrder = (language: Language) => (a: Ordered, b: Ordered) =>
  (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
  (a.title ?? '').localeCompare(b.title ?? '', languages[language].locale)

/** Sorts cities by county, in the order of business.yaml, then by name. */
const byCounty = (counties: readonly { name: string }[]) => {
  const order = counties.map(({ name }) => name)
  return (a: CitySummary, b: CitySummary) =>
    order.indexOf(a.county) - order.indexOf(b.county) || a.name.localeCompare(b.name)
}

const readSite = (language: Language) => {
  const business = fieldsIn<Business>(language, 'content/business.yaml')
  const glossary = fieldsIn<Static<typeof glossarySchema>>(language, 'content/glossary.yaml')
  const { title } = fieldsIn<HomeFields>(language, kinds.home.file)
  const { testimonials } = fieldsIn<Static<typeof testimonialsSchema>>(language, testimonialsFile)
  const collections = Object.fromEntries(
    fileKinds.map((kind) => {
      const order = kind === 'city' ? byCounty(business.counties) : byOrder(language)
      return [kind, summariesIn(language, kind).sort(order as () => number)]
    }),
  ) as unknown as Collections
  const prices = Object.fromEntries(
    Object.keys(priceSchemas).map((name) => [name, fieldsIn(language, priceFile(name))]),
  ) as Prices
  const words = Object.fromEntries(
    Object.keys(wordSchemas).map((subject) => [subject, fieldsIn(language, wordFile(subject))]),
  ) as unknown as AllWords
  return {
    language,
    business,
    glossary,
    testimonials,
    home: { kind: 'home', language, title } satisfies HomeSummary as HomeSummary,
    isTranslated: (file: string) => hasTranslation(language, file),
    menus: fieldsIn<Static<typeof menusSchema>>(language, 'content/menus.yaml'),
    pictures: fieldsIn<Static<typeof picturesSchema>>(language, 'content/images/pictures.yaml'),
    prices,
    /** As they stand in their files: `wordsOf` fills their placeholders. */
    words,
    /** The entries of each kind, sorted as lists show them. */
    collections,
    services: collections.service,
    cities: collections.city,
    guides: collections.guide,
    findCity: (slug: string) => collections.city.find((city) => city.slug === slug),
    findTerm: (slug: string) => glossary.terms.find((term) => term.slug === slug),
  }
}

/** The index of the site in one language. */
export type Site = ReturnType<typeof readSite>

const sites = inEachLanguage(readSite)

/**
 * The index of the site in a language. A file that is not translated makes no page there; what is no
 * page is in the default language until it is translated.
 */
export const siteIn = (language: Language): Site => sites[language]

/**
 * Facts about the company and its prices, which hold in every language. Words come from `siteIn`.
 */
export const { business, prices } = sites[defaultLanguage]
