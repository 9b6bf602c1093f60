import { once } from 'node:events'
import { connect } from 'node:tls'
import { LinkChecker, LinkState } from 'linkinator'
import { floridaDay } from '../../content/schema/day.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { Site } from '../../renderer/content/site.ts'
import { cacheControl, headersAt, policyHeader } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { plural } from '../shared/terminal.ts'
import { type Report, type ServerAnswer, userAgent } from './report.ts'

/** A site that is watched: its address, its content, and what it answered. */
export type Watch = {
  origin: string
  site: Site
  /** The list of pages that the site has, with their hashes; undefined if it is missing. */
  hashes: Readonly<Record<string, unknown>> | undefined
  /** The answers to the addresses of pages. */
  answers: readonly ServerAnswer[]
  report: Report
}

/** What to do about a file that is not that of the build. */
export const again = 'Deploy the whole of dist/client again, and empty the cache of the host.'

/** Checks for what is over or has begun since the site was built. */
export const watchDays = ({ answers, hashes, report }: Watch): void => {
  const first = hashes?.nextFirstDay
  if (typeof first === 'string' && first <= floridaDay())
    report.broken(
      `A page, an offer, a claim or the banner begins on ${first}, and is not on the site. Build and deploy again to show it.`,
    )
  for (const { body, place } of answers)
    for (const [, day = ''] of body.matchAll(/\sdata-until="([^"]*)"/g))
      if (day < floridaDay())
        report.broken(
          `The page still has an offer, a claim or a date whose last day was ${day}. Build and deploy again to remove it; if it goes on, change that day in content/business.yaml first.`,
          place,
        )
}

/** Returns whether an answer is a page of the build, or may be one where its list is missing. */
export const isOfBuild = (
  { status, headers, body, place }: ServerAnswer,
  { hashes }: Pick<Watch, 'hashes'>,
): boolean => {
  const isHtml = status === 200 && headers.get('content-type')?.startsWith('text/html')
  return isHtml === true && (!hashes || textHash(body) === hashes[place])
}

/** Hosts write the parts of a header with other spaces, and in another order. */
const normalized = (header: string): string =>
  header
    .split(/[;,]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .sort()
    .join('; ')

/** Returns which headers of a page differ from those of the build. */
const faultOfHeaders = ({ place, headers }: ServerAnswer, watch: Watch, isRelayRight: boolean) => {
  const { origin, site } = watch
  const wanted = { ...headersAt(place, siteFacts(site)), 'Cache-Control': cacheControl(place) }
  const wrong = Object.entries(wanted).flatMap(([name, value]) => {
    const given = headers.get(name) ?? ''
    if (name === 'Strict-Transport-Security' && origin.startsWith('http:')) return []
    // The policy names the relay, and a wrong one is told already.
    if (name === policyHeader && !isRelayRight) return []
    const isRight = normalized(given) === normalized(value)
    return isRight ? [] : `the header ${name} is "${given}", and should be "${value}"`
  })
  return (
    wrong.length > 0 &&
    `Here ${wrong.join('; ')}. Deploy dist/client with its _headers and _redirects, and look for a proxy that changes what the host sends.`
  )
}

/** Returns what is broken about a page of the site. */
const faultsOfPage = (answer: ServerAnswer, watch: Watch, isRelayRight: boolean) => {
  const { status, said, body, headers } = answer
  if (status !== 200)
    return [
      `The server ${said}. Open the page in a browser. If that fails too, look at the status page of the host, the DNS records and the certificate; if it began with a release, roll that back. ${again}`,
    ]
  return [
    !isOfBuild(answer, watch) &&
      `This is not the page of the build: it is another, is cut off, is not HTML, or its text was changed. Look at it in a browser. ${again}`,
    /<meta name="robots" content="[^"]*noindex/.test(body) &&
      'The page asks search engines to leave it out. Build with SITE_ENV=production, and deploy that.',
    /noindex/i.test(headers.get('x-robots-tag') ?? '') &&
      'The host asks search engines to leave the page out, with an X-Robots-Tag header: remove it in its settings.',
    faultOfHeaders(answer, watch, isRelayRight),
  ]
}

/** Checks that the pages are those of the build, with its headers, and may be found. */
export const watchPages = (watch: Watch, isRelayRight: boolean): void => {
  const { answers, hashes, report } = watch
  if (!hashes && answers.some(({ status }) => status > 0))
    report.broken(`${sitePaths.pageHashes} is missing, the list of pages. ${again}`)
  for (const answer of answers)
    for (const says of faultsOfPage(answer, watch, isRelayRight))
      if (says) report.broken(says, answer.place)
}

/** Returns the last day of a server's certificate; undefined if it shows none in 10 seconds. */
const lastDayOf = async (origin: string): Promise<Date | undefined> => {
  const { hostname: host, port } = new URL(origin)
  // Requests of pages tell why a certificate is not trusted.
  const options = { host, port: Number(port || 443), servername: host, rejectUnauthorized: false }
  const socket = connect(options)
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) })
    return new Date(socket.getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

/** Checks that a certificate is there, and will be. Hosts renew it a month before it expires. */
export const watchCertificate = async (origin: string, report: Report): Promise<void> => {
  if (origin.startsWith('http:')) return
  const last = await lastDayOf(origin)
  const until = `valid until ${last?.toISOString().slice(0, 10)}`
  const remedy = 'Look at HTTPS in the domain settings of the host.'
  if (!last) report.broken(`The server shows no certificate. ${remedy}`)
  else if (last.getTime() - Date.now() < 14 * 86_400_000)
    report.broken(`The certificate is ${until}, and is not renewed. ${remedy}`)
  else report.saw(`The certificate, ${until}.`)
}

/** Checks every address that the pages link to or load, with its anchors. */
export const watchLinks = async ({ origin, answers, report }: Watch): Promise<void> => {
  const isThere = ({ status }: ServerAnswer) => status === 200
  const toldAlready = answers.filter((answer) => !isThere(answer)).map(({ place }) => place)
  const { links } = await new LinkChecker().check({
    path: answers.filter(isThere).map(({ place }) => new URL(place, origin).href),
    linksToSkip: async (link) =>
      new URL(link).origin !== origin || toldAlready.includes(new URL(link).pathname),
    checkFragments: true,
    checkCss: true,
    concurrency: 4,
    timeout: 15_000,
    userAgent,
    retryErrors: true,
    retryErrorsCount: 1,
    retryErrorsJitter: 500,
  })
  const ours = links.filter(({ state }) => state !== LinkState.SKIPPED)
  for (const { url, parent, status } of ours.filter(({ state }) => state === LinkState.BROKEN)) {
    const answer = status === 200 ? 'has no such place' : `answers ${status || 'nothing'}`
    report.broken(
      `${url.replace(origin, '')} is asked for, and the server ${answer}. If it is in dist/client, deploy again; if not, correct the link on these pages.`,
      parent && new URL(parent).pathname,
    )
  }
  const { size } = new Set(ours.map(({ url }) => url))
  report.saw(`${plural(size, 'address', 'addresses')} that the pages link to or load.`)
}
