import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../../content/schema/languages.ts'
import { isLocalRelay, type RelaySettings, relayProblem } from '../../../content/schema/relay.ts'
import type { Redirects } from '../../content/redirects.ts'
import type { Site } from '../../content/site.ts'

/** What the delivery of a site depends on, besides its files. */
export type SiteFacts = {
  /** Where the site will be, such as `https://www.example.com`. */
  origin: string
  /** The hosts that take its forms, such as `https://formsubmit.co`. */
  relayHosts: readonly string[]
  /** The host that counts its visits, if one does. */
  analyticsHost?: string
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

/** The host of a relay: none for our own, which has only a path, and for a wrong one. */
export const relayHostsOf = (relay: RelaySettings): string[] =>
  URL.canParse(relay.endpoint) && (isLocalRelay(relay) || relayProblem(relay) === undefined)
    ? [new URL(relay.endpoint).origin]
    : []

/** What delivery needs to know of the content. */
export const siteFacts = (site: Site): SiteFacts => {
  const { url, relay, analytics, cms = false } = site.business()
  const relayHosts = [relay, relay.fallback ?? []].flat().flatMap(relayHostsOf)
  return {
    origin: new URL(url).origin,
    relayHosts: [...new Set(relayHosts)],
    ...(analytics?.host !== undefined && { analyticsHost: analytics.host }),
    cms,
  }
}

/** Where a build notes them for whatever serves the site. */
export const siteFactsFile = 'dist/hosts/site-facts.json'

/** The facts of the build that is served, which may have had another relay; else of the content. */
export const readBuiltFacts = (site: Site): SiteFacts =>
  existsSync(siteFactsFile)
    ? (JSON.parse(readFileSync(siteFactsFile, 'utf8')) as SiteFacts)
    : siteFacts(site)
