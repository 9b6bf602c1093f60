import type { Static, TSchema } from 'typebox'
import type { Business } from '../../content/schema/business.ts'
import { homeSchema } from '../../content/schema/home.ts'
import { fromKeys } from '../../content/schema/keys.ts'
import {
  declarationOf,
  type FileKind,
  fileKinds,
  fileOf,
  kinds,
  linkNameOf,
  type SummaryOf,
  schemaOfKind,
} from '../../content/schema/kinds.ts'
import { type Language, languageAt, languages } from '../../content/schema/languages.ts'
import {
  glossarySchema,
  isProvenReview,
  menusSchema,
  testimonialsFile,
  testimonialsSchema,
} from '../../content/schema/lists.ts'
import { picturesSchema } from '../../content/schema/pictures.ts'
import { type CalculatorName, priceFile, priceSchemas } from '../../content/schema/prices.ts'
import {
  type BrowserSubject,
  subjectOf,
  type WordSubject,
  type Words,
} from '../../content/schema/words.ts'
import { addressOf, type SitePage } from './addresses.ts'
import { maySay, shownFacts } from './confirmed.ts'
import type { ContentFile } from './content-file.ts'
import type { SiteEnv } from './environment.ts'
import type { PictureIndex } from './picture-file.ts'
import type { Fields } from './schema-nodes.ts'

/** Content that browsers load: words of a subject, prices of a calculator, the areas we serve. */
export type DataName = `words/${BrowserSubject}` | `prices/${CalculatorName}` | 'areas'

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

/**
 * Returns the summaries of a kind, in the order of lists. An unfinished file only loses its own
 * page.
 */
const summariesOf = <Kind extends FileKind>(
  site: IndexedSite,
  language: Language,
  kind: Kind,
): Summary<Kind>[] => {
  const { summary, rank } = declarationOf(kind)
  const { counties } = site.business(language)
  const read = ({ slugs: [slug = ''], isDraft }: SitePage) => {
    try {
      const fields: Fields = site.fields(fileOf(kind, slug), schemaOfKind(kind), language)
      const names = summary.filter((name) => name in fields)
      // The kind declares the names of these fields twice: as a value, and in this type.
      const shown = Object.fromEntries(names.map((name) => [name, fields[name]])) as SummaryOf<Kind>
      return {
        entry: { ...shown, kind, slug, language, ...(isDraft && { isDraft }) },
        rank: rank?.(fields, counties) ?? Number(fields.order ?? Number.POSITIVE_INFINITY),
        name: String(fields[linkNameOf(kind)]),
      }
    } catch {
      return []
    }
  }
  const { locale } = languages[language]
  return site.pages
    .filter((page) => page.kind === kind && page.language === language)
    .flatMap(read)
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, locale))
    .map(({ entry }) => entry)
}

/** Reads the words of each subject, validated against the schema derived from the English ones. */
const readWords = (read: Read, { files }: IndexedSite) =>
  // The schemas and the generated types are made from these files.
  Object.fromEntries(
    files.flatMap(({ path, schema }) => {
      const subject = subjectOf(path)
      return subject && schema ? [[subject, read(path, schema)]] : []
    }),
  ) as { readonly [Subject in WordSubject]: Words<Subject> }

type Read = <S extends TSchema>(file: string, schema: S) => Static<S>

/** Reads the summary of each entry, and the small files of the whole site. */
const readIndex = (site: IndexedSite, language: Language) => {
  const { siteEnv, pictureIndex } = site
  const read: Read = (file, schema) => site.fields(file, schema, language)
  return {
    language,
    siteEnv,
    pictureIndex,
    /** The facts of business.yaml that this build shows. */
    business: shownFacts(site.business(language), siteEnv),
    homeTitle: read(kinds.home.file, homeSchema).title,
    /** As written in their files: `wordsOf` fills their placeholders. */
    words: readWords(read, site),
    prices: {
      roof: read(priceFile('roof'), priceSchemas.roof),
      energy: read(priceFile('energy'), priceSchemas.energy),
    },
    glossary: read('content/glossary.yaml', glossarySchema),
    menus: read('content/menus.yaml', menusSchema),
    pictures: read('content/images/pictures.yaml', picturesSchema),
    testimonials: read(testimonialsFile, testimonialsSchema).testimonials.filter(
      (review) => isProvenReview(review) || maySay(siteEnv, ['source', 'date']),
    ),
    /** The entries of each kind, sorted as lists show them. */
    collections: fromKeys<Collections>(
      fileKinds,
      // TypeScript cannot infer the type of the entries of an unknown kind.
      (kind) => summariesOf(site, language, kind) as readonly unknown[] as Collections[typeof kind],
    ),
  }
}

/**
 * The index of the site in one language, for every page: the summary of each entry and the small
 * site-wide files. Only the page of an entry has all of its fields (entries.ts). Untranslated files
 * make no page here, and are in the default language if they are not pages.
 */
export type SiteIndex = ReturnType<typeof readIndex> & {
  /** Every page in this language whose files are finished, in the order of lists. */
  pages: readonly SitePage[]
  /** Returns the index in another language. */
  in: (language: Language) => SiteIndex
  /** Returns the page at an address, in any language. */
  pageAt: (address: string) => SitePage | undefined
  findCity: (slug: string) => CitySummary | undefined
}

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
  const index = readIndex(site, language)
  const pages = pagesOf(site, language, index.collections)
  const byAddress = new Map(pages.map((page) => [page.address, page]))
  return {
    ...index,
    pages,
    in: site.in,
    pageAt: (address) =>
      languageAt(address) === language
        ? byAddress.get(address)
        : site.in(languageAt(address)).pageAt(address),
    findCity: (slug) => index.collections.city.find((city) => city.slug === slug),
  }
}
