import { decodeXML } from 'entities/decode'
import { jsonOf } from '../../components/leads/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/addresses.ts'
import { plural } from '../shared/wording.ts'
import { askAll } from './ask.ts'
import { checkCertificate } from './certificate.ts'
import { checkAddresses, checkLinks } from './check-addresses.ts'
import { checkExpired, checkPage } from './check-page.ts'
import type { Watch } from './expected.ts'
import { checkLeads, checkVisits } from './leads.ts'

/** Returns the paths in a site map, because a preview lists the addresses of the public site. */
const addressesIn = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => decodeXML(loc.trim()))
    .flatMap((loc) => (URL.canParse(loc) ? new URL(loc).pathname : []))

/** Reads the site's lists of pages: their addresses, and the hashes of their texts. */
const readLists = async (origin: string) => {
  const files = [sitePaths.siteMap, sitePaths.pageHashes].map((path) => new URL(path, origin))
  const [siteMap, pageHashes] = await askAll(files)
  return {
    listed: new Set(siteMap?.status === 200 ? addressesIn(siteMap.body) : []),
    hashes: pageHashes?.status === 200 ? jsonOf(pageHashes.body) : undefined,
  }
}

/** Returns the pages to visit, of those that the site has. */
const pagesToVisit = ({ all, expected }: Watch, has: (address: string) => boolean) => {
  const pages = [...expected.pages.values()].filter(({ address }) => has(address))
  const isFirst = (page: SitePage) =>
    pages.find(({ kind, language }) => kind === page.kind && language === page.language) === page
  return pages.filter((page) => all || expected.leadPages.has(page.address) || isFirst(page))
}

const askPages = (pages: Iterable<SitePage>, origin: string) =>
  askAll([...pages].map(({ address }) => new URL(address, origin)))

/** Tests all that visitors, search engines and leads meet. Reports errors instead of throwing. */
export const watchSite = async (watch: Watch): Promise<void> => {
  const { origin, expected, findings } = watch
  const { broken, warn, saw } = findings
  const { listed, hashes } = await readLists(origin)
  const has = (address: string) => listed.size === 0 || listed.has(address)
  const visits = await askPages(pagesToVisit(watch, has), origin)
  const slowest = Math.max(0, ...visits.map(({ milliseconds }) => milliseconds))
  saw(`${plural(visits.length, 'page')}, the slowest in ${slowest.toLocaleString('en-US')} ms.`)
  const found = visits.filter(({ status }) => status === 200)
  const [first] = found
  const relay = (first && (await checkLeads(first, watch))) ?? expected.relay
  const headers = (path: string) => expected.headers(path, relay)
  await checkCertificate(origin, findings)
  for (const answer of visits) checkPage(answer, watch, headers, hashes?.[answer.url.pathname])
  if (!first) return saw('No page answered, so nothing else was looked at.')
  const missing = [...expected.pages.keys()].find((address) => !has(address))
  if (missing !== undefined) warn('olderSite', { address: missing })
  if (listed.size === 0) broken('noSiteMap')
  if (!hashes) warn('noHashes', { file: sitePaths.pageHashes })
  await checkAddresses(watch)
  await checkLinks(found, watch, headers)
  await checkVisits(first, findings)
}

/** Reports only offers and claims whose last day is over, on all pages. */
export const watchExpired = async ({ origin, expected, findings }: Watch): Promise<void> => {
  const visits = await askPages(expected.pages.values(), origin)
  const found = visits.filter(({ status }) => status === 200)
  for (const answer of found) checkExpired(answer, findings)
  const unseen = visits.length - found.length
  if (unseen > 0) findings.warn('unseen', { pages: plural(unseen, 'page') })
  findings.saw(`${found.length} of ${plural(visits.length, 'page')} for offers that are over.`)
}
