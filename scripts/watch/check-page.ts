import { floridaDay } from '../../content/schema/day.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import { partsOf } from '../report/built-site.ts'
import { type Answer, said } from './ask.ts'
import { broken, deployAgain, deployHostFiles, type Finding, warning } from './findings.ts'

/** What a page should be like. */
export type ExpectedPage = {
  headers: Readonly<Record<string, string>>
  /** The only phone number of the site, as in `tel:+13055550142`. */
  phone: string
  /** Of its title and text, if the deployed build says it. */
  hash: unknown
}

/** Whether a page asks search engines to leave it out, as those of a preview do. */
export const isHidden = (html: string): boolean =>
  /<meta name="robots" content="[^"]*noindex/.test(html)

/** The offers and claims that a page still has, and whose last day is over. */
export const expiredFindings = ({ body }: Answer): Finding[] =>
  [...body.matchAll(/\sdata-until="([^"]*)"/g)].flatMap(([, day = '']) =>
    day < floridaDay()
      ? broken(
          `The page still has an offer or claim whose last day was ${day}. Build and deploy again, which leaves it out; if it goes on, change its \`validUntil\` in content/business.yaml first.`,
        )
      : [],
  )

/** Whether this is the page that was built for its address, whole and unchanged. */
const isPageOf = ({ body, headers, url }: Answer, hash: unknown): boolean => {
  const { title, canonical } = partsOf(body)
  return (
    /^text\/html\b/.test(headers.get('content-type') ?? '') &&
    title !== '' &&
    URL.canParse(canonical) &&
    new URL(canonical).pathname === url.pathname &&
    /<\/html>\s*(<!--|<script\b|$)/.test(body) &&
    (typeof hash !== 'string' || textHash(body) === hash)
  )
}

function* contentFindings(answer: Answer, { phone, hash }: ExpectedPage): Generator<Finding> {
  const { body, headers } = answer
  const other = partsOf(body).links.find((link) => link.startsWith('tel:') && link !== phone)
  if (other !== undefined)
    yield broken(
      `The page says to call ${other}; the number is ${phone}. If the phone in content/business.yaml is right, deploy again. If a service for tracking calls changes it, mind that people call it.`,
    )
  else if (!isPageOf(answer, hash))
    yield broken(
      `This is not the page of the build: it is another, is cut off, is no HTML, or its text was changed. Look at it in a browser. ${deployAgain}`,
    )
  yield* expiredFindings(answer)
  if (isHidden(body) || /noindex/i.test(headers.get('x-robots-tag') ?? ''))
    yield broken(
      'The page asks search engines to leave it out, as in a preview. Build without SITE_ENV=preview and deploy that; a header X-Robots-Tag is of the host, so remove it in its settings.',
    )
  if (!headers.has('content-encoding'))
    yield warning(
      'The page is sent uncompressed, four times as large as it need be. Turn compression on at the host. nginx and Caddy send what `SITE_ENV=production npm run build` has compressed.',
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
    const lacks = missing.length > 0 ? ` lacks "${missing.join('; ')}"` : ''
    const has = added.length > 0 ? ` has "${added.join('; ')}", which is not ours` : ''
    return lacks || has
      ? [broken(`The header ${name}${lacks}${lacks && has && ' and'}${has}. ${deployHostFiles}`)]
      : []
  })

/** What is wrong with a page. One that is not there has nothing more to say. */
export const pageFindings = (answer: Answer, expected: ExpectedPage): Finding[] => {
  const { status, failure } = answer
  const advice =
    status >= 500
      ? 'Look at the status page of the host and the log of the last deployment. If it began with a release, roll that back.'
      : `The site map names it. ${deployAgain} If it stays, look at the rules of the host for /about and about.html.`
  if (failure)
    return [
      broken(
        `${failure} Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.`,
      ),
    ]
  return status === 200
    ? [...contentFindings(answer, expected), ...headerFindings(answer, expected.headers)]
    : [broken(`The server ${said(answer)}. ${advice}`)]
}
