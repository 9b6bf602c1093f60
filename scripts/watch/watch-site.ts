import { sitePaths } from '../../content/schema/site-paths.ts'
import type { SitePage } from '../../renderer/content/site-pages.ts'
import { type Answer, type AskOptions, ask, fewAtATime, type NoAnswer } from './ask.ts'
import { type Certificate, certificateFindings, readCertificate } from './certificate.ts'
import { checkFiles } from './check-files.ts'
import { type ExpectedHeaders, headerFindings } from './check-headers.ts'
import { noAnswerFinding, pageFindings } from './check-page.ts'
import type { Finding } from './finding.ts'
import { checkLead, type LeadCheck } from './lead.ts'
import { type CheckedLinks, checkLinks } from './links.ts'
import { checkOtherAddresses, type ExpectedAnswer } from './other-addresses.ts'
import { addressesIn, type PageToVisit, pagesToVisit } from './pages-to-visit.ts'

/** What the site should be like, as its content and its build say. */
export type Expected = {
  pages: ReadonlyMap<string, SitePage>
  /** Addresses that are redirected. */
  redirected: readonly string[]
  /** Where its forms should go; empty if that is not known here. */
  relay: string
  answers: ExpectedAnswer
  headers: ExpectedHeaders
}

export type WatchOptions = AskOptions & {
  origin: string
  /** Visit every page, in place of one of each kind in each language. */
  all: boolean
  lead: boolean
  external: boolean
}

export type Visit = PageToVisit & { answer: Answer | NoAnswer }

export type Watched = {
  visits: readonly Visit[]
  certificate: Certificate | undefined
  links: number
  lead: LeadCheck
  findings: readonly Finding[]
}

const at = (place: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ place, ...finding }))

const visitFindings =
  (expected: Expected) =>
  ({ address, answer }: Visit): Finding[] =>
    at(
      address,
      answer.kind === 'no answer'
        ? [noAnswerFinding(answer)]
        : [
            ...pageFindings(answer),
            ...(answer.status === 200 ? headerFindings(answer, expected.headers) : []),
          ],
    )

/** The addresses of the site by its own account or, if it gives none, by that of the content. */
const readAddresses = async (expected: Expected, { origin, ...options }: WatchOptions) => {
  const answer = await ask(new URL(sitePaths.siteMap, origin), options)
  const listed = answer.kind === 'answer' && answer.status === 200 ? addressesIn(answer.body) : []
  if (listed.length > 0) return { addresses: listed, findings: [] }
  const finding: Finding =
    answer.kind === 'no answer'
      ? noAnswerFinding(answer)
      : {
          severity: 'broken',
          problem: `There is no site map (${answer.status}).`,
          advice: 'Search engines find new pages by it: deploy the whole of dist/client again.',
        }
  return { addresses: [...expected.pages.keys()], findings: at(sitePaths.siteMap, [finding]) }
}

/** What the content has and the site map has not: the site is older than this copy of it. */
const missingKinds = (expected: Expected, visits: readonly Visit[]): Finding[] => {
  const visited = new Set(visits.map(({ kind, language }) => `${kind} (${language})`))
  const known = new Set(
    [...expected.pages.values()].map(({ kind, language }) => `${kind} (${language})`),
  )
  return [...known]
    .filter((kind) => !visited.has(kind))
    .map((kind) => ({
      severity: 'warning',
      problem: `The site has no page of the kind ${kind}.`,
      advice:
        'It is older than the content here. Deploy, or run this on the commit that is deployed.',
    }))
}

/** How many redirects are tried where not all of the site is looked at. */
const someRedirects = 10

const checkFound = async (found: readonly Answer[], expected: Expected, options: WatchOptions) => {
  const [first] = found
  const page = found.find(({ url }) => url.pathname !== '/')
  const none: CheckedLinks = { count: 0, findings: [] }
  const { origin, all } = options
  const asked = {
    origin,
    page: page?.url.pathname ?? '',
    redirected: expected.redirected.slice(0, all ? undefined : someRedirects),
    expected: expected.answers,
  }
  return {
    links: first ? await checkLinks(found, { ...options, headers: expected.headers }) : none,
    others: page ? await checkOtherAddresses(asked, options) : [],
    lead: first
      ? await checkLead(first, origin, { expected: expected.relay, send: options.lead })
      : { said: 'Not sent: no page answered.', findings: [] },
  }
}

/** Looks at everything that visitors, search engines and leads meet. Never throws for what it meets. */
export const watchSite = async (
  expected: Expected,
  options: WatchOptions,
  now: Date,
): Promise<Watched> => {
  const { origin, all } = options
  const encrypted = origin.startsWith('https:')
  const certificate = encrypted ? await readCertificate(new URL(origin)) : undefined
  const listed = await readAddresses(expected, options)
  const pages = pagesToVisit(listed.addresses, expected.pages, all)
  const visits = await fewAtATime(pages, 4, async (page) => ({
    ...page,
    answer: await ask(new URL(page.address, origin), options),
  }))
  const found = visits.flatMap(({ answer }) =>
    answer.kind === 'answer' && answer.status === 200 ? [answer] : [],
  )
  const { links, others, lead } = await checkFound(found, expected, options)
  const files = found.length > 0 ? await checkFiles(origin, expected.headers, options) : []
  const findings = [
    ...(encrypted ? certificateFindings(certificate, now) : []),
    ...listed.findings,
    ...missingKinds(expected, visits),
    ...visits.flatMap(visitFindings(expected)),
    ...others,
    ...files,
    ...links.findings,
    ...lead.findings,
  ]
  return { visits, certificate, links: links.count, lead, findings }
}
