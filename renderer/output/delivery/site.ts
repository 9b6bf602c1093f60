import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../../content/schema/languages.ts'
import { relayPattern } from '../../../content/schema/web-address.ts'
import type { Redirects } from '../../content/redirects.ts'
import type { Site } from '../../content/site.ts'

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

const isRelay = new RegExp(relayPattern)

/** What delivery needs to know of the content, and of the environment of the build. */
export const siteFacts = (site: Site): SiteFacts => {
  const { url, relay, cms = false } = site.business()
  const endpoints = [site.formRelay || relay.endpoint, relay.fallback?.endpoint]
  // The site's own relay has no host, only a path.
  const relayHosts = endpoints.flatMap((endpoint = '') =>
    isRelay.test(endpoint) && URL.canParse(endpoint) ? new URL(endpoint).origin : [],
  )
  return { origin: new URL(url).origin, relayHosts: [...new Set(relayHosts)], cms }
}

/** Where a build notes them for whatever serves the site. */
export const siteFactsFile = 'dist/hosts/site-facts.json'

/** The facts of the build that is served, which may have had another relay; else of the content. */
export const readBuiltFacts = (site: Site): SiteFacts =>
  existsSync(siteFactsFile)
    ? (JSON.parse(readFileSync(siteFactsFile, 'utf8')) as SiteFacts)
    : siteFacts(site)
