import { type Language, languages } from '../../../content/model/languages.ts'
import { notFoundIn } from '../../../content/model/site-paths.ts'

/** Characters that mean something in a regular expression, as themselves. */
const literal = (text: string) => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')

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
