import { decodeXML } from 'entities/decode'
import { jsonOf, type RelaySettings } from '../../components/leads/relay.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/page-list.ts'
import { plural } from '../plural.ts'
import { askAll } from './ask.ts'
import { certificateFindings, lastDayOf } from './certificate.ts'
import { checkAddresses, checkFiles, checkLinks, type Site } from './check-addresses.ts'
import { pageFindings } from './check-page.ts'
import { at, broken, deployAgain, type Watched, warning } from './findings.ts'
import { checkLeads } from './leads.ts'

/** What the site should be like, as its content and its build say. */
export type Expected = Omit<Site, 'origin' | 'headers'> & {
  pages: ReadonlyMap<string, SitePage>
  /** Where its forms should go; the endpoint is empty if no relay is set here. */
  relay: RelaySettings
  /** As in `tel:+13055550142`. */
  phone: string
  /** The headers of an address of a site with this relay. */
  headers: (path: string, relay: string) => Readonly<Record<string, string>>
}

export type WatchOptions = {
  origin: string
  /** Visit every page and links to other sites, in place of one page of each kind in each language. */
  all: boolean
  lead: boolean
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
    .filter((loc) => URL.canParse(loc))
    .map((loc) => new URL(loc).pathname)

const isSameKind = (a: SitePage, b: SitePage) => a.kind === b.kind && a.language === b.language

/**
 * The first page of each kind in each language, or all pages, by the site map or else the content, the
 * hashes of their texts, and what is wrong with both.
 */
const listPages = async (origin: string, content: Expected['pages'], all: boolean) => {
  const [siteMap, pageHashes] = await askAll([
    new URL(sitePaths.siteMap, origin),
    new URL(sitePaths.pageHashes, origin),
  ])
  const listed = siteMap?.status === 200 ? addressesIn(siteMap.body) : []
  const hashes = pageHashes?.status === 200 ? jsonOf(pageHashes.body) : undefined
  const addresses = listed.length > 0 ? listed : [...content.keys()]
  const pages = addresses.flatMap((address) => content.get(address) ?? [])
  const missing = [...content.keys()].find((address) => !addresses.includes(address))
  const says = `The site is older than the content here: it has no ${missing}. Deploy, or run this on the commit that is deployed.`
  return {
    visited: pages
      .filter((page) => all || pages.find((other) => isSameKind(page, other)) === page)
      .map(({ address }) => new URL(address, origin)),
    hashes: hashes ?? {},
    findings: [
      missing !== undefined && warning(says),
      listed.length === 0 &&
        broken(`There is no site map, by which search engines find new pages. ${deployAgain}`),
      !hashes &&
        warning(`There is no ${sitePaths.pageHashes}, so the texts of pages were not compared.`),
    ].filter((finding) => finding !== false),
  }
}

/** Looks at everything that visitors, search engines and leads meet. Never throws for what it meets. */
export const watchSite = async (
  expected: Expected,
  { origin, all, lead }: WatchOptions,
): Promise<Watched> => {
  const { phone, pages, relay, redirected } = expected
  const certificate = await checkCertificate(origin)
  const { visited, hashes, findings } = await listPages(origin, pages, all)
  const visits = await askAll(visited)
  const found = visits.filter(({ status }) => status === 200)
  const [first] = found
  const leads = first && (await checkLeads(first, { origin, lead, expected: relay.endpoint }))
  const endpoint = relay.endpoint || leads?.endpoint || ''
  const headers = (path: string) => expected.headers(path, endpoint)
  const tried = all ? redirected : redirected.slice(0, 10)
  const site = { ...expected, origin, headers, redirected: tried }
  const onPages = visits.flatMap((answer) => {
    const { pathname } = answer.url
    const page = { headers: headers(pathname), phone, hash: hashes[pathname] }
    return at(pathname, pageFindings(answer, page))
  })
  const links = await checkLinks(found, all, site)
  const page = found.find(({ url }) => url.pathname !== '/')?.url.pathname
  const slowest = Math.max(0, ...visits.map(({ milliseconds }) => milliseconds))
  return {
    findings: [
      ...certificate.findings,
      ...(first ? findings : []),
      ...onPages,
      ...(page ? await checkAddresses(page, site) : []),
      ...(first ? await checkFiles(site) : []),
      ...links.findings,
      ...(leads?.findings ?? []),
    ],
    seen: [
      `${plural(visits.length, 'page')}, the slowest in ${slowest.toLocaleString('en-US')} ms, and ${plural(links.count, 'address', 'addresses')} that they link to or load.`,
      ...certificate.seen,
      ...(leads?.seen ?? ['No page answered, so no test lead was sent.']),
    ],
  }
}
