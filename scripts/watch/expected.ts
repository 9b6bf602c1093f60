import { allLanguages } from '../../content/schema/languages.ts'
import type { RelaySettings } from '../../content/schema/relay.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { AnySummary } from '../../renderer/content/site-index.ts'
import { targets } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt } from '../../renderer/output/delivery/headers.ts'
import { relayHostsOf, siteFacts } from '../../renderer/output/delivery/site.ts'
import type { Findings } from './findings.ts'

/** The expected state of the site, according to its content. */
export type Expected = {
  /** Its public address in the content. */
  url: string
  pages: readonly SitePage[]
  /** The addresses of pages on which visitors send leads or call at once. */
  leadPages: ReadonlySet<string>
  /** The target of each redirect. */
  redirects: ReadonlyMap<string, string>
  /** The relay of its forms; the endpoint is empty if none is set here. */
  relay: RelaySettings
  /** Returns the headers of an address of a site with this relay. */
  headers: (path: string, relay: RelaySettings) => Readonly<Record<string, string>>
}

/** How often a test lead may be sent. */
export const intervals = ['hour', 'day'] as const
export type Interval = (typeof intervals)[number]

/** A watch of a site: the expected state, the options, and the findings. */
export type Watch = {
  origin: string
  expected: Expected
  /** Visit every page instead of those with forms and one of each other kind. */
  all: boolean
  lead: boolean
  every: Interval | undefined
  findings: Findings
}

const takesLeads = (page: AnySummary): boolean =>
  page.kind === 'home' ||
  page.kind === 'calculator' ||
  (page.kind === 'service' && page.emergency === true) ||
  (page.kind === 'page' && page.slug === linkedPages.contact.slug)

export const expectedOf = (content: Site): Expected => {
  const facts = siteFacts(content)
  const { url, relay } = content.business()
  const summaries = allLanguages.flatMap((language) => content.in(language).pages)
  return {
    url,
    pages: content.pages,
    leadPages: new Set(summaries.filter(takesLeads).map(addressOf)),
    redirects: new Map(targets(content.redirects)),
    relay,
    // Allows the relay that the site names: a wrong one is reported once, not with every policy.
    headers: (path, named) => ({
      ...headersAt(path, {
        ...facts,
        relayHosts: [...new Set([...relayHostsOf(named), ...facts.relayHosts])],
      }),
      'Cache-Control': cacheControl(path),
    }),
  }
}
