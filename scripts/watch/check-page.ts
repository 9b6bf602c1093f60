import { textHash } from '../../renderer/output/text-hash.ts'
import { partsOf } from '../report/built-site.ts'
import type { Answer } from './ask.ts'
import { broken, deployAgain, deployHostFiles, type Finding, warning } from './findings.ts'

/** What a page should be like. */
export type ExpectedPage = {
  headers: Readonly<Record<string, string>>
  /** The only phone number of the site, as in `tel:+13055550142`. */
  phone: string
  /** Of its title and text, if the deployed build says it. */
  hash: unknown
}

const statusAdvice = (status: number): string => {
  if (status >= 500)
    return 'Look at the status page of the host and the log of the last deployment. If it began with a release, roll that back.'
  return status >= 400
    ? `The site map names it. ${deployAgain} If it stays, the host does not serve about.html for /about.`
    : `The site map names pages by their final address. ${deployHostFiles}`
}

/** Whether a page asks search engines to leave it out, as those of a preview do. */
export const isHidden = (html: string): boolean =>
  /<meta name="robots" content="[^"]*noindex/.test(html)

/** Why this is not the page that was built for its address. */
const contentProblem = ({ body, headers, url }: Answer, hash: unknown) => {
  const type = headers.get('content-type') ?? 'nothing'
  const { title, canonical } = partsOf(body)
  const path = URL.canParse(canonical) ? new URL(canonical).pathname : 'no address'
  if (!/^text\/html\b/.test(type)) return `The page is served as ${type}, which browsers download.`
  if (title === '')
    return 'The page has no title, so it is not a page of this site, but perhaps of the host.'
  if (path !== url.pathname) return `The server sends the page of ${path} in its place.`
  if (!/<\/html>\s*(<!--|<script\b|$)/.test(body))
    return `The page is cut off after ${body.length.toLocaleString('en-US')} characters.`
  return typeof hash === 'string' && textHash(body) !== hash
    ? 'The text of the page is not that of the build.'
    : undefined
}

function* contentFindings(answer: Answer, { phone, hash }: ExpectedPage): Generator<Finding> {
  const { body, headers } = answer
  const problem = contentProblem(answer, hash)
  const other = partsOf(body).links.find((link) => link.startsWith('tel:') && link !== phone)
  if (other !== undefined)
    yield broken(
      `The page says to call ${other}; the number is ${phone}. If the phone in content/business.yaml is right, deploy again. If a service for tracking calls changes it, mind that people call it.`,
    )
  else if (problem) yield broken(`${problem} Look at it in a browser. ${deployAgain}`)
  if (isHidden(body))
    yield broken(
      `The page asks search engines to leave it out, as in a preview: build without SITE_ENV=preview and deploy that.`,
    )
  if (/noindex/i.test(headers.get('x-robots-tag') ?? ''))
    yield broken(
      `The header X-Robots-Tag asks search engines to leave the page out, which no build does: remove it in the settings of the host, which may take this address for a preview.`,
    )
  if (!headers.has('content-encoding'))
    yield warning(
      `The page is sent uncompressed, four times as large as it need be. Turn compression on at the host. nginx and Caddy send what \`SITE_ENV=production npm run build\` has compressed.`,
    )
}

const partsOfHeader = (value: string): string[] =>
  value.split(/[;,]/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])

/** Where the headers of an answer are not those of the site's policy. */
export const headerFindings = (
  { url, headers }: Answer,
  expected: ExpectedPage['headers'],
): Finding[] =>
  Object.entries(expected).flatMap(([name, value]) => {
    if (url.protocol !== 'https:' && name === 'Strict-Transport-Security') return []
    const [ours, theirs] = [partsOfHeader(value), partsOfHeader(headers.get(name) ?? '')]
    const missing = ours.filter((part) => !theirs.includes(part))
    const added = theirs.filter((part) => !ours.includes(part))
    const problems = [
      ...missing.map((part) => `lacks "${part}"`),
      ...added.map((part) => `has "${part}", which is not ours`),
    ]
    const problem = headers.has(name) ? problems.join(' and ') : 'is missing'
    return problem ? [broken(`The header ${name} ${problem}. ${deployHostFiles}`)] : []
  })

/** What is wrong with a page. One that is not there has nothing more to say. */
export const pageFindings = (answer: Answer, expected: ExpectedPage): Finding[] => {
  const { status, headers, failure } = answer
  if (failure) return [failure]
  const target = headers.get('location')
  const leads = target ? ` and leads to ${target}` : ''
  return status === 200
    ? [...contentFindings(answer, expected), ...headerFindings(answer, expected.headers)]
    : [broken(`The server answers ${status}${leads}. ${statusAdvice(status)}`)]
}
