import {
  addressIn,
  defaultLanguage,
  languageAt,
  originalAddress,
} from '../../../content/schema/languages.ts'
import { cleanPath, notFoundIn, sitePaths } from '../../../content/schema/site-paths.ts'
import { attempt } from '../../browser/attempt.ts'
import { type Redirects, redirectedTo } from '../../content/redirects.ts'
import { cacheRules, commonHeaders, policyEverywhere, policyHeader, policyText } from './headers.ts'
import type { DeliveredSite } from './site.ts'

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
  const location = redirectedTo(site.redirects, url)
  if (location !== undefined) return { status: 301, location }
  const [raw = '/', query] = url.split(/\?(.*)/s)
  const path = attempt(() => decodeURIComponent(raw)) ?? '//'
  const clean = cleanPath(path)
  const page = clean === '/' ? '/index.html' : `${clean}.html`
  if (hidden.test(path) || originalAddress(clean) === sitePaths.notFound)
    return notFound(path, site)
  if (site.has(page))
    return clean === path
      ? { status: 200, file: page }
      : { status: 301, location: query === undefined ? clean : `${clean}?${query}` }
  return clean === path && site.has(path) ? { status: 200, file: path } : notFound(path, site)
}

/**
 * Returns `_headers`, which Netlify and Cloudflare Pages read. They combine two rules for one
 * address differently, so no two rules set the same header. With forms for editors, the header
 * holds what their policy shares with that of the pages, and each page holds the rest.
 */
const headersFile = ({ facts }: DeliveredSite): string => {
  const everywhere = { ...commonHeaders, [policyHeader]: policyText(policyEverywhere(facts)) }
  const rules = [
    ['/*', everywhere] as const,
    ...cacheRules.map(([pattern, value]) => [pattern, { 'Cache-Control': value }] as const),
  ]
  const written = rules.map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${pattern}\n${lines.join('')}`
  })
  return written.join('\n')
}

/** Cloudflare Pages reads no more redirects, and Netlify is slow with many. */
const mostRedirects = 2000

/** Warns of redirects that Cloudflare Pages will not read; undefined if it reads all. */
export const redirectLimit = ({ redirects }: DeliveredSite): string | undefined =>
  redirects.size > mostRedirects
    ? `Cloudflare Pages takes ${mostRedirects} of the ${redirects.size} redirects.`
    : undefined

/**
 * Returns `_redirects`, which Netlify and Cloudflare Pages read: the redirects, then what only
 * Netlify needs, then other spellings of the redirects, for Cloudflare, as far as there is room.
 * Cloudflare does by itself what Netlify needs, and skips lines with such a status. The last lines
 * are for missing pages: Netlify takes the first line that matches. Neither can map `/about/` to
 * `/about`: Cloudflare redirects by itself, and Netlify shows the page.
 */
const redirectsFile = ({ redirects, notFoundLanguages, pages }: DeliveredSite): string => {
  const line = (from: string, to: string) => `${encodeURI(from)} ${to} 301`
  const all = [...redirects.keys()].map(
    (from) => [from, redirectedTo(redirects, from) ?? '/'] as const,
  )
  const lines = [
    ...all.map(([from, to]) => line(from, to)),
    ...notFoundLanguages
      .map(notFoundIn)
      .flatMap((page) => [`${page} ${page}.html 404!`, `${page}.html ${page}.html 404!`]),
    ...all.flatMap(([from, to]) => [line(`${from}/`, to), line(`${from}.html`, to)]),
    // Sorted, because Vike lists pages in the order in which their hooks end.
    ...[...pages].sort().map((page) => `${page === '/' ? '/index' : page}.html ${page} 301!`),
  ]
  const missing = notFoundLanguages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${addressIn(language, '/')}/* ${notFoundIn(language)}.html 404`)
  return [...lines.slice(0, mostRedirects - missing.length), ...missing, ''].join('\n')
}

export type HostFiles = ReturnType<typeof hostFiles>

/** Returns the files with which Netlify and Cloudflare Pages follow the rules of the site. */
export const hostFiles = (site: DeliveredSite) => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
})
