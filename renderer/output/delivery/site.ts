import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '../../../content/schema/languages.ts'
import { isLocalRelay, type RelaySettings, relayProblem } from '../../../content/schema/relay.ts'
import type { Redirects } from '../../content/redirects.ts'
import type { Site } from '../../content/site.ts'

/** The facts, besides its files, that the delivery of a site depends on. */
export type SiteFacts = {
  /** The public address, such as `https://www.example.com`. */
  origin: string
  /** The hosts that take its forms, such as `https://formsubmit.co`. */
  relayHosts: readonly string[]
  /** The host that counts its visits, if there is one. */
  analyticsHost?: string
  cms: boolean
}

/** The facts that a host needs to deliver the site. */
export type DeliveredSite = {
  facts: SiteFacts
  redirects: Redirects
  /** The addresses of its pages, except the not-found pages. */
  pages: readonly string[]
  /** The languages with a not-found page of their own. */
  notFoundLanguages: readonly Language[]
}

/** Returns the hosts of a relay: none for our own, which is only a path, and for an invalid one. */
const relayHostsOf = (relay: RelaySettings): string[] =>
  URL.canParse(relay.endpoint) && (isLocalRelay(relay) || relayProblem(relay) === undefined)
    ? [new URL(relay.endpoint).origin]
    : []

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

/** The file in which a build leaves them for the server of the site. */
export const siteFactsFile = 'dist/site-facts.json'

/** Reads the facts of the served build, which may use another relay, or else of the content. */
export const readBuiltFacts = (site: Site): SiteFacts =>
  existsSync(siteFactsFile)
    ? (JSON.parse(readFileSync(siteFactsFile, 'utf8')) as SiteFacts)
    : siteFacts(site)

/**
 * Returns the warning of a build from which no lead would arrive; undefined if all is well. It is
 * set off, so that nobody overlooks it in the log of a host.
 */
export const relayWarning = (relay: RelaySettings): string | undefined => {
  const problem = relayProblem(relay)
  if (problem === undefined) return undefined
  const line = '!'.repeat(80)
  return [
    line,
    `A site deployed from this build loses its leads: ${problem}.`,
    'Set relay in content/business.yaml, or FORM_RELAY in the environment of the build.',
    line,
  ].join('\n')
}
