import { dayAfter, floridaDay, isShownOn, type Period } from '../../content/schema/day.ts'
import { type FileKind, linkNameOf } from '../../content/schema/kinds.ts'
import {
  addressIn,
  allLanguages,
  defaultLanguage,
  languageOf,
  originalAddress,
  translatedInto,
  type Version,
} from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { fillPlaceholders } from '../../content/schema/placeholders.ts'
import { notFoundIn, offlineIn, sitePaths } from '../../content/schema/site-paths.ts'
import { contentHash } from '../cache.ts'
import { branch } from '../git.ts'
import { memoize } from '../memoize.ts'
import { type Addressable, addressOf, linkedPages } from './addresses.ts'
import type { IndexedSite, SiteIndex } from './site-index.ts'
import { siteValues, wordsOf } from './words.ts'

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

/** Returns whether browsers cache pages. Those of a preview are always reloaded. */
export const isOffline = ({ business, siteEnv }: SiteIndex): boolean =>
  business.offline === true && siteEnv !== 'preview'

/** Returns the pages that a browser caches for every visitor, the most urgent first. */
export const offlinePages = ({ collections }: SiteIndex): Addressable[] => {
  const contact = collections.page.filter(({ slug }) => slug === linkedPages.contact.slug)
  const urgent = collections.service.filter(({ emergency }) => emergency)
  return [...urgent, ...contact, { kind: 'home' }]
}

/**
 * Returns the addresses of pages that depend on the index only: the translations of the not-found
 * page, the offline fallback if there is one, and in previews the page of parts.
 */
const pagesOfIndex = (site: IndexedSite): string[] => {
  const { offline } = site.in(defaultLanguage).business
  return [
    ...translatedInto.map(notFoundIn),
    ...(offline ? allLanguages.map(offlineIn) : []),
    ...(site.siteEnv === 'preview' ? [sitePaths.parts] : []),
  ]
}

/** Returns the address of every page to prerender, except the not-found page, which Vike adds. */
export const addressesOf = (site: IndexedSite): string[] => [
  ...allLanguages.flatMap((language) => site.in(language).pages).map(({ address }) => address),
  ...pagesOfIndex(site),
]

/** Returns the name of the page at an address, as links show it, or else the address. */
export const titleOf = (site: SiteIndex, address: string): string => {
  const { kind, slugs: [slug, city] = [], language } = site.pageAt(address) ?? {}
  if (!kind || !language) return address
  const index = language === site.language ? site : site.in(language)
  const nameOf = (of: FileKind, name = '') => {
    const summary = index.collections[of].find((one) => one.slug === name)
    return fillPlaceholders(String(Object(summary)[linkNameOf(of)]), siteValues(index))
  }
  if (kind === 'home') return index.homeTitle
  if (kind !== 'service-in-city') return nameOf(kind, slug)
  const { title } = wordsOf(index, 'service-in-city')
  return say(title, { service: nameOf('service', slug), cityName: nameOf('city', city) })
}

/** The content that a page depends on: hashes of the site's index and of the page's own files. */
export type PageKey = { site: string; own: string }

/** Returns the days of what business.yaml shows for a while. */
const periodsOf = (site: IndexedSite): Period[] => {
  const { claims, promotions, nextCrew, banner = {} } = site.in(defaultLanguage).business
  return [
    ...[...Object.values(claims), ...Object.values(promotions)],
    ...[banner, { validUntil: nextCrew }],
  ]
}

/** Returns what changes by the day: claims, promotions, the banner, free crews, and the year. */
const changesByDay = (site: IndexedSite) => [
  new Date().getFullYear(),
  periodsOf(site).map((period) => isShownOn(period)),
]

/** Returns the next day on which something begins or is over: the site must be built again. */
export const nextChange = (site: IndexedSite): string | undefined =>
  [...periodsOf(site), ...site.files]
    .flatMap(({ from, validUntil }: Period) => [from ?? '', validUntil ? dayAfter(validUntil) : ''])
    .filter((day) => day > floridaDay())
    .sort()[0]

const hashOfIndex = memoize((site: IndexedSite) =>
  contentHash(
    JSON.stringify([
      allLanguages.map(site.in).map(({ pages: _, ...index }) => index),
      addressesOf(site),
      changesByDay(site),
      site.siteEnv === 'preview' && branch(),
    ]),
  ),
)

/** Returns the cache key of the page at an address; undefined for pages without content. */
export const pageKey = (site: IndexedSite, address: string): PageKey | undefined => {
  const page = site.in(defaultLanguage).pageAt(address)
  const ofIndex = { site: hashOfIndex(site), own: '' }
  if (!page)
    return [sitePaths.notFound, ...pagesOfIndex(site)].includes(address) ? ofIndex : undefined
  // The words of the issues that a city names are those of the original.
  const own = page.files
    .flatMap((file) => [languageOf(file).original, file])
    .map((path) => site.file(path)?.hash ?? '')
  return { ...ofIndex, own: contentHash(...own) }
}
