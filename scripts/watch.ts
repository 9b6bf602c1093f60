import { allLanguages } from '../content/schema/languages.ts'
import { dial } from '../content/schema/telephone.ts'
import { addressOf, linkedPages } from '../renderer/content/addresses.ts'
import { createSite } from '../renderer/content/site.ts'
import type { AnySummary } from '../renderer/content/site-index.ts'
import { targets } from '../renderer/output/delivery/addresses.ts'
import { cacheControl, headersAt } from '../renderer/output/delivery/headers.ts'
import { relayHostsOf, siteFacts } from '../renderer/output/delivery/site.ts'
import { watch } from './watch/command.ts'

/** `npm run watch -- https://www.example.com`: what visitors, search engines and leads meet there. */
const content = createSite({ root: process.cwd(), env: process.env })
const pages = new Map(content.pages.map((page) => [page.address, page]))
const facts = siteFacts(content)
const { url, phone, relay } = content.business()

const takesLeads = (page: AnySummary): boolean =>
  page.kind === 'home' ||
  page.kind === 'calculator' ||
  (page.kind === 'service' && page.emergency === true) ||
  (page.kind === 'page' && page.slug === linkedPages.contact.slug)

process.exitCode = await watch(
  process.argv.slice(2),
  {
    url,
    pages,
    leadPages: new Set(
      allLanguages.flatMap((language) =>
        content.in(language).pages.filter(takesLeads).map(addressOf),
      ),
    ),
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
  },
  console,
)
