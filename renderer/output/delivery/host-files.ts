import { addressIn, defaultLanguage } from '../../../content/schema/languages.ts'
import { notFoundIn } from '../../../content/schema/site-paths.ts'
import { otherSpellings, targets } from './addresses.ts'
import {
  cacheRules,
  commonHeaders,
  type Headers,
  policyEverywhere,
  policyHeader,
  policyText,
} from './headers.ts'
import type { DeliveredSite } from './site.ts'

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * Returns `_headers`, which Netlify and Cloudflare Pages read. They combine two rules for one
 * address differently, so no two rules set the same header. With forms for editors, the header
 * holds what their policy shares with that of the pages, and each page holds the rest.
 */
const headersFile = ({ facts }: DeliveredSite): string => {
  const rules = [
    rule('/*', { ...commonHeaders, [policyHeader]: policyText(policyEverywhere(facts)) }),
    ...cacheRules.flatMap(({ paths, value }) =>
      paths.map((path) => rule(path, { 'Cache-Control': value })),
    ),
  ]
  return `${rules.join('\n\n')}\n`
}

/** Cloudflare Pages reads no more redirects, and Netlify is slow with many. */
const mostRedirects = 2000

/** Warns of redirects that Cloudflare Pages will not read; undefined if it reads all. */
export const redirectLimit = ({ redirects }: DeliveredSite): string | undefined =>
  redirects.size > mostRedirects
    ? `Cloudflare Pages takes ${mostRedirects} of the ${redirects.size} redirects.`
    : undefined

const line = (from: string, to: string) => `${encodeURI(from)} ${to} 301`

/**
 * Cloudflare Pages does these by itself, and skips lines with such a status. The last lines are for
 * missing pages: Netlify takes the first line that matches.
 */
const forNetlify = ({ notFoundLanguages, pages }: DeliveredSite) => ({
  notFound: notFoundLanguages
    .map(notFoundIn)
    .flatMap((page) => [`${page} ${page}.html 404!`, `${page}.html ${page}.html 404!`]),
  // Sorted, because Vike lists pages in the order in which their hooks end.
  files: [...pages].sort().map((page) => `${page === '/' ? '/index' : page}.html ${page} 301!`),
  missing: notFoundLanguages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${addressIn(language, '/')}/* ${notFoundIn(language)}.html 404`),
})

/**
 * Returns `_redirects`, which Netlify and Cloudflare Pages read: the redirects, then what only
 * Netlify needs, then other spellings of the redirects, for Cloudflare, as far as there is room.
 * Neither can map `/about/` to `/about`: Cloudflare redirects by itself, and Netlify shows the
 * page.
 */
const redirectsFile = (site: DeliveredSite): string => {
  const { notFound, files, missing } = forNetlify(site)
  const all = targets(site.redirects)
  const others = all.flatMap(([from, to]) =>
    otherSpellings(from).map((spelling) => line(spelling, to)),
  )
  const lines = [...all.map(([from, to]) => line(from, to)), ...notFound, ...others, ...files]
  const written = [...lines.slice(0, mostRedirects - missing.length), ...missing]
  return `${written.join('\n')}\n`
}

export type HostFiles = ReturnType<typeof hostFiles>

/** Returns the files with which Netlify and Cloudflare Pages follow the rules of the site. */
export const hostFiles = (site: DeliveredSite) => ({
  _headers: headersFile(site),
  _redirects: redirectsFile(site),
})
