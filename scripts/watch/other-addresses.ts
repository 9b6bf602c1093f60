import { sitePaths } from '../../content/model/site-paths.ts'
import { partsOf } from '../report/page-parts.ts'
import { type Answer, type AskOptions, ask, type NoAnswer } from './ask.ts'
import type { Finding } from './finding.ts'

/** An address that is no page, what it should answer, and what to say if it does not. */
type Rule = { from: URL; finding: (answer: Answer) => Finding | undefined }

const hostFiles = 'Deploy the host files of this build; `npm run deploy` says which and where.'

const isRedirect = ({ status }: Answer) => [301, 302, 307, 308].includes(status)

const targetOf = ({ headers, url }: Answer): string =>
  new URL(headers.get('location') ?? '', url).href

/** Whoever comes by an old address finds nothing without its redirect. */
const redirectRule = (from: URL, to: URL): Rule => ({
  from,
  finding: (answer) =>
    isRedirect(answer) && targetOf(answer) === to.href
      ? undefined
      : {
          severity: 'broken',
          problem: `${from.pathname} should lead to ${to.href}; ${said(answer)}.`,
          advice: hostFiles,
        },
})

const said = (answer: Answer): string =>
  isRedirect(answer) ? `it leads to ${targetOf(answer)}` : `it answers ${answer.status}`

/** Another spelling of a page, which should not be a page of its own, nor be gone. */
const spellingRule = (from: URL, to: URL): Rule => ({
  from,
  finding: (answer) =>
    isRedirect(answer) && targetOf(answer) === to.href
      ? undefined
      : {
          severity: isRedirect(answer) ? 'broken' : 'warning',
          problem: `${from.pathname} should lead to ${to.pathname}; ${said(answer)}.`,
          advice: hostFiles,
        },
})

const missingRule = (from: URL): Rule => ({
  from,
  finding: (answer) => {
    if (answer.status === 404 && partsOf(answer.body).title !== '') return undefined
    return {
      severity: 'broken',
      problem:
        answer.status === 404
          ? 'What is not there gets a page of the host in place of ours.'
          : `What is not there answers ${answer.status}, so search engines take it for a page.`,
      advice: `Tell the host to answer ${sitePaths.notFound}.html with the status 404. ${hostFiles}`,
    }
  },
})

const openRule = (from: URL, to: URL): Rule => ({
  from,
  finding: (answer) =>
    isRedirect(answer) && targetOf(answer).startsWith(to.origin)
      ? undefined
      : {
          severity: 'broken',
          problem: `Addresses that begin with http:// are not sent on to https://; ${said(answer)}.`,
          advice: 'Turn on "force HTTPS" in the domain settings of the host.',
        },
})

/** No page will ever be there. */
const missing = '/no-such-page-8c1f'

const rulesOf = (origin: string, page: string, redirects: Iterable<[string, string]>): Rule[] => {
  const url = (path: string) => new URL(path, origin)
  const open = new URL(origin.replace('https:', 'http:'))
  return [
    missingRule(url(missing)),
    spellingRule(url(`${page}/`), url(page)),
    spellingRule(url(`${page}.html`), url(page)),
    ...[...redirects].map(([from, to]) => redirectRule(url(from), url(to))),
    ...(origin.startsWith('https:') && open.port === '' ? [openRule(open, url('/'))] : []),
  ]
}

const findingsOf = (rule: Rule, answer: Answer | NoAnswer): Finding[] =>
  answer.kind === 'answer' ? [rule.finding(answer) ?? []].flat() : []

/**
 * Asks for what is no page: an address without one, other spellings of a page, redirects, and the
 * site without encryption.
 */
export const checkOtherAddresses = async (
  origin: string,
  page: string,
  redirects: Iterable<[string, string]>,
  options: AskOptions,
): Promise<Finding[]> => {
  const findings = []
  for (const rule of rulesOf(origin, page, redirects))
    findings.push(...findingsOf(rule, await ask(rule.from, options)))
  return findings
}
