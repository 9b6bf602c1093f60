import { claimWords } from './claims.ts'
import { notFoundWords } from './not-found.ts'
import { siteMapWords } from './site-map.ts'

/**
 * The words of the site's own parts: labels, buttons, headings and messages, by subject. Each subject is a file in
 * content/words/; a subject is one line here, a schema beside this file and its words there.
 */
export const wordSchemas = {
  claims: claimWords,
  'not-found': notFoundWords,
  'site-map': siteMapWords,
} as const

export type WordSubject = keyof typeof wordSchemas
