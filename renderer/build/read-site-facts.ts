import { existsSync, readFileSync } from 'node:fs'
import { relayPattern } from '../../content/schema/web-address.ts'
import type { SiteFacts } from '../delivery/site.ts'
import { readBusiness } from './read-content.ts'

const isRelay = new RegExp(relayPattern)

/** The hosts that relays are at. The site's own is none of them. */
const hostsOf = (endpoints: readonly (string | undefined)[]): string[] => [
  ...new Set(
    endpoints
      .filter((endpoint = '') => isRelay.test(endpoint) && URL.canParse(endpoint))
      .map((endpoint = '') => new URL(endpoint).origin),
  ),
]

/** What delivery needs to know of the content, and of the environment of the build. */
export const readSiteFacts = (): SiteFacts => {
  const { url, relay, cms = false } = readBusiness()
  return {
    origin: new URL(url).origin,
    relayHosts: hostsOf([process.env.FORM_RELAY || relay.endpoint, relay.fallback?.endpoint]),
    cms,
  }
}

/** Where a build notes them for whatever serves the site. */
export const siteFactsFile = 'dist/hosts/site-facts.json'

/** What the build that is served knew, which may have had another relay; else the content. */
export const readBuiltFacts = (): SiteFacts =>
  existsSync(siteFactsFile)
    ? (JSON.parse(readFileSync(siteFactsFile, 'utf8')) as SiteFacts)
    : readSiteFacts()
