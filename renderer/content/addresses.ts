import type { PageGroup } from '../../content/schema/kind-of-files.ts'
import {
  declarationOf,
  entryOf,
  type FileKind,
  fileKinds,
  fileOf,
  type KindName,
  kinds,
} from '../../content/schema/kinds.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  fileIn,
  type Language,
  languageOf,
  translatedInto,
} from '../../content/schema/languages.ts'
import { calculators } from '../../content/schema/prices.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { isRecord, recordOf } from '../is-record.ts'
import type { ContentFile } from './content-file.ts'
import { nearest } from './problem.ts'

type FilePage = { kind: FileKind; slug: string }
type PairPage = { kind: 'service-in-city'; service: { slug: string }; city: { slug: string } }

/** Anything with an address: an entry of a collection, a service in a city, or the home page. */
export type Addressable = (FilePage | PairPage | { kind: 'home' }) & { language?: Language }

/** Returns the address of a page, by the slugs in it. */
export const addressFor = (
  kind: KindName,
  slugs: readonly string[],
  language: Language,
): string => {
  const pathOf: (...names: string[]) => string = kinds[kind].address
  return addressIn(language, pathOf(...slugs))
}

const slugsOf = (entry: Addressable): readonly string[] => {
  if (entry.kind === 'home') return []
  return entry.kind === 'service-in-city' ? [entry.service.slug, entry.city.slug] : [entry.slug]
}

/** Returns the address of a page on this site. Every link uses it; none is typed by hand. */
export const addressOf = (entry: Addressable): string =>
  addressFor(entry.kind, slugsOf(entry), entry.language ?? defaultLanguage)

/** Returns the absolute address of a page, such as `https://www.example.com/about`. */
export const publicAddress = (
  { business }: { business: { url: string } },
  address: string,
): string => `${business.url}${address === '/' ? '' : address}`

/** The pages that the code links to, whatever the content says. */
export const linkedPages = {
  contact: { kind: 'page', slug: 'contact' },
  financing: { kind: 'page', slug: 'financing' },
  guides: { kind: 'page', slug: kinds.guide.listedOn },
  projects: { kind: 'page', slug: kinds.project.listedOn },
  serviceAreas: { kind: 'page', slug: kinds.city.listedOn },
  glossary: { kind: 'guide', slug: 'glossary' },
  roofCalculator: { kind: 'calculator', slug: calculators.roof.page },
} as const satisfies Record<string, FilePage>

/** Returns the page that lists all pages of a kind; undefined if there is none. */
export const listPageOf = (kind: KindName): FilePage | undefined => {
  const declared = kinds[kind]
  return 'listedOn' in declared ? { kind: 'page', slug: declared.listedOn } : undefined
}

/** Returns the pages without those that would list nothing, where their kind allows that. */
export const withoutEmptyLists = (pages: readonly SitePage[]): SitePage[] => {
  const lists = fileKinds.filter((kind) => declarationOf(kind).listMayBeAbsent)
  const isEmptyList = ({ kind, slugs: [slug], language }: SitePage) =>
    kind === 'page' &&
    lists.some(
      (listed) =>
        declarationOf(listed).listedOn === slug &&
        pages.every((page) => page.kind !== listed || page.language !== language),
    )
  return pages.filter((page) => !isEmptyList(page))
}

/** The pages that the content check requires because code links to them. */
export const neededPages: readonly FilePage[] = [
  ...Object.values(linkedPages),
  ...fileKinds.flatMap((kind) => listPageOf(kind) ?? []),
]

/**
 * A page of the site: its kind, the slugs in its address, its language, and the content files it is
 * made from. The facts of a translation come from the originals of these files.
 */
export type SitePage = {
  kind: KindName
  slugs: readonly string[]
  language: Language
  address: string
  siteMapGroup: PageGroup
  files: readonly string[]
  /** Whether one of its files is a draft. */
  isDraft: boolean
  /** Whether its file says that it was made up. */
  isSample: boolean
}

/**
 * Returns whether a city has words for a service. A city that cannot be read keeps its pages, and
 * so does one with a misspelled slug, which is reported as such.
 */
const hasWords = (file: ContentFile, slug: string, slugs: readonly string[]): boolean => {
  const [own = [], inOriginal = []] = [file, file.originalFile].map((one) =>
    Object.keys(recordOf(recordOf(one?.data).services)),
  )
  const isMeant = (name: string) => !slugs.includes(name) && nearest(name, slugs) === slug
  return !isRecord(file.data) || own.includes(slug) || [...own, ...inOriginal].some(isMeant)
}

/**
 * Returns every page that these files make, including drafts. A page exists in a language when its
 * files do; that of a service in a city, when the city's file has words for the service.
 */
export const sitePages = (files: readonly ContentFile[]): SitePage[] => {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  const entries = [...fileAt.keys()].flatMap((path) => entryOf(path) ?? [])
  const isDraftAt = (path: string) =>
    [path, languageOf(path).original].some((one) => fileAt.get(one)?.isDraft)
  return allLanguages.flatMap((language) => {
    const page = (kind: KindName, slugs: readonly string[], own: readonly string[]): SitePage => ({
      kind,
      slugs,
      language,
      address: addressFor(kind, slugs, language),
      files: own,
      siteMapGroup: kinds[kind].siteMapGroup,
      isDraft: own.some(isDraftAt),
      isSample: own.some((path) => fileAt.get(path)?.fields.sample === true),
    })
    const slugsIn = (kind: FileKind) =>
      entries
        .filter((entry) => entry.kind === kind && entry.language === language)
        .map(({ slug }) => slug)
    const services = slugsIn('service')
    const servicesIn = (city: string) => {
      const own = [defaultLanguage, language].flatMap(
        (one) => fileAt.get(fileOf('city', city, one)) ?? [],
      )
      return services.filter((service) => own.every((file) => hasWords(file, service, services)))
    }
    const homeFile = fileIn(language, kinds.home.file)
    return [
      ...(fileAt.has(homeFile) ? [page('home', [], [homeFile])] : []),
      ...fileKinds.flatMap((kind) =>
        slugsIn(kind).map((slug) => page(kind, [slug], [fileOf(kind, slug, language)])),
      ),
      ...slugsIn('city').flatMap((city) =>
        servicesIn(city).map((service) =>
          page(
            'service-in-city',
            [service, city],
            [fileOf('service', service, language), fileOf('city', city, language)],
          ),
        ),
      ),
    ]
  })
}

/**
 * File names that would overwrite a file of the site or be hidden by one of its folders. `index` is
 * the file of the home page; the others are the folders of the languages.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'index',
  ...translatedInto,
  ...Object.values(sitePaths).flatMap((path) => path.slice(1).replace(/\..*$/, '') || []),
])
