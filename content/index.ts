import type { MDXContent } from 'mdx/types'
import type { Static } from 'typebox'
import { bodyOf, fieldsIn, slugsIn } from './files.ts'
import { lazyFields } from './lazy-fields.ts'
import {
  type FieldsOf,
  type FileEntry,
  type FileKind,
  fileKinds,
  fileOf,
  kinds,
} from './model/kinds.ts'
import { allLanguages, defaultLanguage, type Language, languages } from './model/languages.ts'
import type { Business } from './model/schema/business.ts'
import type { glossarySchema } from './model/schema/glossary.ts'
import type { HomeFields } from './model/schema/home.ts'
import type { menusSchema } from './model/schema/menus.ts'
import type { picturesSchema } from './model/schema/pictures.ts'
import { testimonialsFile, type testimonialsSchema } from './model/schema/testimonials.ts'
import { madeOnce, once, question } from './questions.ts'

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

/** An entry is read field by field: what a page does not show of it does not matter to that page. */
const entryIn = (language: Language, kind: FileKind, slug: string): Entry<FileKind> => {
  const fields = fieldsIn<FieldsOf<FileKind>>(language, fileOf(kind, slug))
  const own = { kind, slug, language }
  return lazyFields(
    once(() => new Set([...Object.keys(fields), ...Object.keys(own), 'Body'])),
    (name) => {
      if (name === 'Body') return bodyOf(fileOf(kind, slug, language))
      return name in own ? own[name as keyof typeof own] : fields[name as keyof typeof fields]
    },
  )
}

/** One object for each entry, by which others remember what they made of it. */
const entry = madeOnce((about) => {
  const [language, kind, slug = ''] = about.split(' ')
  return entryIn(language as Language, kind as FileKind, slug)
})

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

/** The slugs of a kind in a language, sorted as lists show them. */
const sortedSlugs = question('sorted', (about) => {
  const [language, kind] = about.split(' ') as [Language, FileKind]
  const entries = slugsIn(language, kind).map((slug) => entry(`${language} ${kind} ${slug}`))
  const sorted =
    kind === 'city'
      ? (entries as City[]).sort(byCounty(contentIn(language).business.counties))
      : (entries as Ordered[]).sort(byOrder(language))
  return (sorted as { slug: string }[]).map(({ slug }) => slug)
})

/** The entries of a kind in a language, listed once for all pages. */
const sortedEntries = madeOnce((about) =>
  sortedSlugs(about).map((slug) => entry(`${about} ${slug}`)),
)

const entries = <Kind extends FileKind>(language: Language, kind: Kind): readonly Entry<Kind>[] =>
  sortedEntries(`${language} ${kind}`) as unknown as readonly Entry<Kind>[]

const isSlug = question('entry', (about) => {
  const [language, kind, slug = ''] = about.split(' ')
  return slugsIn(language as Language, kind as FileKind).includes(slug)
})

type Collections = { readonly [Kind in FileKind]: readonly Entry<Kind>[] }

const readContent = (language: Language) => {
  const business = fieldsIn<Business>(language, 'content/business.yaml')
  const glossary = fieldsIn<Static<typeof glossarySchema>>(language, 'content/glossary.yaml')
  const home = fieldsIn<HomeFields>(language, kinds.home.file)
  return {
    language,
    business,
    home: lazyFields<Home>(
      () => new Set([...Object.keys(home), 'kind', 'language']),
      (name) =>
        name === 'kind' ? 'home' : name === 'language' ? language : home[name as keyof HomeFields],
    ),
    menus: fieldsIn<Static<typeof menusSchema>>(language, 'content/menus.yaml'),
    get testimonials() {
      return fieldsIn<Static<typeof testimonialsSchema>>(language, testimonialsFile).testimonials
    },
    pictures: fieldsIn<Static<typeof picturesSchema>>(language, 'content/images/pictures.yaml'),
    glossary,
    findTerm: (slug: string) => glossary.terms.find((term) => term.slug === slug),
    /** The entries of each kind made from a folder, sorted as lists show them. */
    collections: lazyFields<Collections>(
      () => new Set(fileKinds),
      (kind) => entries(language, kind as FileKind),
    ),
    get guides() {
      return entries(language, 'guide')
    },
    get services() {
      return entries(language, 'service')
    },
    get cities() {
      return entries(language, 'city')
    },
    findCity: (slug: string) =>
      isSlug(`${language} city ${slug}`) ? (entry(`${language} city ${slug}`) as City) : undefined,
  }
}

/** Everything the site says in one language. */
export type Content = ReturnType<typeof readContent>

const contents = new Map(allLanguages.map((language) => [language, readContent(language)]))

/**
 * Everything the site says in a language. A file that is not translated makes no page there; what
 * is no page is in the default language until it is translated.
 */
export const contentIn = (language: Language): Content =>
  contents.get(language) ?? readContent(language)

/** Facts about the company, which hold in every language. Its words come from `contentIn`. */
export const { business } = contentIn(defaultLanguage)
