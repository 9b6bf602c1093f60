import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { LinkChecker, LinkState } from 'linkinator'
import { floridaDay } from '../../content/schema/day.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { plural } from '../shared/terminal.ts'
import { askAll, type ServerAnswer, said, targetOf, userAgent } from './ask.ts'
import { deployAgain, type Findings, type Watch } from './expected.ts'

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

/** Returns the last day of a server's certificate; undefined if it shows none in 10 seconds. */
const lastDayOf = async ({ hostname, port }: URL): Promise<Date | undefined> => {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 ? { servername: hostname } : {}),
    // Page requests report why a certificate is not trusted.
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) })
    return new Date(socket.getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** Hosts renew certificates a month before they expire. */
const leastDays = 14

/** Reports a certificate that is missing, has expired, or expires soon. */
export const checkCertificate = async (origin: string, findings: Findings): Promise<void> => {
  if (origin.startsWith('http:')) return findings.saw('No certificate: http://.')
  const lastDay = await lastDayOf(new URL(origin))
  const remedy = 'Look at HTTPS in the domain settings of the host.'
  if (!lastDay) return findings.broken(`The server shows no certificate. ${remedy}`)
  const day = lastDay.toISOString().slice(0, 10)
  findings.saw(`The certificate, valid until ${day}.`)
  if (lastDay.getTime() - Date.now() < leastDays * 86_400_000)
    findings.broken(`The certificate is valid until ${day}, and is not renewed. ${remedy}`)
}

/** No page will ever have this address. */
const missing = '/no-such-page-8c1f'

/** Checks a missing page, redirects, and the site without encryption. */
export const checkLiveRedirects = async ({
  origin,
  all,
  expected,
  findings,
}: Watch): Promise<void> => {
  const plain = origin.replace('https:', 'http:')
  const redirects = [...expected.redirects].slice(0, all ? Infinity : 10)
  const wanted = new Map(plain === origin ? redirects : [[plain, '/'], ...redirects])
  const [gone, ...answers] = await askAll([missing, ...wanted.keys()], origin)
  const broken = (says: string) => findings.broken(`${says}. ${deployAgain}`)
  if (gone && !gone.failure && gone.status !== 404)
    broken(`A missing address, such as ${missing}, ${said(gone)} in place of 404`)
  for (const [index, to] of [...wanted.values()].entries()) {
    const answer = answers[index]
    const { href } = new URL(to, origin)
    if (answer && !answer.failure && targetOf(answer) !== href)
      broken(`${answer.url.href} should lead to ${href}; it ${said(answer)}`)
  }
}

/** Files that no page links to, but that search engines and visitors depend on. */
const files = [sitePaths.serviceWorker, sitePaths.offlineSwitch, sitePaths.siteMap]

/** Checks every address of the site that these pages link to or load, with its anchors. */
export const checkSiteLinks = async (
  pages: readonly ServerAnswer[],
  { origin, findings }: Watch,
): Promise<void> => {
  const { links } = await new LinkChecker().check({
    path: [...pages.map(({ url }) => url.href), ...files.map((file) => origin + file)],
    linksToSkip: async (link) => new URL(link).origin !== origin,
    checkFragments: true,
    checkCss: true,
    concurrency: 4,
    timeout: 15_000,
    retryErrors: true,
    retryErrorsCount: 1,
    retryErrorsJitter: 500,
    userAgent,
  })
  const ours = links.filter(({ state }) => state !== LinkState.SKIPPED)
  for (const { url, parent, status } of ours.filter(({ state }) => state === LinkState.BROKEN)) {
    const answer = status === 200 ? 'has no such place' : `answers ${status || 'nothing'}`
    findings.broken(
      `${url.replace(origin, '')} is asked for, and the server ${answer}. If it is in dist/client, deploy again; if not, correct the link on these pages.`,
      parent && new URL(parent).pathname,
    )
  }
  const { size } = new Set(ours.map(({ url }) => url))
  findings.saw(`${plural(size, 'address', 'addresses')} that the pages link to or load.`)
}
