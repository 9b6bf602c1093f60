import { jsonOf } from '../../components/leads/relay.ts'
import { floridaDay } from '../../content/schema/day.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { plural } from '../shared/terminal.ts'
import { ask, askAll } from './ask.ts'
import type { Watch } from './expected.ts'
import { deployAgain } from './findings.ts'
import { checkCertificate, checkHost, checkSiteLinks } from './host.ts'
import { checkLeads } from './leads.ts'
import { checkExpired, checkHeaders, checkPage } from './pages.ts'

/** Returns the pages to visit, of those that the site has. */
const pagesToVisit = ({ all, expected }: Watch, has: (address: string) => boolean): string[] => {
  const pages = expected.pages.filter(({ address }) => has(address))
  const isFirst = (page: SitePage) =>
    pages.find(({ kind, language }) => kind === page.kind && language === page.language) === page
  return pages
    .filter((page) => all || expected.leadPages.has(page.address) || isFirst(page))
    .map(({ address }) => address)
}

/** Returns the list of pages that the site has, with their hashes; reports what has begun since. */
const pageHashesAt = async ({ origin, findings }: Watch) => {
  const { body, status } = await ask(new URL(sitePaths.pageHashes, origin))
  const hashes = status === 200 ? jsonOf(body) : undefined
  const day = hashes?.nextFirstDay
  if (typeof day === 'string' && day <= floridaDay())
    findings.broken(
      `A page, an offer, a claim or the banner begins on ${day}, and is not on the site. Build and deploy again to show it.`,
    )
  return hashes
}

/** Tests what visitors, search engines and leads meet. Reports errors instead of throwing. */
export const watchSite = async (watch: Watch): Promise<void> => {
  const { origin, expected, findings } = watch
  const hashes = await pageHashesAt(watch)
  if (!hashes)
    findings.broken(`${sitePaths.pageHashes} is missing, the list of pages. ${deployAgain}`)
  const visits = await askAll(
    pagesToVisit(watch, (address) => !hashes || address in hashes),
    origin,
  )
  findings.saw(`${plural(visits.length, 'page')}.`)
  await checkCertificate(origin, findings)
  for (const answer of visits) checkPage(answer, hashes?.[answer.url.pathname], findings)
  const found = visits.filter((answer) => answer.status === 200)
  const [first] = found
  if (!first) return
  const relay = (await checkLeads(first, watch)) ?? expected.relay
  for (const answer of found)
    checkHeaders(answer, expected.headers(answer.url.pathname, relay), findings)
  await checkHost(watch)
  await checkSiteLinks(found, watch)
}

/** Reports only what has begun, and offers and claims whose last day is over, on all pages. */
export const watchExpired = async (watch: Watch): Promise<void> => {
  const { origin, expected, findings } = watch
  await pageHashesAt(watch)
  const addresses = expected.pages.map(({ address }) => address)
  const found = (await askAll(addresses, origin)).filter(({ status }) => status === 200)
  for (const answer of found) checkExpired(answer, findings)
  findings.saw(`${found.length} of ${plural(addresses.length, 'page')} for offers that are over.`)
}
