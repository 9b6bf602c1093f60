import { kinds, wordFile } from '../../content/schema/kinds.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  inEachLanguage,
  type Language,
  languageAt,
  originalAddress,
  translatedInto,
  type Version,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { notFoundIn, offlineIn } from '../../content/schema/site-paths.ts'
import { type Addressable, addressOf } from './addresses.ts'
import {
  business,
  type CitySummary,
  type HomeSummary,
  type PairSummary,
  type Site,
  siteIn,
} from './site.ts'
import { wordsOf } from './words.ts'

type FileSummary = Site['collections'][keyof Site['collections']][number]
/** Any page of the site, as the index has it. */
export type AnySummary = HomeSummary | FileSummary | PairSummary

/** Whether a city says something about a service. In a translation, that may wait. */
export const hasLocalWords = ({ slug }: { slug: string }, city: CitySummary): boolean =>
  city.localServices.includes(slug)

const pairs = ({ services, cities, language }: Site): readonly PairSummary[] =>
  cities.flatMap((city) =>
    services
      .filter((service) => hasLocalWords(service, city))
      .map((service) => ({ kind: 'service-in-city' as const, language, service, city })),
  )

const listPages = (language: Language): readonly AnySummary[] => {
  const site = siteIn(language)
  return [
    ...(site.isTranslated(kinds.home.file) ? [site.home] : []),
    ...Object.values(site.collections).flat(),
    ...pairs(site),
  ]
}

const pages = inEachLanguage(listPages)

/** Every page in a language. */
export const pagesIn = (language: Language): readonly AnySummary[] => pages[language]

const byAddress = new Map(
  allLanguages.flatMap(pagesIn).map((page) => [addressOf(page), page] as const),
)

/** The addresses of all pages of a kind. */
export const addressesOf = (kind: AnySummary['kind']): string[] =>
  [...byAddress].filter(([, page]) => page.kind === kind).map(([address]) => address)

/** The page at an address; undefined if there is none. */
export const pageAt = (address: string): AnySummary | undefined => byAddress.get(address)

/** Whether the page at an address is made from a draft, which the public site does not have. */
export const isDraftAt = (address: string): boolean => {
  const page = pageAt(address)
  const parts = page?.kind === 'service-in-city' ? [page.service, page.city] : [page]
  return parts.some((part) => part !== undefined && 'isDraft' in part)
}

/**
 * A path of this site in a language: that of the page there or, while it is not translated, of the
 * one in the default language. Keeps what follows the address, such as `#prices`.
 */
export const pathIn = (language: Language, path: string): string => {
  const [address = ''] = path.split(/[?#]/)
  const translated = addressIn(language, originalAddress(address))
  return (byAddress.has(translated) ? translated : address) + path.slice(address.length)
}

/** The address of a page in a language, or in the default one while it is not translated. */
export const pageIn = (language: Language, page: Addressable): string =>
  pathIn(language, addressOf(page))

/** The addresses of the same page in every language that it exists in. */
export const versionsOf = (address: string): Version[] => {
  const original = originalAddress(address)
  return allLanguages
    .map((language) => ({ language, address: addressIn(language, original) }))
    .filter((version) => byAddress.has(version.address))
}

/** The languages that the not-found page is translated into, the default one not among them. */
const notFoundLanguages = (): readonly Language[] =>
  translatedInto.filter((language) => siteIn(language).isTranslated(wordFile('not-found')))

/** The language in which a visitor is told that there is no page at an address. */
export const notFoundLanguageAt = (address: string): Language =>
  notFoundLanguages().find((language) => language === languageAt(address)) ?? defaultLanguage

/** The addresses of the not-found page in languages other than the default one. */
export const translatedNotFound = (): string[] => notFoundLanguages().map(notFoundIn)

/** The addresses of the page that is the fallback of others without a connection, if there is one. */
export const offlinePages = (): string[] =>
  business.offline ? [defaultLanguage, ...notFoundLanguages()].map(offlineIn) : []

type Titled =
  | { kind: 'city'; name: string }
  | { kind: 'guide'; menuTitle: string }
  | {
      kind: 'service-in-city'
      language: Language
      service: { title: string }
      city: { name: string }
    }
  | { kind: 'home' | Exclude<FileSummary['kind'], 'city' | 'guide'>; title: string }

/** The name of a page, as links show it. */
export const titleOf = (page: Titled): string => {
  if (page.kind === 'city') return page.name
  if (page.kind === 'guide') return page.menuTitle
  if (page.kind === 'service-in-city')
    return say(wordsOf('service-in-city', page.language).title, {
      service: page.service.title,
      cityName: page.city.name,
    })
  return page.title
}
