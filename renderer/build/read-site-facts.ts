import { existsSync, readFileSync } from 'node:fs'
import type { SiteFacts } from '../delivery/site-facts.ts'
import { readBusiness } from './read-content.ts'

/** The hosts that relays are at. The site's own is none of them. */
const hostsOf = (endpoints: readonly (string | undefined)[]): string[] => [
  ...new Set(
    endpoints.flatMap((endpoint = '') => (URL.canParse(endpoint) ? new URL(endpoint).origin : [])),
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
