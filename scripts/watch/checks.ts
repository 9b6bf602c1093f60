import { once } from 'node:events'
import { connect } from 'node:tls'
import { LinkChecker, LinkState } from 'linkinator'
import { cacheControl, headersAt, policyHeader } from '../../renderer/output/delivery/headers.ts'
import { siteFacts } from '../../renderer/output/delivery/site.ts'
import { textHash } from '../../renderer/output/rendered-pages.ts'
import { errorMessage, plural } from '../shared/terminal.ts'
import { quoted, type ServerAnswer, userAgent, type Watch } from './report.ts'
import { relayOf } from './test-lead.ts'

/** What to do about a file that is not that of the build. */
export const deployAgain = 'Deploy the whole of dist/client again, and empty the cache of the host.'

/** The pages that a site answered with. */
type WatchedPages = Watch & {
  /** The hashes of their texts by address; empty if their list is missing. */
  hashes: Readonly<Record<string, unknown>>
  answers: readonly ServerAnswer[]
  /** False if their policy may name another relay, which is told already. */
  isRelayRight: boolean
}

/** Hosts write the parts of a header with other spaces, and in other cases. */
const packed = (header: string): string => header.replace(/\s+/g, '').toLowerCase()

/** Returns which headers of a page differ from those of the build. */
const wrongHeaders = ({ place, headers }: ServerAnswer, watch: WatchedPages): string[] =>
  Object.entries({
    ...headersAt(place, siteFacts(watch.content)),
    'Cache-Control': cacheControl(place),
    'Content-Type': 'text/html; charset=utf-8',
  }).flatMap(([name, value]) => {
    const given = headers.get(name) ?? ''
    const isRight =
      packed(given) === packed(value) || (name === policyHeader && !watch.isRelayRight)
    return isRight ? [] : `the header ${name} is ${quoted(given)}, and should be ${quoted(value)}`
  })

/** Returns what is broken about a page that was answered. */
const faultsOf = (page: ServerAnswer, watch: WatchedPages): (string | false)[] => {
  const { place, body, headers } = page
  const hash = textHash(body)
  const wrong = wrongHeaders(page, watch)
  return [
    hash !== (watch.hashes[place] ?? hash) &&
      `This is not the page of the build: it is another, is cut off, or its text was changed. Look at it in a browser. ${deployAgain}`,
    !relayOf(body) && `The page does not say where its forms go. ${deployAgain}`,
    /<meta name="robots" content="[^"]*noindex/.test(body) &&
      'The page asks search engines to leave it out. Build with SITE_ENV=production, and deploy that.',
    /noindex/i.test(headers.get('x-robots-tag') ?? '') &&
      'The host asks search engines to leave the page out, with an X-Robots-Tag header: remove it in its settings.',
    wrong.length > 0 &&
      `Here ${wrong.join('; ')}. Deploy dist/client with its _headers and _redirects, and look for a proxy that changes what the host sends.`,
  ]
}

/** Checks that the pages are those of the build, with its headers, and may be found. */
export const watchPages = (watch: WatchedPages): void => {
  for (const page of watch.answers.filter(({ status }) => status === 200))
    for (const says of faultsOf(page, watch)) if (says) watch.report.broken(says, page.place)
}

/** Checks that a certificate is there, and will be. Hosts renew it a month before it expires. */
export const watchCertificate = async ({ origin, report }: Pick<Watch, 'origin' | 'report'>) => {
  const { protocol, hostname: servername, port } = new URL(origin)
  if (protocol === 'http:') return
  const remedy = 'Look at HTTPS in the domain settings of the host.'
  // Requests of pages tell why a certificate is not trusted.
  const options = { servername, rejectUnauthorized: false }
  const socket = connect(Number(port || 443), servername, options)
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(10_000) })
    const last = new Date(socket.getPeerCertificate().valid_to)
    const until = `The certificate is valid until ${last.toISOString().slice(0, 10)}`
    if (last.getTime() > Date.now() + 14 * 86_400_000) report.saw(`${until}.`)
    else report.broken(`${until}, and is not renewed. ${remedy}`)
  } catch (error) {
    report.broken(`The server shows no certificate: ${errorMessage(error)}. ${remedy}`)
  } finally {
    socket.destroy()
  }
}

/** Checks that the server answers with the pages, and with all that they link to or load. */
export const watchLinks = async ({ origin, answers, report }: WatchedPages): Promise<void> => {
  const { links } = await new LinkChecker().check({
    path: answers.map(({ place }) => origin + place),
    linksToSkip: async (link) => new URL(link).origin !== origin,
    // Addresses have no ending.
    cleanUrls: true,
    redirects: 'error',
    checkFragments: true,
    checkCss: true,
    timeout: 15_000,
    userAgent,
    retryErrors: true,
    retryErrorsCount: 1,
  })
  const ours = links.filter(({ state }) => state !== LinkState.SKIPPED)
  for (const { url, parent, status } of ours.filter(({ state }) => state === LinkState.BROKEN)) {
    const answer = status === 200 ? 'has no such place' : `answers ${status || 'nothing'}`
    report.broken(
      `${quoted(url.replace(origin, ''))} is asked for, and the server ${answer}. Open it in a browser. If it is in dist/client, look at the status page of the host, and deploy again; if not, correct the link on these pages.`,
      parent && new URL(parent).pathname,
    )
  }
  const { size } = new Set(ours.map(({ url }) => url))
  report.saw(`Visited ${plural(answers.length, 'page')} with ${plural(size, 'link')}.`)
}
