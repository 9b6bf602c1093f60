import { type Business, businessSchema } from '../../content/schema/business.ts'
import { glossarySchema } from '../../content/schema/glossary.ts'
import { type HomeFields, homeSchema } from '../../content/schema/home.ts'
import {
  declarationOf,
  type FileKind,
  fileOf,
  kinds,
  type SummaryOf,
  schemaOfKind,
  wordFile,
} from '../../content/schema/kinds.ts'
import { fileIn, type Language, languageAt, languages } from '../../content/schema/languages.ts'
import { menusSchema } from '../../content/schema/menus.ts'
import { picturesSchema } from '../../content/schema/pictures.ts'
import { type Prices, priceFile, priceSchemas } from '../../content/schema/prices.ts'
import { testimonialsFile, testimonialsSchema } from '../../content/schema/testimonials.ts'
import { type WordSubject, type Words, wordSchemas } from '../../content/schema/words.ts'
import { addressOf } from './addresses.ts'
import type { Site } from './site.ts'

/** An entry of the index: the fields that its kind declares as its summary. */
type Summary<Kind extends FileKind> = SummaryOf<Kind> & {
  kind: Kind
  slug: string
  language: Language
  isDraft?: true
}
export type ServiceSummary = Summary<'service'>
export type CitySummary = Summary<'city'>
type HomeSummary = Pick<HomeFields, 'title'> & { kind: 'home'; language: Language }
type PairSummary = {
  kind: 'service-in-city'
  language: Language
  service: ServiceSummary
  city: CitySummary
}
type Collections = { readonly [Kind in FileKind]: readonly Summary<Kind>[] }
type FileSummary = Collections[FileKind][number]
/** Any page of the site, as the index has it. */
export type AnySummary = HomeSummary | FileSummary | PairSummary

type AllWords = { readonly [Subject in WordSubject]: Words<Subject> }

/**
 * What every page may show of the others, in one language: the summary of each entry and the small
 * site-wide files. Only the page of an entry has all of its fields (entries.ts). A file that is not
 * translated makes no page here; what is no page is in the default language until it is translated.
 */
export type SiteIndex = {
  language: Language
  siteEnv: Site['siteEnv']
  formRelay: Site['formRelay']
  business: Business
  home: HomeSummary
  /** As they stand in their files: `wordsOf` fills their placeholders. */
  words: AllWords
  prices: Prices
  /** The entries of each kind, sorted as lists show them. */
  collections: Collections
  services: Collections['service']
  cities: Collections['city']
  guides: Collections['guide']
  /** Every page in this language. */
  pages: readonly AnySummary[]
} & SmallFiles & {
    pictureIndex: Site['pictureIndex']
    /** The index in another language. */
    in: (language: Language) => SiteIndex
    isTranslated: (file: string) => boolean
    /** Whether there is a page at an address, in any language. */
    hasPage: (address: string) => boolean
    /** The page at an address; undefined if it has none in this language. */
    pageAt: (address: string) => AnySummary | undefined
    findCity: (slug: string) => CitySummary | undefined
  }

type SmallFiles = ReturnType<typeof readSmallFiles>

const readSmallFiles = ({ shownFields }: Site, language: Language) => ({
  glossary: shownFields('content/glossary.yaml', glossarySchema, language),
  menus: shownFields('content/menus.yaml', menusSchema, language),
  pictures: shownFields('content/images/pictures.yaml', picturesSchema, language),
  testimonials: shownFields(testimonialsFile, testimonialsSchema, language).testimonials,
})

/** The fields of an entry that its kind declares as its summary. */
const pick = (kind: FileKind, fields: Readonly<Record<string, unknown>>) => ({
  ...Object.fromEntries(
    declarationOf(kind).summary.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  ),
  ...(kind === 'city' && { localServices: Object.keys(Object(fields.services)) }),
})

/** The summaries of a kind. A file that is not finished takes no page but its own away. */
const summariesOf = <Kind extends FileKind>(
  { pages, shownFields }: Site,
  language: Language,
  kind: Kind,
): Summary<Kind>[] =>
  pages.flatMap(({ slugs: [slug = ''], isDraft, ...page }) => {
    if (page.kind !== kind || page.language !== language) return []
    try {
      const fields = shownFields(fileOf(kind, slug), schemaOfKind(kind), language)
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

const collectionsOf = (site: Site, language: Language, business: Business): Collections => {
  const summaries = <Kind extends FileKind>(kind: Kind) => summariesOf(site, language, kind)
  return {
    page: summaries('page').sort(byOrder(language)),
    calculator: summaries('calculator').sort(byOrder(language)),
    guide: summaries('guide').sort(byOrder(language)),
    service: summaries('service').sort(byOrder(language)),
    city: summaries('city').sort(byCounty(business)),
    legal: summaries('legal').sort(byOrder(language)),
  }
}

/** Whether a city says something about a service. In a translation, that may wait. */
export const hasLocalWords = ({ slug }: { slug: string }, city: CitySummary): boolean =>
  city.localServices.includes(slug)

const pagesOf = (
  { home, collections, language }: Pick<SiteIndex, 'home' | 'collections' | 'language'>,
  site: Site,
) => {
  const pairs = collections.city.flatMap((city) =>
    collections.service
      .filter((service) => hasLocalWords(service, city))
      .map((service): PairSummary => ({ kind: 'service-in-city', language, service, city })),
  )
  const all: AnySummary[] = [home, ...Object.values(collections).flat(), ...pairs]
  return all
    .map((page) => [addressOf(page), page] as const)
    .filter(([address]) => site.pageAt(address))
}

/** The index of a site in a language. */
export const createIndex = (site: Site, language: Language): SiteIndex => {
  const { siteEnv, formRelay, pictureIndex, shownFields } = site
  const business = shownFields('content/business.yaml', businessSchema, language)
  const { title } = shownFields(kinds.home.file, homeSchema, language)
  const home: HomeSummary = { kind: 'home', language, title }
  const collections = collectionsOf(site, language, business)
  const pages = new Map(pagesOf({ home, collections, language }, site))
  const words = Object.keys(wordSchemas).map((subject) => [
    subject,
    shownFields(wordFile(subject), wordSchemas[subject as WordSubject], language),
  ])
  return {
    language,
    siteEnv,
    formRelay,
    business,
    home,
    words: Object.fromEntries(words) as AllWords,
    prices: {
      roof: shownFields(priceFile('roof'), priceSchemas.roof),
      energy: shownFields(priceFile('energy'), priceSchemas.energy),
    },
    ...readSmallFiles(site, language),
    collections,
    services: collections.service,
    cities: collections.city,
    guides: collections.guide,
    pages: [...pages.values()],
    pictureIndex,
    in: site.in,
    isTranslated: (file) => site.file(fileIn(language, file)) !== undefined,
    hasPage: (address) => site.in(languageAt(address)).pageAt(address) !== undefined,
    pageAt: (address) =>
      languageAt(address) === language
        ? pages.get(address)
        : site.in(languageAt(address)).pageAt(address),
    findCity: (slug) => collections.city.find((city) => city.slug === slug),
  }
}
