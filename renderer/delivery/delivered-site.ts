import type { Language } from '../../content/schema/languages.ts'
import type { Redirects } from '../../content/schema/redirect-rules.ts'
import type { SiteFacts } from './site-facts.ts'

/** What a host needs to know to deliver the site. */
export type DeliveredSite = {
  facts: SiteFacts
  redirects: Redirects
  /** The addresses of its pages, but for the not-found pages. */
  pages: readonly string[]
  /** The languages that have a not-found page of their own. */
  notFoundLanguages: readonly Language[]
}

/** A file for a host: its path in dist, and its text. */
export type HostFile = readonly [path: string, text: string]
