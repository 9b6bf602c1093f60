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
import { notFoundIn, offlineIn } from '../../content/schema/site-paths.ts'
import { wordFile } from '../../content/schema/words.ts'
import { type Addressable, addressOf } from './addresses.ts'
import type { IndexedSite, SiteIndex } from './site-index.ts'
import { wordsOf } from './words.ts'

/** Whether the page at an address is made from a draft, which the public site does not have. */
export const isDraftAt = ({ pageAt }: SiteIndex, address: string): boolean => {
  const page = pageAt(address)
  const parts = page?.kind === 'service-in-city' ? [page.service, page.city] : [page]
  return parts.some((part) => part !== undefined && 'isDraft' in part)
}

/**
 * A path of this site in the language of an index: that of the page there or, while it is not
 * translated, of the one in the default language. Keeps what follows the address, such as `#prices`.
 */
export const pathIn = ({ language, pageAt }: SiteIndex, path: string): string => {
  const [address = ''] = path.split(/[?#]/)
  const translated = addressIn(language, originalAddress(address))
  return (pageAt(translated) ? translated : address) + path.slice(address.length)
}

/** The address of a page in a language, or in the default one while it is not translated. */
export const pageIn = (site: SiteIndex, page: Addressable): string => pathIn(site, addressOf(page))

/** The addresses of the same page in every language that it exists in. */
export const versionsOf = ({ pageAt }: SiteIndex, address: string): Version[] => {
  const original = originalAddress(address)
  return allLanguages
    .map((language) => ({ language, address: addressIn(language, original) }))
    .filter((version) => pageAt(version.address))
}

/** The languages that the not-found page is translated into, the default one not among them. */
const notFoundLanguages = (site: IndexedSite): readonly Language[] =>
  translatedInto.filter((language) => site.in(language).isTranslated(wordFile('not-found')))

/** The language in which a visitor is told that there is no page at an address. */
export const notFoundLanguageAt = (site: IndexedSite, address: string): Language =>
  notFoundLanguages(site).find((language) => language === languageAt(address)) ?? defaultLanguage

/**
 * Whether browsers cache pages. Those of a preview are always loaded again.
 */
export const isOffline = ({ business, siteEnv }: SiteIndex): boolean =>
  business.offline === true && siteEnv !== 'preview'

/**
 * The addresses of pages that show words of the index and nothing else: the not-found page and, if
 * there is one, the fallback of others without a connection.
 */
export const pagesOfIndex = (site: IndexedSite): string[] => {
  const offline = site.in(defaultLanguage).business.offline
    ? [defaultLanguage, ...notFoundLanguages(site)]
    : []
  return [...notFoundLanguages(site).map(notFoundIn), ...offline.map(offlineIn)]
}

/** The address of every page to prerender, but for the not-found page, which Vike adds. */
export const addressesOf = (site: IndexedSite): string[] => [
  ...allLanguages.flatMap((language) => site.in(language).pages).map(addressOf),
  ...pagesOfIndex(site),
]

/** What the name of a page is taken from: the field that links to its kind show. */
type Titled =
  | { kind: 'home'; title: string }
  | { [Kind in FileKind]: { kind: Kind } & Record<LinkName<Kind>, string> }[FileKind]
  | {
      kind: 'service-in-city'
      language: Language
      service: { title: string }
      city: { name: string }
    }

/** The name of a page, as links show it. */
export const titleOf = (site: SiteIndex, page: Titled): string => {
  if (page.kind === 'home') return page.title
  if (page.kind === 'service-in-city')
    return say(wordsOf(site.in(page.language), 'service-in-city').title, {
      service: page.service.title,
      cityName: page.city.name,
    })
  // Its type says that it has this field, but not to code that any kind runs.
  return String(Object(page)[linkNameOf(page.kind)])
}
