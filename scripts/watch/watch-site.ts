import { decodeXML } from 'entities/decode'
import { jsonOf } from '../../components/leads/relay.ts'
import type { RelaySettings } from '../../content/schema/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { plural } from '../plural.ts'
import { askAll } from './ask.ts'
import { checkCertificate } from './certificate.ts'
import { checkAddresses, checkLinks } from './check-addresses.ts'
import { checkExpired, checkPage } from './check-page.ts'
import type { Findings } from './findings.ts'
import { checkLeads } from './leads.ts'
import type { Interval } from './test-lead.ts'
import { checkVisits } from './visits.ts'

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
  /** As in `tel:+13055550142`. */
  phone: string
  /** The headers of an address of a site with this relay. */
  headers: (path: string, relay: RelaySettings) => Readonly<Record<string, string>>
}

export type WatchOptions = {
  origin: string
  /** Visit every page, in place of those with forms and one of each other kind. */
  all: boolean
  lead: boolean
  every: Interval | undefined
}

/** The addresses in a site map, without their host: a preview has those of the public site. */
const addressesIn = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => decodeXML(loc.trim()))
    .flatMap((loc) => (URL.canParse(loc) ? new URL(loc).pathname : []))

/** What the site says of its pages: their addresses, and the hashes of their texts. */
const readLists = async (origin: string) => {
  const files = [sitePaths.siteMap, sitePaths.pageHashes].map((path) => new URL(path, origin))
  const [siteMap, pageHashes] = await askAll(files)
  return {
    listed: new Set(siteMap?.status === 200 ? addressesIn(siteMap.body) : []),
    hashes: pageHashes?.status === 200 ? jsonOf(pageHashes.body) : undefined,
  }
}

/** The addresses of pages to visit, of those that the site has. */
const toVisit = (
  { pages: content, leadPages }: Expected,
  all: boolean,
  has: (address: string) => boolean,
): string[] => {
  const pages = [...content.values()].filter(({ address }) => has(address))
  const isFirst = (page: SitePage) =>
    pages.find(({ kind, language }) => kind === page.kind && language === page.language) === page
  return pages
    .filter((page) => all || leadPages.has(page.address) || isFirst(page))
    .map(({ address }) => address)
}

const askPages = (addresses: Iterable<string>, origin: string) =>
  askAll([...addresses].map((address) => new URL(address, origin)))

/** Finds what is wrong with all that visitors, search engines and leads meet. Never throws for it. */
export const watchSite = async (
  expected: Expected,
  { origin, all, lead, every }: WatchOptions,
  findings: Findings,
): Promise<void> => {
  const { phone, relay: here, pages } = expected
  const { broken, warn, saw } = findings
  const { listed, hashes } = await readLists(origin)
  const has = (address: string) => listed.size === 0 || listed.has(address)
  const visits = await askPages(toVisit(expected, all, has), origin)
  const slowest = Math.max(0, ...visits.map(({ milliseconds }) => milliseconds))
  saw(`${plural(visits.length, 'page')}, the slowest in ${slowest.toLocaleString('en-US')} ms.`)
  const found = visits.filter(({ status }) => status === 200)
  const [first] = found
  const relay = first && (await checkLeads(first, { origin, lead, every, here }, findings))
  const headers = (path: string) => expected.headers(path, relay ?? here)
  await checkCertificate(origin, findings)
  for (const answer of visits) {
    const { pathname } = answer.url
    checkPage(answer, { headers: headers(pathname), phone, hash: hashes?.[pathname] }, findings)
  }
  if (!first) return saw('No page answered, so nothing else was looked at.')
  const missing = [...pages.keys()].find((address) => !has(address))
  if (missing !== undefined) warn('olderSite', { address: missing })
  if (listed.size === 0) broken('noSiteMap')
  if (!hashes) warn('noHashes', { file: sitePaths.pageHashes })
  const redirects = new Map([...expected.redirects].slice(0, all ? Infinity : 10))
  await checkAddresses({ origin, headers, redirects }, findings)
  await checkLinks(found, { origin, headers, redirects }, findings)
  await checkVisits(first, findings)
}

/** Finds only offers and claims whose last day is over, on all pages. */
export const watchExpired = async (
  { pages }: Expected,
  origin: string,
  findings: Findings,
): Promise<void> => {
  const visits = await askPages(pages.keys(), origin)
  const found = visits.filter(({ status }) => status === 200)
  for (const answer of found) checkExpired(answer, findings)
  const unseen = visits.length - found.length
  if (unseen > 0) findings.warn('unseen', { pages: plural(unseen, 'page') })
  findings.saw(`${found.length} of ${plural(visits.length, 'page')} for offers that are over.`)
}
