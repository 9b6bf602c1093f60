import type { Static, TSchema } from 'typebox'
import type { Business } from '../../content/schema/business.ts'
import type { CalculatorName } from '../../content/schema/calculators.ts'
import { glossarySchema } from '../../content/schema/glossary.ts'
import { homeSchema } from '../../content/schema/home.ts'
import { kinds } from '../../content/schema/kinds.ts'
import { type Language, languageAt } from '../../content/schema/languages.ts'
import { menusSchema } from '../../content/schema/menus.ts'
import { picturesSchema } from '../../content/schema/pictures.ts'
import { type Prices, priceFile, priceSchemas } from '../../content/schema/prices.ts'
import {
  isProvenReview,
  testimonialsFile,
  testimonialsSchema,
} from '../../content/schema/testimonials.ts'
import {
  type BrowserSubject,
  subjectOf,
  type WordSubject,
  type Words,
} from '../../content/schema/words.ts'
import { addressOf, type SitePage } from './addresses.ts'
import { type CitySummary, type Collections, collectionsOf } from './collections.ts'
import { maySay, shownFacts } from './confirmed.ts'
import type { ContentFile } from './content-file.ts'
import type { SiteEnv } from './environment.ts'
import type { PictureIndex } from './picture-file.ts'

/** Content that browsers load: words of a subject, prices of a calculator, the areas we serve. */
export type DataName = `words/${BrowserSubject}` | `prices/${CalculatorName}` | 'areas'

type AllWords = { readonly [Subject in WordSubject]: Words<Subject> }

/** The parts of the site that an index is made from, and that pages may use. */
export type IndexedSite = {
  siteEnv: SiteEnv
  pictureIndex: PictureIndex
  /** The text files; translations have the facts of their originals. */
  files: readonly ContentFile[]
  file: (path: string) => ContentFile | undefined
  /** Every page of this build, including drafts where they are shown. */
  pages: readonly SitePage[]
  pageAt: (address: string) => SitePage | undefined
  /**
   * Returns the fields of a file in a language, or in the default one until it is translated.
   * @throws if they do not have the type of the schema.
   */
  fields: <S extends TSchema>(file: string, schema: S, language?: Language) => Static<S>
  /** Returns the fields of business.yaml, with the relay of this build. */
  business: (language?: Language) => Business
  in: (language: Language) => SiteIndex
}

/**
 * The index of the site in one language, for every page: the summary of each entry and the small
 * site-wide files. Only the page of an entry has all of its fields (entries.ts). Untranslated files
 * make no page here, and are in the default language if they are not pages.
 */
export type SiteIndex = {
  language: Language
  siteEnv: SiteEnv
  /** The facts of business.yaml that this build shows. */
  business: Business
  homeTitle: string
  /** As written in their files: `wordsOf` fills their placeholders. */
  words: AllWords
  prices: Prices
  /** The entries of each kind, sorted as lists show them. */
  collections: Collections
  /** Every page in this language whose files are finished, in the order of lists. */
  pages: readonly SitePage[]
} & SmallFiles & {
    pictureIndex: PictureIndex
    /** Returns the index in another language. */
    in: (language: Language) => SiteIndex
    /** Returns the page at an address, in any language. */
    pageAt: (address: string) => SitePage | undefined
    findCity: (slug: string) => CitySummary | undefined
  }

type SmallFiles = ReturnType<typeof readSmallFiles>

type Read = <S extends TSchema>(file: string, schema: S) => Static<S>

const readSmallFiles = (read: Read, siteEnv: SiteEnv) => ({
  glossary: read('content/glossary.yaml', glossarySchema),
  menus: read('content/menus.yaml', menusSchema),
  pictures: read('content/images/pictures.yaml', picturesSchema),
  testimonials: read(testimonialsFile, testimonialsSchema).testimonials.filter(
    (review) => isProvenReview(review) || maySay(siteEnv, ['source', 'date']),
  ),
})

/** Reads the words of each subject, validated against the schema derived from the English ones. */
const readWords = (read: Read, { files }: IndexedSite): AllWords =>
  // The schemas and the generated types are made from these files.
  Object.fromEntries(
    files.flatMap(({ path, schema }) => {
      const subject = subjectOf(path)
      return subject && schema ? [[subject, read(path, schema)]] : []
    }),
  ) as AllWords

const pagesOf = (site: IndexedSite, language: Language, collections: Collections): SitePage[] => {
  const pairs = collections.city.flatMap((city) =>
    collections.service.map(
      (service) => ({ kind: 'service-in-city', language, service, city }) as const,
    ),
  )
  return [
    { kind: 'home', language } as const,
    ...Object.values(collections).flat(),
    ...pairs,
  ].flatMap((page) => site.pageAt(addressOf(page)) ?? [])
}

export const createIndex = (site: IndexedSite, language: Language): SiteIndex => {
  const { siteEnv, pictureIndex } = site
  const read: Read = (file, schema) => site.fields(file, schema, language)
  const business = shownFacts(site.business(language), siteEnv)
  const collections = collectionsOf({ language, business, pages: site.pages, read })
  const pages = pagesOf(site, language, collections)
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return {
    language,
    siteEnv,
    business,
    homeTitle: read(kinds.home.file, homeSchema).title,
    words: readWords(read, site),
    prices: {
      roof: read(priceFile('roof'), priceSchemas.roof),
      energy: read(priceFile('energy'), priceSchemas.energy),
    },
    ...readSmallFiles(read, siteEnv),
    collections,
    pages,
    pictureIndex,
    in: site.in,
    pageAt: (address) =>
      languageAt(address) === language
        ? byAddress.get(address)
        : site.in(languageAt(address)).pageAt(address),
    findCity: (slug) => collections.city.find((city) => city.slug === slug),
  }
}
