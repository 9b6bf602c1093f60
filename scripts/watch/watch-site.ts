import type { SitePage } from '../../renderer/content/site-pages.ts'
import { plural } from '../plural.ts'
import { type Answer, ask, askAll } from './ask.ts'
import { certificateFinding, readCertificate } from './certificate.ts'
import { checkAddresses, checkFiles, type ExpectedAnswer } from './check-addresses.ts'
import { pageFindings } from './check-page.ts'
import { at, type Finding } from './finding.ts'
import { checkLinks } from './links.ts'
import { listPages } from './list-pages.ts'
import { checkRelay } from './relay.ts'
import { sendTestLead } from './test-lead.ts'

/** What the site should be like, as its content and its build say. */
export type Expected = {
  pages: ReadonlyMap<string, SitePage>
  /** Addresses that are redirected. */
  redirected: readonly string[]
  /** Where its forms should go; empty if no relay is set here. */
  relay: string
  /** As in `tel:+13055550142`. */
  phone: string
  answers: ExpectedAnswer
  /** The headers of an address of a site with this relay. */
  headers: (path: string, relay: string) => Readonly<Record<string, string>>
}

export type WatchOptions = {
  origin: string
  /** Visit every page, in place of one of each kind in each language. */
  all: boolean
  lead: boolean
  external: boolean
}

/** What was found, and a sentence about each thing that was looked at. */
export type Watched = { findings: readonly Finding[]; seen: readonly string[] }

const checkCertificate = async (origin: string): Promise<Watched> => {
  if (origin.startsWith('http:')) return { findings: [], seen: ['No certificate: http://.'] }
  const certificate = await readCertificate(new URL(origin))
  const finding = certificateFinding(certificate, new Date())
  const until = certificate?.validTo.toISOString().slice(0, 10)
  return { findings: finding ? [finding] : [], seen: [`The certificate, valid until ${until}.`] }
}

/** Where forms go, and what becomes of a test lead. */
const checkLeads = async (page: Answer, expected: Expected, { origin, lead }: WatchOptions) => {
  const { relay, findings } = await checkRelay(page, origin, expected.relay)
  if (!relay) return { findings, said: 'No relay.', endpoint: '' }
  const { endpoint } = relay
  const isBroken = findings.some(({ severity }) => severity === 'broken')
  if (!lead || isBroken)
    return { findings, said: `Forms go to ${endpoint}. No test lead was sent.`, endpoint }
  const sent = await sendTestLead(relay, origin)
  return { findings: [...findings, ...sent.findings], said: sent.said, endpoint }
}

/** How many redirects are tried where not all of the site is looked at. */
const someRedirects = 10

/** Looks at everything that visitors, search engines and leads meet. Never throws for what it meets. */
export const watchSite = async (expected: Expected, options: WatchOptions): Promise<Watched> => {
  const { origin, all, external } = options
  const certificate = await checkCertificate(origin)
  const listed = await listPages(origin, expected.pages, all)
  const visits = await askAll(listed.pages, ({ address }) => ask(new URL(address, origin)))
  const found = visits.filter(({ status }) => status === 200)
  const [first] = found
  const leads = first && (await checkLeads(first, expected, options))
  const relay = expected.relay || leads?.endpoint || ''
  const headers = (path: string) => expected.headers(path, relay)
  const { phone, answers } = expected
  const onPages = visits.flatMap((answer) => {
    const { pathname } = answer.url
    const page = { headers: headers(pathname), phone, hash: listed.hashes[pathname] }
    return at(pathname, pageFindings(answer, page))
  })
  const links = await checkLinks(found, { origin, external, headers })
  const page = found.find(({ url }) => url.pathname !== '/')?.url.pathname
  const redirected = expected.redirected.slice(0, all ? undefined : someRedirects)
  const slowest = Math.max(0, ...visits.map(({ milliseconds }) => milliseconds))
  return {
    findings: [
      ...certificate.findings,
      ...(first ? listed.findings : []),
      ...onPages,
      ...(page ? await checkAddresses({ origin, page, redirected, answers }) : []),
      ...(first ? await checkFiles(origin, headers) : []),
      ...links.findings,
      ...(leads?.findings ?? []),
    ],
    seen: [
      `${plural(visits.length, 'page')}, the slowest in ${slowest.toLocaleString('en-US')} ms, and ${plural(links.count, 'address', 'addresses')} that they link to or load.`,
      ...certificate.seen,
      leads?.said ?? 'No page answered, so no test lead was sent.',
    ],
  }
}
