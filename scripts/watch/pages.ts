import { floridaDay } from '../../content/schema/day.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { type ServerAnswer, said } from './ask.ts'
import { deployAgain, type Findings } from './findings.ts'

/** Reports offers and claims on a page whose last day is over. */
export const checkExpired = ({ body, url }: ServerAnswer, { broken }: Findings): void => {
  for (const [, day = ''] of body.matchAll(/\sdata-until="([^"]*)"/g))
    if (day < floridaDay())
      broken(
        `The page still has an offer, a claim or a date whose last day was ${day}. Build and deploy again to remove it; if it goes on, change that day in content/business.yaml first.`,
        url.pathname,
      )
}

/** Hosts write the parts of a header with other spaces, and in another order. */
const normalized = (header: string | null): string =>
  (header ?? '')
    .split(/[;,]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .sort()
    .join('; ')

/** Reports headers that differ from those of the build. */
export const checkHeaders = (
  { url, headers }: ServerAnswer,
  expected: Readonly<Record<string, string>>,
  { broken }: Findings,
): void => {
  for (const [name, value] of Object.entries(expected)) {
    const isWrong = normalized(headers.get(name)) !== normalized(value)
    if (isWrong && (url.protocol === 'https:' || name !== 'Strict-Transport-Security'))
      broken(
        `The header ${name} is "${headers.get(name) ?? ''}", and should be "${value}". Deploy dist/client with its _headers and _redirects, and look for a proxy that changes what the host sends.`,
        url.pathname,
      )
  }
}

/** Returns what is broken about a page that does not answer, or is not that of the build. */
const faultsOf = (answer: ServerAnswer, hash: unknown): (string | false)[] => {
  const { status, failure, body, headers } = answer
  if (failure)
    return [
      `${failure} Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.`,
    ]
  if (status !== 200)
    return [
      `The server ${said(answer)}. ${deployAgain} If it stays, look at the status page of the host; if it began with a release, roll that back.`,
    ]
  const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '')
  return [
    (!isPage || textHash(body) !== hash) &&
      `This is not the page of the build: it is another, is cut off, is not HTML, or its text was changed. Look at it in a browser. ${deployAgain}`,
    /<meta name="robots" content="[^"]*noindex/.test(body) &&
      'The page asks search engines to leave it out. Build with SITE_ENV=production, and deploy that.',
    /noindex/i.test(headers.get('x-robots-tag') ?? '') &&
      'The host asks search engines to leave the page out, with an X-Robots-Tag header: remove it in its settings.',
  ]
}

/** Reports what is broken about a page of the build with this hash. */
export const checkPage = (answer: ServerAnswer, hash: unknown, findings: Findings): void => {
  for (const says of faultsOf(answer, hash)) if (says) findings.broken(says, answer.url.pathname)
  if (answer.status === 200) checkExpired(answer, findings)
}
