import { type FileKind, type LinkName, linkNameOf } from '../../content/schema/kinds.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  type Language,
  languageAt,
  originalAddress,
  translatedInto,
  type Version,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { notFoundIn, offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { wordFile } from '../../content/schema/words.ts'
import { type Addressable, addressOf, linkedPages } from './addresses.ts'
import type { IndexedSite, SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/** Returns whether the page at an address is made from a draft, which is not public. */
export const isDraftAt = ({ pageAt }: SiteIndex, address: string): boolean => {
  const page = pageAt(address)
  const parts = page?.kind === 'service-in-city' ? [page.service, page.city] : [page]
  return parts.some((part) => part !== undefined && 'isDraft' in part)
}

/**
 * Localizes a path of this site for the language of an index: the address there or, if the page is
 * not translated, in the default language. Keeps what follows the address, such as `#prices`.
 */
export const pathIn = ({ language, pageAt }: SiteIndex, path: string): string => {
  const [address = ''] = path.split(/[?#]/)
  const translated = addressIn(language, originalAddress(address))
  return (pageAt(translated) ? translated : address) + path.slice(address.length)
}

/** Returns the address of a page in a language, or in the default one until it is translated. */
export const pageIn = (site: SiteIndex, page: Addressable): string => pathIn(site, addressOf(page))

/** Returns the addresses of the same page in every language that it exists in. */
export const versionsOf = ({ pageAt }: SiteIndex, address: string): Version[] => {
  const original = originalAddress(address)
  return allLanguages
    .map((language) => ({ language, address: addressIn(language, original) }))
    .filter((version) => pageAt(version.address))
}

/** Returns the languages that the not-found page is translated into, without the default one. */
const notFoundLanguages = (site: IndexedSite): readonly Language[] =>
  translatedInto.filter((language) => site.in(language).isTranslated(wordFile('not-found')))

/** Returns the language of the not-found page at an address. */
export const notFoundLanguageAt = (site: IndexedSite, address: string): Language =>
  notFoundLanguages(site).find((language) => language === languageAt(address)) ?? defaultLanguage

/** Returns whether browsers cache pages. Those of a preview are always reloaded. */
export const isOffline = ({ business, siteEnv }: SiteIndex): boolean =>
  business.offline === true && siteEnv !== 'preview'

/** Returns the pages that a browser caches for every visitor, the most urgent first. */
export const offlinePages = ({ collections, home }: SiteIndex) => {
  const contact = collections.page.filter(({ slug }) => slug === linkedPages.contact.slug)
  const urgent = collections.service.filter(({ emergency }) => emergency)
  return [...urgent, ...contact, home]
}

/**
 * Returns the addresses of pages that depend on the index only: the translations of the not-found
 * page, the offline fallback if there is one, and in previews the page of parts.
 */
export const pagesOfIndex = (site: IndexedSite): string[] => {
  const translated = notFoundLanguages(site)
  const { offline } = site.in(defaultLanguage).business
  return [
    ...translated.map(notFoundIn),
    ...(offline ? [defaultLanguage, ...translated].map(offlineIn) : []),
    ...(site.siteEnv === 'preview' ? [sitePaths.parts] : []),
  ]
}

/** Returns the address of every page to prerender, except the not-found page, which Vike adds. */
export const addressesOf = (site: IndexedSite): string[] => [
  ...allLanguages.flatMap((language) => site.in(language).pages).map(addressOf),
  ...pagesOfIndex(site),
]

/** The source of the name of a page: the field that links to its kind show. */
type Titled =
  | { kind: 'home'; title: string }
  | { [Kind in FileKind]: { kind: Kind } & Record<LinkName<Kind>, string> }[FileKind]
  | {
      kind: 'service-in-city'
      language: Language
      service: { title: string }
      city: { name: string }
    }

/** Returns the name of a page, as links show it. */
export const titleOf = (site: SiteIndex, page: Titled): string => {
  if (page.kind === 'home') return page.title
  if (page.kind === 'service-in-city')
    return say(wordsOf(site.in(page.language), 'service-in-city').title, {
      service: page.service.title,
      cityName: page.city.name,
    })
  // Its type has this field, but TypeScript cannot tell for an unknown kind.
  return String(Object(page)[linkNameOf(page.kind)])
}
