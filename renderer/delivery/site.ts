import type { Language } from '../../content/schema/languages.ts'
import type { Redirects } from '../content/redirects.ts'

/** What the delivery of a site depends on, besides its files. */
export type SiteFacts = {
  /** Where the site will be, such as `https://www.example.com`. */
  origin: string
  /** The hosts that take its forms, such as `https://formsubmit.co`. */
  relayHosts: readonly string[]
  /** Whether it has forms for editors. */
  cms: boolean
}

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
