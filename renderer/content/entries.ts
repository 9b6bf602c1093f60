import type { MDXContent } from 'mdx/types'
import { render } from 'vike/abort'
import type { HomeFields } from '../../content/schema/home.ts'
import { type FieldsOf, type FileKind, fileOf, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, type Language } from '../../content/schema/languages.ts'
import {
  cityValues,
  fillKnownPlaceholders,
  fillPlaceholders,
} from '../../content/schema/placeholders.ts'
import { unmarked } from '../../content/schema/source-marks.ts'
import { fieldsIn, hasText } from './files.ts'
import { type AnySummary, pageAt } from './pages.ts'
import type { Node } from './schema-nodes.ts'
import { business } from './site.ts'
import { fillTexts, siteValues, wordsOf } from './words.ts'

/** An entry with all of its fields, placeholders filled, and its text as a component. */
export type Entry<Kind extends FileKind> = FieldsOf<Kind> & {
  kind: Kind
  slug: string
  language: Language
  Body: MDXContent
}
export type Service = Entry<'service'>
export type Guide = Entry<'guide'>
/** A city with what its file may leave out. */
export type City = Entry<'city'> &
  Required<Pick<FieldsOf<'city'>, 'picture' | 'metaTitle' | 'metaDescription' | 'services'>> & {
    hvhz: boolean
    /** Whether there is text below the fields. */
    hasText: boolean
  }
export type Home = HomeFields & { kind: 'home'; language: Language }
/** A service in one city, which has a page of its own. */
export type ServiceInCity = {
  kind: 'service-in-city'
  language: Language
  service: Service
  city: City
  /** The titles that cities name the issues of the service by, in their order. */
  issueNames: readonly string[]
}
type Entries = { [Kind in Exclude<FileKind, 'city'>]: Entry<Kind> } & {
  city: City
  home: Home
  'service-in-city': ServiceInCity
}
/** Anything a page can be about. */
export type AnyEntry = Entries[keyof Entries]

/** Texts of a service that may name the city, which only pages about a city show. */
const localFields = Object.entries((kinds.service.schema as Node).properties ?? {}).flatMap(
  ([name, field]) => ((field.items ?? field).placeholders === 'city' ? [name] : []),
)

/** The text of every MDX file, compiled by @mdx-js/rollup and loaded when its page is rendered. */
const bodies = import.meta.glob<MDXContent>('/content/**/*.mdx', { import: 'default' })

/**
 * The component that the text of an MDX file makes.
 * @throws if there is no such file.
 */
const bodyOf = (path: string): Promise<MDXContent> => {
  const load = bodies[`/${path}`]
  if (!load) throw new Error(`There is no ${path}`)
  return load()
}

type Fill = (text: string, field: string) => string

const fillSite =
  (language: Language): Fill =>
  (text) =>
    fillPlaceholders(text, siteValues(language))

/** @param card what the city's card says about the service, on a page about a service there. */
const fillCity = (language: Language, city: FieldsOf<'city'>, card?: string): Fill => {
  const values = { ...siteValues(language), ...cityValues(city, card) }
  return (text) => fillPlaceholders(text, values)
}

const entryOf = async <Kind extends FileKind>(
  kind: Kind,
  slug: string,
  language: Language,
  fill: Fill,
): Promise<Entry<Kind>> => ({
  ...fillTexts(fieldsIn<FieldsOf<Kind>>(language, fileOf(kind, slug)), fill),
  kind,
  slug,
  language,
  Body: await bodyOf(fileOf(kind, slug, language)),
})

const cityOf = async (slug: string, language: Language): Promise<City> => {
  const fields = fieldsIn<FieldsOf<'city'>>(language, fileOf('city', slug))
  const city = await entryOf('city', slug, language, fillCity(language, fields))
  const { title, description } = wordsOf('city', language).search
  const names = cityValues(city)
  return {
    metaTitle: fillKnownPlaceholders(title, names),
    metaDescription: fillKnownPlaceholders(description, names),
    services: {},
    picture: `city-${city.theme ?? 'suburban'}`,
    ...city,
    hvhz: business.counties.some(({ name, hvhz }) => name === city.county && hvhz),
    hasText: hasText(fileOf('city', slug, language)),
  }
}

const pairOf = async (
  service: string,
  { slug }: { slug: string },
  language: Language,
): Promise<ServiceInCity> => {
  const city = await cityOf(slug, language)
  const inSite = fillSite(language)
  const inCity = fillCity(language, city, city.services[service]?.card)
  const fill: Fill = (text, field) => (localFields.includes(field) ? inCity : inSite)(text, field)
  const { issues } = fieldsIn<FieldsOf<'service'>>(defaultLanguage, fileOf('service', service))
  return {
    kind: 'service-in-city',
    language,
    city,
    service: await entryOf('service', service, language, fill),
    issueNames: issues.map(({ title }) => unmarked(title)),
  }
}

const load = async (page: AnySummary): Promise<AnyEntry> => {
  const { kind, language } = page
  const inSite = fillSite(language)
  switch (kind) {
    case 'home': {
      const fields = fieldsIn<HomeFields>(language, kinds.home.file)
      return { ...fillTexts(fields, inSite), kind, language }
    }
    case 'service-in-city':
      return pairOf(page.service.slug, page.city, language)
    case 'city':
      return cityOf(page.slug, language)
    case 'service':
      return entryOf(kind, page.slug, language, (text, field) =>
        localFields.includes(field) ? text : inSite(text, field),
      )
    default:
      return entryOf(kind, page.slug, language, inSite) as Promise<AnyEntry>
  }
}

/**
 * What `+data` of a kind of page returns: the entry at an address.
 * @throws what makes Vike show the not-found page if there is none, such as a service in a city that
 *   has no words for it.
 */
export const entryAt = async <Kind extends keyof Entries>(
  kind: Kind,
  address: string,
): Promise<{ entry: Entries[Kind] }> => {
  const page = pageAt(address)
  if (page?.kind !== kind) throw render(404)
  return { entry: (await load(page)) as Entries[Kind] }
}
