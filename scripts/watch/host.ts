import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { LinkChecker, LinkState } from 'linkinator'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { plural } from '../shared/terminal.ts'
import { askAll, type ServerAnswer, said, targetOf, userAgent } from './ask.ts'
import type { Watch } from './expected.ts'
import { deployAgain, type Findings } from './findings.ts'

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
export const checkRedirects = async ({ origin, all, expected, findings }: Watch): Promise<void> => {
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
