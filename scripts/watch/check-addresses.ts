import { sitePaths } from '../../content/schema/site-paths.ts'
import { partsOf } from '../report/page-parts.ts'
import { type Answer, ask } from './ask.ts'
import { headerFindings } from './check-page.ts'
import { at, broken, type Finding, warning } from './finding.ts'

/** What the site should answer to an address: a page, nothing, or another address. */
export type ExpectedAnswer = (path: string) => { status: 200 | 404 } | { location: string }

/** The headers that an address should be answered with. */
export type ExpectedHeaders = (path: string) => Readonly<Record<string, string>>

const deployAgain = 'deploy the whole of dist/client again.'

/** Files that no page links to, and the harm where one is not there. */
const files: readonly [path: string, advice: string][] = [
  [
    sitePaths.serviceWorker,
    `Visitors without a connection keep seeing an old release, or nothing: ${deployAgain}`,
  ],
  [sitePaths.offlineSwitch, `Nothing can turn the service worker off: ${deployAgain}`],
  [sitePaths.robots, `Search engines look for it first: ${deployAgain}`],
]

const keepsAllAway = ({ url, body }: Answer): boolean =>
  url.pathname === sitePaths.robots &&
  /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im.test(body)

const fileFindings = (answer: Answer, advice: string, headers: ExpectedHeaders): Finding[] => {
  const { status, failure = broken(`The server answers ${status}.`, advice) } = answer
  if (status !== 200) return [failure]
  return keepsAllAway(answer)
    ? [
        broken(
          'It keeps every search engine away.',
          `The build writes none of the kind, so the host has put its own in place of it: ${deployAgain}`,
        ),
      ]
    : headerFindings(answer, headers(answer.url.pathname))
}

/** Checks the files that no page links to, and on which search engines and visitors depend. */
export const checkFiles = async (origin: string, headers: ExpectedHeaders): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const [path, advice] of files) {
    const answer = await ask(new URL(path, origin))
    findings.push(...at(path, fileFindings(answer, advice, headers)))
  }
  return findings
}

const hostFiles = 'Deploy the host files of this build; `npm run deploy` says which and where.'

/** Where an answer redirects to. */
const targetOf = ({ status, headers, url }: Answer): string | undefined => {
  const target = [301, 302, 307, 308].includes(status) ? headers.get('location') : undefined
  return target ? new URL(target, url).href : undefined
}

const said = (answer: Answer): string => {
  const target = targetOf(answer)
  return target === undefined ? `it answers ${answer.status}` : `it leads to ${target}`
}

/**
 * An old address without its redirect leads visitors nowhere. Another spelling of a page that shows
 * the page or nothing does little harm, and some hosts can do no better.
 */
const redirectFinding = (answer: Answer, to: URL, mayFail: boolean): Finding | undefined => {
  if (targetOf(answer) === to.href) return undefined
  const problem = `${answer.url.pathname} should lead to ${to.href}; ${said(answer)}.`
  const isHarmless = mayFail && targetOf(answer) === undefined
  return isHarmless ? warning(problem, hostFiles) : broken(problem, hostFiles)
}

const missingFinding = ({ status, body, url }: Answer): Finding | undefined => {
  if (status === 404 && partsOf(body).title !== '') return undefined
  return broken(
    status === 404
      ? 'What is not there gets a page of the host in place of ours.'
      : `What is not there, such as ${url.pathname}, answers ${status}: search engines take it for a page.`,
    `Tell the host to answer ${sitePaths.notFound}.html with the status 404. ${hostFiles}`,
  )
}

const openFinding = (answer: Answer, origin: string): Finding | undefined =>
  targetOf(answer)?.startsWith(origin)
    ? undefined
    : broken(
        `Addresses that begin with http:// are not sent on to https://; ${said(answer)}.`,
        'Turn on "force HTTPS" in the domain settings of the host.',
      )

/** No page will ever be there. */
const missing = '/no-such-page-8c1f'

type Addresses = {
  origin: string
  /** The address of a page, which is asked for in other spellings. */
  page: string
  redirected: readonly string[]
  answers: ExpectedAnswer
}

/**
 * Asks for what is no page: an address without one, other spellings of a page, redirects, and the
 * site without encryption. What does not answer says nothing here: the pages have said it.
 */
export const checkAddresses = async (addresses: Addresses): Promise<Finding[]> => {
  const { origin, page, redirected, answers } = addresses
  const findings: (Finding | undefined)[] = []
  for (const path of [missing, `${page}/`, `${page}.html`, ...redirected]) {
    const answer = await ask(new URL(path, origin))
    if (answer.failure) continue
    const wanted = answers(path)
    findings.push(
      'location' in wanted
        ? redirectFinding(answer, new URL(wanted.location, origin), path.startsWith(page))
        : missingFinding(answer),
    )
  }
  if (/^https:\/\/[^:]+$/.test(origin)) {
    const answer = await ask(new URL('/', origin.replace('https:', 'http:')))
    if (!answer.failure) findings.push(openFinding(answer, origin))
  }
  return findings.flatMap((finding) => finding ?? [])
}
