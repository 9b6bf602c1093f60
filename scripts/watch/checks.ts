import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import type { TLSSocket } from 'node:tls'
import { LinkChecker, LinkState } from 'linkinator'
import { floridaDay } from '../../content/schema/day.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { redirectedTo } from '../../renderer/content/redirects.ts'
import type { Site } from '../../renderer/content/site.ts'
import { cacheControl, headersAt } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { plural } from '../shared/terminal.ts'
import { askAll, type ServerAnswer, userAgent } from './ask.ts'
import type { Report } from './report.ts'

/** A site that is watched: its address, its content, and what it answered. */
export type Watch = {
  origin: string
  site: Site
  /** Looks at all pages and redirects. */
  all: boolean
  /** The list of pages that the site has, with their hashes; undefined if it is missing. */
  hashes: Readonly<Record<string, unknown>> | undefined
  /** The answers to the addresses of pages, and those of them with status 200. */
  answers: readonly ServerAnswer[]
  pages: readonly ServerAnswer[]
  report: Report
}

/** What to do about a file that is not that of the build. */
export const again = 'Deploy the whole of dist/client again, and empty the cache of the host.'

/** Checks for what is over or has begun since the site was built. */
export const watchDays = ({ pages, hashes, report }: Watch): void => {
  const first = hashes?.nextFirstDay
  if (typeof first === 'string' && first <= floridaDay())
    report.broken(
      `A page, an offer, a claim or the banner begins on ${first}, and is not on the site. Build and deploy again to show it.`,
    )
  for (const { body, place } of pages)
    for (const [, day = ''] of body.matchAll(/\sdata-until="([^"]*)"/g))
      if (day < floridaDay())
        report.broken(
          `The page still has an offer, a claim or a date whose last day was ${day}. Build and deploy again to remove it; if it goes on, change that day in content/business.yaml first.`,
          place,
        )
  report.saw(`${plural(pages.length, 'page')} for offers that are over.`)
}

/** Hosts write the parts of a header with other spaces, and in another order. */
const normalized = (header: string): string =>
  header
    .split(/[;,]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .sort()
    .join('; ')

const faultsOfHeaders = ({ place, headers }: ServerAnswer, { origin, site }: Watch) =>
  Object.entries({
    ...headersAt(place, siteFacts(site)),
    'Cache-Control': cacheControl(place),
  }).map(([name, value]) => {
    const given = headers.get(name) ?? ''
    const isMeant = origin.startsWith('https:') || name !== 'Strict-Transport-Security'
    const says = `The header ${name} is "${given}", and should be "${value}". Deploy dist/client with its _headers and _redirects, and look for a proxy that changes what the host sends.`
    return isMeant && normalized(given) !== normalized(value) && says
  })

/** Returns what is broken about a page of the site. */
const faultsOfPage = (answer: ServerAnswer, watch: Watch): (string | false)[] => {
  const { status, said, place, body, headers } = answer
  if (status !== 200)
    return [
      `The server ${said}. Open the page in a browser. If that fails too, look at the status page of the host, the DNS records and the certificate; if it began with a release, roll that back. ${again}`,
    ]
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  return [
    !(isHtml && textHash(body) === watch.hashes?.[place]) &&
      `This is not the page of the build: it is another, is cut off, is not HTML, or its text was changed. Look at it in a browser. ${again}`,
    /<meta name="robots" content="[^"]*noindex/.test(body) &&
      'The page asks search engines to leave it out. Build with SITE_ENV=production, and deploy that.',
    /noindex/i.test(headers.get('x-robots-tag') ?? '') &&
      'The host asks search engines to leave the page out, with an X-Robots-Tag header: remove it in its settings.',
    ...faultsOfHeaders(answer, watch),
  ]
}

/** Checks that the pages are those of the build, with its headers, and may be found. */
export const watchPages = (watch: Watch): void => {
  const { answers, hashes, report } = watch
  if (!hashes) report.broken(`${sitePaths.pageHashes} is missing, the list of pages. ${again}`)
  for (const answer of answers)
    for (const says of faultsOfPage(answer, watch)) if (says) report.broken(says, answer.place)
  report.saw(`${plural(answers.length, 'page')}.`)
}

/** Returns the last day of a server's certificate; undefined if it shows none in 10 seconds. */
const lastDayOf = async (origin: string): Promise<Date | undefined> => {
  // Requests of pages tell why a certificate is not trusted.
  const signal = AbortSignal.timeout(10_000)
  const request = get(origin, { rejectUnauthorized: false, signal })
  try {
    const [{ socket }] = (await once(request, 'response')) as [IncomingMessage]
    return new Date((socket as TLSSocket).getPeerCertificate().valid_to)
  } catch {
    return undefined
  } finally {
    request.destroy()
  }
}

/** Checks that a certificate is there, and will be. Hosts renew it a month before it expires. */
export const watchCertificate = async ({
  origin,
  report,
}: Pick<Watch, 'origin' | 'report'>): Promise<void> => {
  if (origin.startsWith('http:')) return report.saw('No certificate: http://.')
  const last = await lastDayOf(origin)
  const until = `valid until ${last?.toISOString().slice(0, 10)}`
  const remedy = 'Look at HTTPS in the domain settings of the host.'
  if (!last) report.broken(`The server shows no certificate. ${remedy}`)
  else if (last.getTime() - Date.now() < 14 * 86_400_000)
    report.broken(`The certificate is ${until}, and is not renewed. ${remedy}`)
  else report.saw(`The certificate, ${until}.`)
}

/** Checks where redirects lead, and that an address which will never exist is missing. */
export const watchRedirects = async ({ origin, all, site, report }: Watch): Promise<void> => {
  const redirects = [...site.redirects.keys()].slice(0, all ? Infinity : 10)
  const asked = ['/no-such-page-8c1f', ...redirects]
  for (const [index, answer] of (await askAll(asked, origin)).entries()) {
    const { place, status, headers, said } = answer
    const to = redirectedTo(site.redirects, asked[index] ?? '')
    const expected = to === undefined ? 'answer 404' : `answer 301 and lead to ${to}`
    // Hosts write the address of a page with or without that of the site.
    const isThere = to && [to, new URL(to, origin).href].includes(headers.get('location') ?? '')
    const isRight = to === undefined ? status === 404 : status === 301 && isThere
    if (!isRight) report.broken(`${place} should ${expected}; the server ${said}. ${again}`)
  }
}

/** Files that no page links to, but that search engines and visitors depend on. */
const files = [sitePaths.serviceWorker, sitePaths.offlineSwitch, sitePaths.siteMap]

/** Checks every address that the pages link to or load, with its anchors. */
export const watchLinks = async ({ origin, pages, report }: Watch): Promise<void> => {
  const paths = [...pages.map(({ place }) => place), ...files]
  const { links } = await new LinkChecker().check({
    path: paths.map((path) => new URL(path, origin).href),
    linksToSkip: async (link) => new URL(link).origin !== origin,
    ...{ checkFragments: true, checkCss: true, concurrency: 4, timeout: 15_000, userAgent },
    ...{ retryErrors: true, retryErrorsCount: 1, retryErrorsJitter: 500 },
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
