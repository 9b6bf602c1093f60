import { addressIn, defaultLanguage } from '../../../../content/schema/languages.ts'
import { notFoundIn } from '../../../../content/schema/site-paths.ts'
import { otherSpellings, targets } from '../addresses.ts'
import { cacheRules, commonHeaders, type Headers, policyHeader } from '../headers.ts'
import { policyEverywhere, policyText } from '../policy.ts'
import type { DeliveredSite, HostFile } from '../site.ts'

const rule = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * `_headers`, which Netlify and Cloudflare Pages read. They disagree on what two rules for one address
 * give, so no two set the same header. Where there are forms for editors, the header therefore holds
 * what their policy and that of the pages have in common, and each page the rest.
 */
export const headerFile = ({ facts }: DeliveredSite): HostFile => {
  const rules = [
    rule('/*', { ...commonHeaders, [policyHeader]: policyText(policyEverywhere(facts)) }),
    ...cacheRules.flatMap(({ paths, value }) =>
      paths.map((path) => rule(path, { 'Cache-Control': value })),
    ),
  ]
  return ['client/_headers', `${rules.join('\n\n')}\n`]
}

/** Cloudflare Pages reads no more redirects than this, and Netlify is slow with many. */
const mostRedirects = 2000

/** What a build says of redirects that Cloudflare Pages will not read; undefined if it reads all. */
export const redirectLimit = ({ redirects }: DeliveredSite): string | undefined =>
  redirects.size > mostRedirects
    ? `Cloudflare Pages takes ${mostRedirects} of the ${redirects.size} redirects.`
    : undefined

const line = (from: string, to: string) => `${encodeURI(from)} ${to} 301`

/**
 * Cloudflare Pages does these by itself, and passes over lines with such a status. The last lines are
 * for what is not there: of the lines for an address, Netlify takes the first.
 */
const forNetlify = ({ notFoundLanguages, pages }: DeliveredSite) => ({
  notFound: notFoundLanguages
    .map(notFoundIn)
    .flatMap((page) => [`${page} ${page}.html 404!`, `${page}.html ${page}.html 404!`]),
  files: pages.map((page) => `${page === '/' ? '/index' : page}.html ${page} 301!`),
  missing: notFoundLanguages
    .filter((language) => language !== defaultLanguage)
    .map((language) => `${addressIn(language, '/')}/* ${notFoundIn(language)}.html 404`),
})

/**
 * `_redirects`, which Netlify and Cloudflare Pages read: the redirects, then what only Netlify needs to
 * be told, then other spellings of the redirects, which Cloudflare needs to be told, as far as there is
 * room. Neither lets a line say that `/about/` is `/about`: Cloudflare knows, and Netlify shows the page.
 */
export const redirectFile = (site: DeliveredSite): HostFile => {
  const { notFound, files, missing } = forNetlify(site)
  const all = targets(site.redirects)
  const others = all.flatMap(([from, to]) =>
    otherSpellings(from).map((spelling) => line(spelling, to)),
  )
  const lines = [...all.map(([from, to]) => line(from, to)), ...notFound, ...others, ...files]
  const written = [...lines.slice(0, mostRedirects - missing.length), ...missing]
  return ['client/_redirects', `${written.join('\n')}\n`]
}
