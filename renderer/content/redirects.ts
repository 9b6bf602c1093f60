import { serviceInCity } from '../../content/schema/city.ts'
import { kinds } from '../../content/schema/kinds.ts'
import {
  addressIn,
  defaultLanguage,
  languageAt,
  originalAddress,
  translatedInto,
} from '../../content/schema/languages.ts'
import type { Redirect } from '../../content/schema/redirects.ts'
import { cleanPath, decodedPath } from '../../content/schema/site-paths.ts'
import { isRecord } from '../is-record.ts'
import type { SitePage } from './addresses.ts'

/** The fields of a file that was read. */
type FileFields = { fields: Readonly<Record<string, unknown>> }

/** A line of redirects.yaml with its place in the list. */
export type WrittenRedirect = Redirect & { index: number }

const listIn = (file: FileFields | undefined, field: string): readonly unknown[] => {
  const value = file?.fields[field]
  return Array.isArray(value) ? value : []
}

const isRedirect = (value: unknown): value is Redirect =>
  isRecord(value) && typeof value.from === 'string' && typeof value.to === 'string'

/** The lines of redirects.yaml that could be read. */
export const redirectsIn = (file: FileFields | undefined): WrittenRedirect[] =>
  listIn(file, 'redirects').flatMap((value, index) =>
    isRedirect(value) ? [{ from: value.from, to: value.to, index }] : [],
  )

/** The addresses that lines of redirects.yaml are about, and whatever else lines say that are wrong. */
export const addressesIn = (file: FileFields | undefined): string[] =>
  listIn(file, 'redirects').flatMap((value) =>
    isRedirect(value)
      ? [value.from]
      : Object.values(value ?? {}).filter((one): one is string => typeof one === 'string'),
  )

/** The addresses of published.yaml. */
export const publishedIn = (file: FileFields | undefined): string[] =>
  listIn(file, 'addresses').filter((address): address is string => typeof address === 'string')

/** Where the visitors of each address that is gone are sent. */
export type Redirects = ReadonlyMap<string, string>

type PagesByAddress = ReadonlyMap<string, SitePage>

/** What is written, and the same for every translation of a page that has no line of its own. */
const inEveryLanguage = (
  written: readonly Redirect[],
  pages: PagesByAddress,
): Map<string, string> => {
  const redirects = new Map(written.map(({ from, to }) => [from, to]))
  for (const { from, to } of written.filter((one) => languageAt(one.from) === defaultLanguage))
    for (const language of translatedInto) {
      const [source, target] = [addressIn(language, from), addressIn(language, to)]
      // A page that is not translated yet has its address in the default language.
      if (!redirects.has(source) && !pages.has(source))
        redirects.set(source, to.startsWith('/') && pages.has(target) ? target : to)
    }
  return redirects
}

/** The slugs of the service and the city that an address is about, and the addresses of both. */
type Pair = { slugs: string[]; parts: string[] }

/** The service and the city that an address is about; undefined if it is about no such pair. */
export const pairAt = (address: string): Pair | undefined => {
  const slugs = address.split('/').slice(-2)
  const [service = '', city = ''] = slugs
  const parts = [kinds.service.address(service), kinds.city.address(city)]
  return serviceInCity.address(service, city) === originalAddress(address)
    ? { slugs, parts: parts.map((part) => addressIn(languageAt(address), part)) }
    : undefined
}

/**
 * Where a pair went: to the pair of what its parts became or, if there is none, to where the part
 * went that is gone.
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
    const target = pages.get(went[index] ?? '')
    return target?.kind === ['service', 'city'][index] ? (target?.slugs[0] ?? slug) : slug
  })
  const moved = serviceInCity.address(first, second)
  return [addressIn(languageAt(address), moved), moved].find((one) => pages.has(one)) ?? gone
}

/**
 * All redirects of the site: those that are written, those of translations that follow from them,
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

/** The addresses that were public and lead nowhere now. */
export const deadAddresses = (
  published: readonly string[],
  redirects: Redirects,
  pages: readonly SitePage[],
): string[] => {
  const present = new Set(pages.map(({ address }) => address))
  return published.filter((address) => !present.has(address) && !redirects.has(address))
}

/** As it may stand in a header and in the configuration of a server: other signs are encoded. */
const asHeader = (target: string): string =>
  (target.startsWith('/') ? target : new URL(target).href).replace(
    /[^\w.~:/?#[\]@!&'()*+,;=%-]/gu,
    encodeURIComponent,
  )

/** Where a request is sent on to, with its query; undefined if its address is not redirected. */
export const redirectedTo = (redirects: Redirects, url: string): string | undefined => {
  const [path = '/', query] = url.split(/\?(.*)/s)
  const found = redirects.get(cleanPath(decodedPath(path)))
  const target = found === undefined ? undefined : asHeader(found)
  if (target === undefined || query === undefined) return target
  const [page = '', anchor = ''] = target.split(/(?=#)/)
  return `${page}${page.includes('?') ? '&' : '?'}${query}${anchor}`
}
