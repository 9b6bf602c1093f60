import { allLanguages } from '../../content/schema/languages.ts'
import type { RelaySettings } from '../../content/schema/relay.ts'
import { dial } from '../../content/schema/text.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Site } from '../../renderer/content/site.ts'
import type { AnySummary } from '../../renderer/content/site-index.ts'
import { targets } from '../../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt } from '../../renderer/output/delivery/headers.ts'
import { relayHostsOf, siteFacts } from '../../renderer/output/delivery/site.ts'
import type { Findings } from './findings.ts'

/** What the site should be like, as its content says. */
export type Expected = {
  /** Where the content says that it is. */
  url: string
  pages: ReadonlyMap<string, SitePage>
  /** The addresses of pages on which visitors send leads or call at once. */
  leadPages: ReadonlySet<string>
  /** Where each address is redirected to. */
  redirects: ReadonlyMap<string, string>
  /** Where its forms should go; the endpoint is empty if no relay is set here. */
  relay: RelaySettings
  /** The only phone number of the site, as in `tel:+13055550142`. */
  phone: string
  /** The headers of an address of a site with this relay. */
  headers: (path: string, relay: RelaySettings) => Readonly<Record<string, string>>
}

/** How often a test lead may be sent. */
export const intervals = ['hour', 'day'] as const
export type Interval = (typeof intervals)[number]

/** A look at a site: what it should be like, what is asked for, and what is found. */
export type Watch = {
  origin: string
  expected: Expected
  /** Visit every page, in place of those with forms and one of each other kind. */
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
  const { url, phone, relay } = content.business()
  const summaries = allLanguages.flatMap((language) => content.in(language).pages)
  return {
    url,
    pages: new Map(content.pages.map((page) => [page.address, page])),
    leadPages: new Set(summaries.filter(takesLeads).map(addressOf)),
    redirects: new Map(targets(content.redirects)),
    relay,
    phone: dial(phone),
    // With the host of the relay that the site names, so that only the relay is reported, not every policy.
    headers: (path, named) => ({
      ...headersAt(path, {
        ...facts,
        relayHosts: [...new Set([...relayHostsOf(named), ...facts.relayHosts])],
      }),
      'Cache-Control': cacheControl(path),
    }),
  }
}
