import type { MDXContent } from 'mdx/types'
import type { LocalService } from '../../content/schema/city.ts'
import type { Point } from '../../content/schema/fields.ts'
import { type HomeFields, homeSchema } from '../../content/schema/home.ts'
import {
  type FieldsOf,
  type FileKind,
  fileOf,
  kinds,
  schemaOfKind,
} from '../../content/schema/kinds.ts'
import { type Language, languageAt } from '../../content/schema/languages.ts'
import {
  cityValues,
  fillKnownPlaceholders,
  fillPlaceholders,
} from '../../content/schema/placeholders.ts'
import { whyUnfit } from './content-file.ts'
import type { Node } from './schema-nodes.ts'
import type { Site } from './site.ts'
import type { AnySummary, SiteIndex } from './site-index.ts'
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
/** A city with defaults for fields that its file leaves out, and facts derived from other files. */
export type City = Entry<'city'> &
  Required<Pick<FieldsOf<'city'>, 'picture' | 'metaTitle' | 'metaDescription' | 'services'>> & {
    /** Whether its county is in the High-Velocity Hurricane Zone. */
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
  /** The city's words about the service. */
  here: LocalService
  /** The issues of the service in the city: first those that the city describes itself. */
  issues: readonly Point[]
}
type Entries = { [Kind in Exclude<FileKind, 'city'>]: Entry<Kind> } & {
  city: City
  home: Home
  'service-in-city': ServiceInCity
}
/** Anything a page can be about. */
export type AnyEntry = Entries[keyof Entries]

/** Texts of a service that may name the city, which only pages about a city show. */
const { properties: serviceFields = {} }: Node = kinds.service.schema
const localFields = Object.entries(serviceFields).flatMap(([name, field]) =>
  (field.items ?? field).placeholders === 'city' ? [name] : [],
)

/** Loads the text of an MDX file as a component. */
export type BodyOf = (path: string) => Promise<MDXContent>

/** The source of the entries of one language. */
type Source = { site: Site; index: SiteIndex; bodyOf: BodyOf }

type Fill = (text: string, field: string) => string

const fillSite =
  (index: SiteIndex): Fill =>
  (text) =>
    fillPlaceholders(text, siteValues(index))

/** @param card the city's card about the service, on a page about a service there. */
const fillCity = (index: SiteIndex, city: FieldsOf<'city'>, card?: string): Fill => {
  const values = { ...siteValues(index), ...cityValues(city, card) }
  return (text) => fillPlaceholders(text, values)
}

const shownFieldsOf = <Kind extends FileKind>(
  { site, index }: Source,
  kind: Kind,
  slug: string,
): FieldsOf<Kind> => site.fields(fileOf(kind, slug), schemaOfKind(kind), index.language)

const loadFile = async <Kind extends FileKind>(
  source: Source,
  kind: Kind,
  slug: string,
  fill: Fill,
): Promise<Entry<Kind>> => {
  const { language } = source.index
  const Body = await source.bodyOf(fileOf(kind, slug, language))
  return { ...fillTexts(shownFieldsOf(source, kind, slug), fill), kind, slug, language, Body }
}

const loadCity = async (source: Source, slug: string): Promise<City> => {
  const { site, index } = source
  const fields = shownFieldsOf(source, 'city', slug)
  const city = await loadFile(source, 'city', slug, fillCity(index, fields))
  const { title, description } = wordsOf(index, 'city').search
  const names = cityValues(city)
  return {
    metaTitle: fillKnownPlaceholders(title, names),
    metaDescription: fillKnownPlaceholders(description, names),
    services: {},
    picture: `city-${city.theme ?? 'suburban'}`,
    ...city,
    hvhz: index.business.counties.some(({ name, hvhz }) => name === city.county && hvhz),
    hasText: site.file(fileOf('city', slug, index.language))?.body.trim() !== '',
  }
}

/** @param names the titles by which cities name the issues of the service, in order. */
const issuesHere = (
  { issues }: Service,
  here: LocalService,
  names: readonly string[],
): readonly Point[] => {
  const own = here.issues.flatMap(({ issue, ...local }) => {
    const general = issues[names.indexOf(issue)]
    return general ? [{ general, shown: { ...general, ...local } }] : []
  })
  const others = issues.filter((issue) => own.every(({ general }) => general !== issue))
  return [...own.map(({ shown }) => shown), ...others]
}

const loadPair = async (source: Source, name: string, slug: string): Promise<ServiceInCity> => {
  const { site, index } = source
  const city = await loadCity(source, slug)
  const here = city.services[name]
  if (!here) throw new Error(`${city.name} has no words for the service "${name}"`)
  const inSite = fillSite(index)
  const inCity = fillCity(index, city, here.card)
  const fill: Fill = (text, field) => (localFields.includes(field) ? inCity : inSite)(text, field)
  const { issues } = site.fields(fileOf('service', name), kinds.service.schema)
  const names = issues.map(({ title }) => title)
  const service = await loadFile(source, 'service', name, fill)
  return {
    kind: 'service-in-city',
    language: index.language,
    service,
    city,
    here,
    issues: issuesHere(service, here, names),
  }
}

const load = async (source: Source, page: AnySummary): Promise<AnyEntry> => {
  const { site, index } = source
  const inSite = fillSite(index)
  switch (page.kind) {
    case 'home': {
      const fields = site.fields(kinds.home.file, homeSchema, page.language)
      return { ...fillTexts(fields, inSite), kind: page.kind, language: page.language }
    }
    case 'service-in-city':
      return loadPair(source, page.service.slug, page.city.slug)
    case 'city':
      return loadCity(source, page.slug)
    case 'service':
      return loadFile(source, page.kind, page.slug, (text, field) =>
        localFields.includes(field) ? text : inSite(text, field),
      )
    default:
      // TypeScript cannot infer that the entry of each of these kinds is an AnyEntry.
      return loadFile(source, page.kind, page.slug, inSite) as Promise<AnyEntry>
  }
}

const noText: BodyOf = async () => () => null

/** Returns the entry of a page for lists, which show its fields but not its text. */
export const entryWithoutText = (site: Site, page: AnySummary): Promise<AnyEntry> =>
  load({ site, index: site.in(page.language), bodyOf: noText }, page)

const isOfKind = <Kind extends keyof Entries>(
  entry: AnyEntry,
  kind: Kind,
): entry is Entries[Kind] => entry.kind === kind

/**
 * Returns the entry at an address for `+data`; undefined if there is none, such as a service in a
 * city that has no words for it.
 * @throws if its files are not finished, which can only happen in the dev server.
 */
export const entryAt = async <Kind extends keyof Entries>(
  site: Site,
  kind: Kind,
  address: string,
  bodyOf: BodyOf,
): Promise<Entries[Kind] | undefined> => {
  const index = site.in(languageAt(address))
  const page = index.pageAt(address)
  const { files } = site.pageAt(address) ?? {}
  if (!page && files) {
    const whys = files.map((path) => site.file(path)).map((file) => (file ? whyUnfit(file) : ''))
    throw new Error(whys.filter(Boolean).join('\n\n'))
  }
  const entry = page && (await load({ site, index, bodyOf }, page))
  return entry && isOfKind(entry, kind) ? entry : undefined
}
