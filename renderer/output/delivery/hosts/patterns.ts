import { type Language, languages } from '../../../../content/schema/languages.ts'
import { notFoundIn } from '../../../../content/schema/site-paths.ts'
import { spellings, targets } from '../addresses.ts'
import type { DeliveredSite } from '../site.ts'

/* Patterns shared by the configurations of nginx and Caddy. */

/** Escapes the special characters of regular expressions. */
const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

/**
 * Returns a text that is safe in quotes.
 * @throws for characters that end the quote or that a server replaces, which the check refuses.
 */
export const verbatim = (text: string): string => {
  if (/["\\{}$\p{Cc}]/u.test(text))
    throw new Error(`The configuration of a server cannot hold ${JSON.stringify(text)}.`)
  return text
}

export const quoted = (text: string): string => `"${verbatim(text)}"`

/** Matches these addresses; those that end in `/*` are folders. */
export const pathPattern = (paths: readonly string[]): string => {
  const ways = paths.map((path) =>
    path.endsWith('/*') ? literal(path.slice(0, -1)) : `${literal(path)}$`,
  )
  return `^(${ways.join('|')})`
}

/** Matches the addresses of a language other than the default one, with or without a query. */
export const languagePattern = (language: Language): string =>
  `^${literal(languages[language].prefix)}(/|\\?|$)`

/** Matches the not-found pages in every spelling. */
export const notFoundPattern = (all: readonly Language[]): string =>
  `^(${all.map((language) => literal(notFoundIn(language))).join('|')})(/|\\.html)?$`

/** Returns every redirect from every spelling. The query of a request comes before the anchor. */
export const redirectsOf = ({ redirects }: DeliveredSite) =>
  targets(redirects).flatMap(([from, to]) => {
    const [page = '', anchor = ''] = to.split(/(?=#)/)
    return spellings(from).map((spelling) => ({
      from: spelling,
      page,
      anchor,
      hasQuery: page.includes('?'),
    }))
  })
