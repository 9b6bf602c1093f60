import type { SitePage } from '../../content/schema/site-pages.ts'
import { plural } from '../report/document.ts'
import { type Answer, ask, mapConcurrently, type NoAnswer, noAnswerFinding } from './ask.ts'
import { certificateFinding, readCertificate } from './certificate.ts'
import { checkAddresses, checkFiles, type ExpectedAnswer } from './check-addresses.ts'
import { pageFindings } from './check-page.ts'
import { at, type Finding } from './finding.ts'
import { checkLinks } from './links.ts'
import { listPages } from './list-pages.ts'
import { checkRelay } from './relay.ts'
import { type LeadCheck, sendTestLead } from './test-lead.ts'

/** What the site should be like, as its content and its build say. */
export type Expected = {
  pages: ReadonlyMap<string, SitePage>
  /** Addresses that are redirected. */
  redirected: readonly string[]
  /** Where its forms should go; empty if that is not known here. */
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

type Visit = { page: SitePage; answer: Answer | NoAnswer }

const visitFindings = (
  { page: { address }, answer }: Visit,
  { phone, headers }: Expected,
  relay: string,
  hashes: ReadonlyMap<string, string>,
): Finding[] =>
  at(
    address,
    answer.kind === 'no answer'
      ? [noAnswerFinding(answer)]
      : pageFindings(answer, {
          headers: headers(address, relay),
          phone,
          hash: hashes.get(address),
        }),
  )

const visitsInWords = (visits: readonly Visit[], links: number): string => {
  const times = visits.map(({ answer }) => (answer.kind === 'answer' ? answer.milliseconds : 0))
  return `${plural(visits.length, 'page')}, the slowest in ${Math.max(0, ...times).toLocaleString('en-US')} ms, and ${plural(links, 'address', 'addresses')} that they link to or load.`
}

/** How many redirects are tried where not all of the site is looked at. */
const someRedirects = 10

/** Looks at what depends on pages that answered: relay, links, redirects, files. */
const checkFound = async (
  found: readonly [Answer, ...Answer[]],
  expected: Expected,
  { origin, all, lead, external }: WatchOptions,
) => {
  const [first] = found
  const { relay, findings } = await checkRelay(first, origin, expected.relay)
  const endpoint = expected.relay || relay?.endpoint || ''
  const headers = (path: string) => expected.headers(path, endpoint)
  const sent: LeadCheck =
    lead && relay && !findings.some(({ severity }) => severity === 'broken')
      ? await sendTestLead(relay, origin)
      : {
          said: relay ? `Forms go to ${relay.endpoint}. No test lead was sent.` : 'No relay.',
          findings: [],
        }
  const links = await checkLinks(found, { origin, external, headers })
  const page = found.find(({ url }) => url.pathname !== '/')?.url.pathname
  const redirected = expected.redirected.slice(0, all ? undefined : someRedirects)
  const others = page
    ? await checkAddresses({ origin, page, redirected, answers: expected.answers })
    : []
  const files = await checkFiles(origin, headers)
  return {
    endpoint,
    links: links.count,
    said: sent.said,
    findings: [...others, ...files, ...links.findings, ...findings, ...sent.findings],
  }
}

const checkCertificate = async (origin: string, now: Date): Promise<Watched> => {
  if (origin.startsWith('http:')) return { findings: [], seen: ['No certificate: http://.'] }
  const certificate = await readCertificate(new URL(origin))
  const finding = certificateFinding(certificate, now)
  return {
    findings: finding ? [finding] : [],
    seen: certificate
      ? [`The certificate, valid until ${certificate.validTo.toISOString().slice(0, 10)}.`]
      : [],
  }
}

/** Looks at everything that visitors, search engines and leads meet. Never throws for what it meets. */
export const watchSite = async (
  expected: Expected,
  options: WatchOptions,
  now: Date,
): Promise<Watched> => {
  const { origin, all } = options
  const certificate = await checkCertificate(origin, now)
  const { pages, hashes, findings } = await listPages(origin, expected.pages, all)
  const visits = await mapConcurrently(
    pages,
    4,
    async (page): Promise<Visit> => ({
      page,
      answer: await ask(new URL(page.address, origin)),
    }),
  )
  const [first, ...more] = visits.flatMap(({ answer }) =>
    answer.kind === 'answer' && answer.status === 200 ? [answer] : [],
  )
  const found = first && (await checkFound([first, ...more], expected, options))
  return {
    findings: [
      ...certificate.findings,
      ...(first ? findings : []),
      ...visits.flatMap((visit) =>
        visitFindings(visit, expected, found?.endpoint ?? expected.relay, hashes),
      ),
      ...(found?.findings ?? []),
    ],
    seen: [
      visitsInWords(visits, found?.links ?? 0),
      ...certificate.seen,
      found?.said ?? 'No page answered, so no test lead was sent.',
    ],
  }
}
