import type { MDXContent } from 'mdx/types'
import type { Static, TSchema } from 'typebox'
import { bodies, fieldsIn } from './files.ts'
import {
  entryOf,
  type FieldsOf,
  type FileEntry,
  type FileKind,
  fileKinds,
  fileOf,
  kinds,
} from './model/kinds.ts'
import { defaultLanguage, fileIn, type Language, languages } from './model/languages.ts'
import { businessSchema } from './model/schema/business.ts'
import { glossarySchema } from './model/schema/glossary.ts'
import { type HomeFields, homeSchema } from './model/schema/home.ts'
import { menusSchema } from './model/schema/menus.ts'
import { picturesSchema } from './model/schema/pictures.ts'
import { testimonialsSchema } from './model/schema/testimonials.ts'
import { parse } from './model/validate.ts'

/** The single entry point to the content: everything the site says, validated and typed. */

/** An entry made from an MDX file: its fields, plus its body as a component. */
export type Entry<Kind extends FileKind> = FieldsOf<Kind> &
  FileEntry & { kind: Kind; Body: MDXContent }
export type Service = Entry<'service'>
export type Guide = Entry<'guide'>
export type City = Entry<'city'>
/** A service in one city, which has a page of its own. */
export type ServiceInCity = {
  kind: 'service-in-city'
  language: Language
  service: Service
  city: City
}
export type Home = HomeFields & { kind: 'home'; language: Language }
/** Anything a page can be about. */
export type AnyEntry = Home | { [Kind in FileKind]: Entry<Kind> }[FileKind] | ServiceInCity

const pages = Object.entries(bodies).flatMap(([path, { default: Body }]) => {
  const entry = entryOf(path)
  return entry ? [{ Body, ...entry }] : []
})

const read = <S extends TSchema>(schema: S, file: string, language: Language): Static<S> =>
  parse(schema, fieldsIn(language, file), fileIn(language, file))

const entries = <Kind extends FileKind>(wanted: Kind, wantedLanguage: Language): Entry<Kind>[] =>
  pages
    .filter(({ kind, language }) => kind === wanted && language === wantedLanguage)
    .map(({ slug, language, Body }) => ({
      ...(read(kinds[wanted].schema, fileOf(wanted, slug), language) as FieldsOf<Kind>),
      kind: wanted,
      slug,
      language,
      Body,
    }))

type Ordered = { order?: number | undefined; title?: string }
const byOrder = (language: Language) => (a: Ordered, b: Ordered) =>
  (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
  (a.title ?? '').localeCompare(b.title ?? '', languages[language].locale)

/** Sorts cities by county, in the order of business.yaml, then by name. */
const byCounty = (counties: readonly { name: string }[]) => {
  const order = counties.map(({ name }) => name)
  return (a: City, b: City) =>
    order.indexOf(a.county) - order.indexOf(b.county) || a.name.localeCompare(b.name)
}

type Collections = { readonly [Kind in FileKind]: readonly Entry<Kind>[] }

const readContent = (language: Language) => {
  const business = read(businessSchema, 'content/business.yaml', language)
  const homeFields = read(homeSchema, kinds.home.file, language)
  /** The entries of each kind made from a folder, sorted as lists show them. */
  const collections = Object.fromEntries(
    fileKinds.map((kind) => [
      kind,
      kind === 'city'
        ? entries(kind, language).sort(byCounty(business.counties))
        : entries(kind, language).sort(byOrder(language)),
    ]),
  ) as unknown as Collections
  const glossary = read(glossarySchema, 'content/glossary.yaml', language)
  const terms = new Map(glossary.terms.map((term) => [term.slug, term]))
  const cityBySlug = new Map(collections.city.map((city) => [city.slug, city]))
  return {
    language,
    business,
    home: { ...homeFields, kind: 'home', language } as Home,
    menus: read(menusSchema, 'content/menus.yaml', language),
    testimonials: read(testimonialsSchema, 'content/testimonials.yaml', language).testimonials,
    pictures: read(picturesSchema, 'content/images/pictures.yaml', language),
    glossary,
    findTerm: (slug: string) => terms.get(slug),
    collections,
    guides: collections.guide,
    services: collections.service,
    cities: collections.city,
    findCity: (slug: string) => cityBySlug.get(slug),
  }
}

/** Everything the site says in one language. */
export type Content = ReturnType<typeof readContent>

const known = new Map<Language, Content>()

/**
 * Everything the site says in a language. A file that is not translated makes no page there; what
 * is no page is in the default language until it is translated.
 */
export const contentIn = (language: Language): Content => {
  const content = known.get(language) ?? readContent(language)
  known.set(language, content)
  return content
}

/** Facts about the company, which hold in every language. Its words come from `contentIn`. */
export const { business } = contentIn(defaultLanguage)
