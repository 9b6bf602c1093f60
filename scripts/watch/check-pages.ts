import { floridaDay } from '../../content/schema/day.ts'
import { textHash } from '../../renderer/output/text-hash.ts'
import { type ServerAnswer, said } from './ask.ts'
import type { Findings } from './findings.ts'

/** What to do about a file that is not that of the build. */
export const deployAgain = 'Deploy the whole of dist/client again, and empty the cache of the host.'

const deployHostFiles =
  'Deploy dist/client with its _headers and _redirects, and look for a proxy that changes what the host sends.'

/** Reports offers and claims on a page whose last day is over. */
export const checkExpired = ({ body, url }: ServerAnswer, { broken }: Findings): void => {
  for (const [, day = ''] of body.matchAll(/\sdata-until="([^"]*)"/g))
    if (day < floridaDay())
      broken(
        `The page still has an offer, a claim or a date whose last day was ${day}. Build and deploy again to remove it; if it goes on, change that day in content/business.yaml first.`,
        url.pathname,
      )
}

/** Reports that something should be on the site since a day that was to come when it was built. */
export const checkBegun = (hashes: Record<string, unknown> | undefined, findings: Findings) => {
  const day = hashes?.nextFirstDay
  if (typeof day === 'string' && day <= floridaDay())
    findings.broken(
      `A page, an offer, a claim or the banner begins on ${day}, and is not on the site. Build and deploy again to show it.`,
    )
}

const partsOfHeader = (value: string): string[] =>
  value.split(/[;,]/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])

/** Reports headers that differ from those of the build. */
export const checkHeaders = (
  { url, headers }: ServerAnswer,
  expected: Readonly<Record<string, string>>,
  { broken }: Findings,
): void => {
  for (const [name, value] of Object.entries(expected)) {
    if (url.protocol !== 'https:' && name === 'Strict-Transport-Security') continue
    const [ours, theirs] = [partsOfHeader(value), partsOfHeader(headers.get(name) ?? '')]
    const missing = ours.filter((part) => !theirs.includes(part)).join('; ')
    const added = theirs.filter((part) => !ours.includes(part)).join('; ')
    const wrong = [
      ...(missing ? [` lacks "${missing}"`] : []),
      ...(added ? [` has "${added}", which is not ours`] : []),
    ].join(' and')
    if (wrong) broken(`The header ${name}${wrong}. ${deployHostFiles}`, url.pathname)
  }
}

/** Reports a page that does not answer, or is not the page of the build with this hash. */
export const checkPage = (answer: ServerAnswer, hash: unknown, findings: Findings): void => {
  const { status, failure, body, headers, url } = answer
  const broken = (says: string) => findings.broken(says, url.pathname)
  if (failure) {
    broken(
      `${failure} Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.`,
    )
    return
  }
  if (status !== 200) {
    broken(
      `The server ${said(answer)}. ${deployAgain} If it stays, look at the status page of the host; if it began with a release, roll that back.`,
    )
    return
  }
  const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '')
  if (!isPage || textHash(body) !== hash)
    broken(
      `This is not the page of the build: it is another, is cut off, is not HTML, or its text was changed. Look at it in a browser. ${deployAgain}`,
    )
  checkExpired(answer, findings)
  if (/<meta name="robots" content="[^"]*noindex/.test(body))
    broken(
      'The page asks search engines to leave it out. Build with SITE_ENV=production, and deploy that.',
    )
  if (/noindex/i.test(headers.get('x-robots-tag') ?? ''))
    broken(
      'The host asks search engines to leave the page out, with an X-Robots-Tag header: remove it in its settings.',
    )
}
