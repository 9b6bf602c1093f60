import { defaultLanguage, languageAt, originalAddress } from '../../../content/schema/languages.ts'
import { cleanPath } from '../../../content/schema/paths.ts'
import { notFoundIn, sitePaths } from '../../../content/schema/site-paths.ts'
import { type Redirects, redirectedTo } from '../../content/redirects.ts'

/** The site's answer to a request: a file, or a redirect. */
export type Answer = { status: 200 | 404; file: string } | { status: 301; location: string }

type ServedSite = {
  /** Whether the site has a file, such as `/about.html`. */
  has: (file: string) => boolean
  redirects: Redirects
}

/** Configuration files of hosts, and addresses that only look like those of the site. */
const hidden = /\/[_.]|\/\//

const notFound = (path: string, { has }: ServedSite): Answer => {
  const page = `${notFoundIn(languageAt(path))}.html`
  return { status: 404, file: has(page) ? page : `${notFoundIn(defaultLanguage)}.html` }
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '//'
  }
}

const pageFile = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`)

/**
 * Returns the answer of every host to an address, with or without a query, in this order:
 * - Redirects of the content are followed, in one step from any spelling of their address.
 * - The address of the not-found page is itself not found.
 * - `/about` is about.html, even beside a folder of that name. `/about/` and `/about.html` are
 *   permanently redirected to it.
 * - Capital letters differ: `/About` is not found, because most hosts can do no better. The
 *   not-found page forwards its visitor.
 */
export const answerTo = (url: string, site: ServedSite): Answer => {
  const [raw = '/', query] = url.split(/\?(.*)/s)
  const path = decoded(raw)
  const location = redirectedTo(site.redirects, url)
  if (location !== undefined) return { status: 301, location }
  const clean = cleanPath(path)
  const page = pageFile(clean)
  if (hidden.test(path) || originalAddress(clean) === sitePaths.notFound)
    return notFound(path, site)
  if (site.has(page))
    return clean === path
      ? { status: 200, file: page }
      : { status: 301, location: query === undefined ? clean : `${clean}?${query}` }
  return clean === path && site.has(path) ? { status: 200, file: path } : notFound(path, site)
}

/** Returns the other spellings of an address, which get the same answer. */
export const otherSpellings = (address: string): string[] => [`${address}/`, `${address}.html`]

/** Returns the target of each redirect, encoded for a header. */
export const targets = (redirects: Redirects): (readonly [from: string, to: string])[] =>
  [...redirects.keys()].map((from) => [from, redirectedTo(redirects, from) ?? '/'] as const)
