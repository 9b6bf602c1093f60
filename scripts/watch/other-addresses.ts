import { sitePaths } from '../../content/schema/site-paths.ts'
import { partsOf } from '../report/page-parts.ts'
import { type Answer, type AskOptions, ask } from './ask.ts'
import type { Finding } from './finding.ts'

/** What the site should answer to an address: a page, nothing, or another address. */
export type ExpectedAnswer = (path: string) => { status: 200 | 404 } | { location: string }

const hostFiles = 'Deploy the host files of this build; `npm run deploy` says which and where.'

/** Where an answer redirects to. */
const targetOf = ({ status, headers, url }: Answer): string | undefined => {
  const isRedirect = [301, 302, 307, 308].includes(status)
  const target = isRedirect ? headers.get('location') : undefined
  return target ? new URL(target, url).href : undefined
}

const said = (answer: Answer): string => {
  const target = targetOf(answer)
  return target === undefined ? `it answers ${answer.status}` : `it leads to ${target}`
}

/**
 * Whoever comes by an old address finds nothing without its redirect. Another spelling of a page that
 * shows the page or nothing does little harm, and some hosts can do no better.
 */
const redirectFinding = (answer: Answer, to: URL, mayFail: boolean): Finding | undefined =>
  targetOf(answer) === to.href
    ? undefined
    : {
        severity: mayFail && targetOf(answer) === undefined ? 'warning' : 'broken',
        problem: `${answer.url.pathname} should lead to ${to.href}; ${said(answer)}.`,
        advice: hostFiles,
      }

const missingFinding = (answer: Answer): Finding | undefined => {
  const { status, body, url } = answer
  if (status === 404 && partsOf(body).title !== '') return undefined
  return {
    severity: 'broken',
    problem:
      status === 404
        ? 'What is not there gets a page of the host in place of ours.'
        : `What is not there, such as ${url.pathname}, answers ${status}: search engines take it for a page.`,
    advice: `Tell the host to answer ${sitePaths.notFound}.html with the status 404. ${hostFiles}`,
  }
}

const openFinding = (answer: Answer, origin: string): Finding | undefined =>
  targetOf(answer)?.startsWith(origin)
    ? undefined
    : {
        severity: 'broken',
        problem: `Addresses that begin with http:// are not sent on to https://; ${said(answer)}.`,
        advice: 'Turn on "force HTTPS" in the domain settings of the host.',
      }

/** No page will ever be there. */
const missing = '/no-such-page-8c1f'

type Asked = {
  origin: string
  /** The address of a page, which is asked for in other spellings. */
  page: string
  /** Addresses that are redirected. */
  redirected: readonly string[]
  expected: ExpectedAnswer
}

const findingFor = (answer: Answer, { origin, page, expected }: Asked): Finding | undefined => {
  const { pathname } = answer.url
  const wanted = expected(pathname)
  return 'location' in wanted
    ? redirectFinding(answer, new URL(wanted.location, origin), pathname.startsWith(page))
    : missingFinding(answer)
}

/**
 * Asks for what is no page: an address without one, other spellings of a page, redirects, and the
 * site without encryption. What does not answer says nothing here: the pages have said it.
 */
export const checkOtherAddresses = async (
  asked: Asked,
  options: AskOptions,
): Promise<Finding[]> => {
  const { origin, page, redirected } = asked
  const findings: (Finding | undefined)[] = []
  for (const path of [missing, `${page}/`, `${page}.html`, ...redirected]) {
    const answer = await ask(new URL(path, origin), options)
    if (answer.kind === 'answer') findings.push(findingFor(answer, asked))
  }
  if (/^https:\/\/[^:]+$/.test(origin)) {
    const answer = await ask(new URL('/', origin.replace('https:', 'http:')), options)
    if (answer.kind === 'answer') findings.push(openFinding(answer, origin))
  }
  return findings.flatMap((finding) => finding ?? [])
}
