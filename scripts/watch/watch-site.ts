import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { decodeXML } from 'entities/decode'
import { jsonOf } from '../../components/leads/relay.ts'
import type { RelaySettings } from '../../content/schema/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/page-list.ts'
import { plural } from '../plural.ts'
import { askAll } from './ask.ts'
import { checkAddresses, checkLinks, type WatchedSite } from './check-addresses.ts'
import { expiredFindings, pageFindings } from './check-page.ts'
import { at, broken, type Finding, type Watched, warning } from './findings.ts'
import { checkLeads } from './leads.ts'
import type { Interval } from './test-lead.ts'
import { checkVisits } from './visits.ts'

/** What the site should be like, as its content says. */
export type Expected = Pick<WatchedSite, 'redirects'> & {
  /** Where the content says that it is. */
  url: string
  pages: ReadonlyMap<string, SitePage>
  /** The addresses of pages on which visitors send leads or call at once. */
  leadPages: ReadonlySet<string>
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

/** The last day of the certificate that a server shows; undefined if it shows none in 10 seconds. */
const lastDayOf = async ({ hostname, port }: URL): Promise<Date | undefined> => {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
    // Requests for pages say why one is not trusted.
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) })
    return new Date(socket.getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** What is wrong with a certificate, or will be soon. Hosts renew them a month before their end. */
export const certificateFindings = (lastDay: Date | undefined, now: Date): Finding[] => {
  if (!lastDay) return [broken('noCertificate')]
  const days = Math.floor((lastDay.getTime() - now.getTime()) / 86_400_000)
  const left = days < 0 ? 'has expired' : `is valid for ${plural(days, 'more day')} only`
  if (days < 7) return [broken('certificate', { left })]
  return days < 21 ? [warning('certificate', { left })] : []
}

const checkCertificate = async (origin: string): Promise<Watched> => {
  if (origin.startsWith('http:')) return { findings: [], seen: ['No certificate: http://.'] }
  const lastDay = await lastDayOf(new URL(origin))
  return {
    findings: certificateFindings(lastDay, new Date()),
    seen: [`The certificate, valid until ${lastDay?.toISOString().slice(0, 10)}.`],
  }
}

/** The addresses in a site map, without their host: a preview has those of the public site. */
const addressesIn = (siteMap: string): string[] =>
  [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc = '']) => decodeXML(loc.trim()))
    .flatMap((loc) => (URL.canParse(loc) ? new URL(loc).pathname : []))

/** The pages to visit, by the site map or else the content, and the hashes of their texts. */
const listPages = async (
  { pages: content, leadPages }: Expected,
  { origin, all }: WatchOptions,
) => {
  const files = [sitePaths.siteMap, sitePaths.pageHashes].map((path) => new URL(path, origin))
  const [siteMap, pageHashes] = await askAll(files)
  const listed = siteMap?.status === 200 ? addressesIn(siteMap.body) : []
  const hashes = pageHashes?.status === 200 ? jsonOf(pageHashes.body) : undefined
  const addresses = new Set(listed.length > 0 ? listed : content.keys())
  const pages = [...content.values()].filter(({ address }) => addresses.has(address))
  const isFirst = (page: SitePage) =>
    pages.find(({ kind, language }) => kind === page.kind && language === page.language) === page
  const missing = [...content.keys()].find((address) => !addresses.has(address))
  return {
    visited: pages
      .filter((page) => all || leadPages.has(page.address) || isFirst(page))
      .map(({ address }) => new URL(address, origin)),
    hashes: hashes ?? {},
    findings: [
      missing !== undefined && warning('olderSite', { address: missing }),
      listed.length === 0 && broken('noSiteMap'),
      !hashes && warning('noHashes', { file: sitePaths.pageHashes }),
    ].filter((finding) => finding !== false),
  }
}

/** Looks at everything that visitors, search engines and leads meet. Never throws for what it meets. */
export const watchSite = async (expected: Expected, options: WatchOptions): Promise<Watched> => {
  const { origin, all } = options
  const { phone, relay: here, redirects } = expected
  const certificate = await checkCertificate(origin)
  const { visited, hashes, findings } = await listPages(expected, options)
  const visits = await askAll(visited)
  const found = visits.filter(({ status }) => status === 200)
  const [first] = found
  const leads = first && (await checkLeads(first, { ...options, here }))
  const counted = first && (await checkVisits(first))
  const headers = (path: string) => expected.headers(path, leads?.relay ?? here)
  const site = { origin, headers, redirects: new Map([...redirects].slice(0, all ? Infinity : 10)) }
  const onPages = visits.flatMap((answer) => {
    const { pathname } = answer.url
    const page = { headers: headers(pathname), phone, hash: hashes[pathname] }
    return at(pathname, pageFindings(answer, page))
  })
  const links = first ? await checkLinks(found, site) : { count: 0, findings: [] }
  const slowest = Math.max(0, ...visits.map(({ milliseconds }) => milliseconds))
  return {
    findings: [
      ...certificate.findings,
      ...(first ? findings : []),
      ...onPages,
      ...(first ? await checkAddresses(site) : []),
      ...links.findings,
      ...(leads?.findings ?? []),
      ...(counted?.findings ?? []),
    ],
    seen: [
      `${plural(visits.length, 'page')}, the slowest in ${slowest.toLocaleString('en-US')} ms, and ${plural(links.count, 'address', 'addresses')} that they link to or load.`,
      ...certificate.seen,
      ...(leads?.seen ?? ['No page answered, so no test lead was sent.']),
      ...(counted?.seen ?? []),
    ],
  }
}

/** Looks only for offers and claims whose last day is over, on all pages. */
export const watchExpired = async ({ pages }: Expected, origin: string): Promise<Watched> => {
  const visits = await askAll([...pages.keys()].map((address) => new URL(address, origin)))
  const found = visits.filter(({ status }) => status === 200)
  const unseen = visits.length - found.length
  return {
    findings: [
      ...found.flatMap((answer) => at(answer.url.pathname, expiredFindings(answer))),
      ...(unseen > 0 ? [warning('unseen', { pages: plural(unseen, 'page') })] : []),
    ],
    seen: [`${found.length} of ${plural(visits.length, 'page')} for offers that are over.`],
  }
}
