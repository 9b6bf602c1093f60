import { serviceInCity } from '../../content/schema/city.ts'
import { kinds } from '../../content/schema/kinds.ts'
import {
  addressIn,
  defaultLanguage,
  languageAt,
  originalAddress,
  translatedInto,
} from '../../content/schema/languages.ts'
import { decodedPath } from '../../content/schema/paths.ts'
import type { Redirect } from '../../content/schema/redirects.ts'
import { cleanPath } from '../../content/schema/site-paths.ts'
import { isRecord, itemsIn } from '../is-record.ts'
import type { SitePage } from './addresses.ts'

/** The fields of a file that was read. */
type FileFields = { fields: Readonly<Record<string, unknown>> }

/** A line of redirects.yaml with its position in the list. */
export type WrittenRedirect = Redirect & { index: number }

const isRedirect = (value: unknown): value is Redirect =>
  isRecord(value) && typeof value.from === 'string' && typeof value.to === 'string'

/** Returns the valid lines of redirects.yaml. */
export const redirectsIn = (file: FileFields | undefined): WrittenRedirect[] =>
  itemsIn(file?.fields.redirects).flatMap((value, index) =>
    isRedirect(value) ? [{ from: value.from, to: value.to, index }] : [],
  )

/** Returns the addresses of published.yaml. */
export const publishedIn = (file: FileFields | undefined): string[] =>
  itemsIn(file?.fields.addresses).filter(
    (address): address is string => typeof address === 'string' && address.startsWith('/'),
  )

/** The target of each address that is gone. */
export type Redirects = ReadonlyMap<string, string>

type PagesByAddress = ReadonlyMap<string, SitePage>

/** Returns the address of a page without the part of it or the query that a link names. */
export const pageOf = (target: string): string => target.replace(/[?#].*$/, '')

/** Returns written redirects, also for each translation of a page without a line of its own. */
const inEveryLanguage = (
  written: readonly Redirect[],
  pages: PagesByAddress,
): Map<string, string> => {
  const redirects = new Map(written.map(({ from, to }) => [from, to]))
  // Who types an address leaves its capitals out.
  for (const { from, to } of written) {
    const small = from.toLowerCase()
    if (!redirects.has(small) && !pages.has(small)) redirects.set(small, to)
  }
  for (const { from, to } of written.filter((one) => languageAt(one.from) === defaultLanguage))
    for (const language of translatedInto) {
      const [source, target] = [addressIn(language, from), addressIn(language, to)]
      // A page that is not yet translated has its address in the default language.
      if (!redirects.has(source) && !pages.has(source))
        redirects.set(source, to.startsWith('/') && pages.has(pageOf(target)) ? target : to)
    }
  return redirects
}

/** The slugs of the service and the city of an address, and the addresses of both. */
type Pair = { slugs: string[]; parts: string[] }

/** Returns the service and the city of an address; undefined if it is not about a pair. */
export const pairAt = (address: string): Pair | undefined => {
  const slugs = address.split('/').slice(-2)
  const [service = '', city = ''] = slugs
  const parts = [kinds.service.address(service), kinds.city.address(city)]
  return serviceInCity.address(service, city) === originalAddress(address)
    ? { slugs, parts: parts.map((part) => addressIn(languageAt(address), part)) }
    : undefined
}

/**
 * Returns the new address of a pair: the pair that its parts became or, if there is none, the
 * target of the part that is gone.
 */
const targetOfPair = (
  address: string,
  redirects: Redirects,
  pages: PagesByAddress,
): string | undefined => {
  const pair = pairAt(address)
  const went = pair?.parts.map((part) => redirects.get(part)) ?? []
  const gone = went.find((target) => target !== undefined)
  if (!pair || gone === undefined) return undefined
  const [first = '', second = ''] = pair.slugs.map((slug, index) => {
    const target = pages.get(pageOf(went[index] ?? ''))
    return target?.kind === ['service', 'city'][index] ? (target?.slugs[0] ?? slug) : slug
  })
  const moved = serviceInCity.address(first, second)
  return [addressIn(languageAt(address), moved), moved].find((one) => pages.has(one)) ?? gone
}

/**
 * Returns all redirects of the site: those written, those for translations that follow from them,
 * and those of pairs whose parts are redirected.
 * @param published every address that was ever public.
 */
export const allRedirects = (
  written: readonly Redirect[],
  published: readonly string[],
  sitePages: readonly SitePage[],
): Redirects => {
  const pages = new Map(sitePages.map((page) => [page.address, page]))
  const redirects = inEveryLanguage(written, pages)
  const ofParts = new Map(redirects)
  for (const address of published) {
    const target =
      pages.has(address) || redirects.has(address)
        ? undefined
        : targetOfPair(address, ofParts, pages)
    if (target !== undefined) redirects.set(address, target)
  }
  return redirects
}

/** Encodes a target as headers and server configurations allow it. */
const asHeader = (target: string): string =>
  (target.startsWith('/') ? target : new URL(target).href).replace(
    /[^\w.~:/?#[\]@!&'()*+,;=%-]/gu,
    encodeURIComponent,
  )

/** Returns the target of a request, with its query; undefined if its address is not redirected. */
export const redirectedTo = (redirects: Redirects, url: string): string | undefined => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  const found = redirects.get(cleanPath(decodedPath(path)))
  const target = found === undefined ? undefined : asHeader(found)
  if (target === undefined || query === undefined) return target
  const [page = '', anchor = ''] = target.split(/(?=#)/)
  return `${page}${page.includes('?') ? '&' : '?'}${query}${anchor}`
}
