import { decodeHTML } from 'entities/decode'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { partsOf } from '../report/built-site.ts'
import { type Answer, ask, askAll } from './ask.ts'
import { headerFindings } from './check-page.ts'
import { at, broken, deployAgain, deployHostFiles, type Finding, warning } from './findings.ts'

/** What the site at an origin should answer. */
export type Site = {
  origin: string
  /** Addresses that are redirected. */
  redirected: readonly string[]
  /** A page, nothing, or another address. */
  answers: (path: string) => { status: 200 | 404 } | { location: string }
  headers: (path: string) => Readonly<Record<string, string>>
}

/** Files that no page links to, and the harm where one is not there. */
const files: Readonly<Record<string, string>> = {
  [sitePaths.serviceWorker]:
    'Visitors without a connection keep seeing an old release, or nothing.',
  [sitePaths.offlineSwitch]: 'Nothing can turn the service worker off.',
  [sitePaths.robots]: 'Search engines look for it first.',
}

const keepsAllAway = /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im

function* fileFindings(answer: Answer, headers: Site['headers']): Generator<Finding> {
  const { url, status, body, failure } = answer
  if (failure) yield failure
  else if (status !== 200)
    yield broken(`The server answers ${status}. ${files[url.pathname]} ${deployAgain}`)
  else if (url.pathname === sitePaths.robots && keepsAllAway.test(body))
    yield broken(
      `It keeps every search engine away, because the host has put its own in place of that of the build. ${deployAgain}`,
    )
  else yield* headerFindings(answer, headers(url.pathname))
}

/** Checks the files that no page links to, and on which search engines and visitors depend. */
export const checkFiles = async ({ origin, headers }: Site): Promise<Finding[]> => {
  const answers = await askAll(Object.keys(files).map((path) => new URL(path, origin)))
  return answers.flatMap((answer) => at(answer.url.pathname, fileFindings(answer, headers)))
}

/** Where an answer redirects to. */
const targetOf = ({ status, headers, url }: Answer): string | undefined => {
  const target = [301, 302, 307, 308].includes(status) ? headers.get('location') : undefined
  return target ? new URL(target, url).href : undefined
}

const said = (answer: Answer): string => {
  const target = targetOf(answer)
  return target === undefined ? `it answers ${answer.status}` : `it leads to ${target}`
}

/** No page will ever be there. */
const missing = '/no-such-page-8c1f'

function* addressFindings(answer: Answer, page: string, { origin, answers }: Site) {
  const { url, status, body } = answer
  const wanted = answers(url.pathname + url.search)
  if ('location' in wanted) {
    const target = targetOf(answer)
    const to = new URL(wanted.location, origin).href
    const says = `${url.pathname} should lead to ${to}; ${said(answer)}. ${deployHostFiles}`
    // Another spelling that shows the page or nothing does little harm; some hosts can do no better.
    const isHarmless = url.pathname.startsWith(page) && target === undefined
    if (target !== to) yield isHarmless ? warning(says) : broken(says)
  } else if (status !== 404)
    yield broken(
      `What is not there, such as ${url.pathname}, answers ${status}: search engines take it for a page. Tell the host to answer ${sitePaths.notFound}.html with the status 404. ${deployHostFiles}`,
    )
  else if (partsOf(body).title === '')
    yield broken(
      `What is not there gets a page of the host in place of ours. Tell the host to answer ${sitePaths.notFound}.html. ${deployHostFiles}`,
    )
}

/**
 * Asks for what is no page: an address without one, other spellings of a page, redirects, and the
 * site without encryption. What does not answer says nothing here: the pages have said it.
 * @param page the address of one that is there.
 */
export const checkAddresses = async (page: string, site: Site): Promise<Finding[]> => {
  const { origin, redirected } = site
  const paths = [missing, `${page}/`, `${page}.html`, ...redirected]
  const answers = await askAll(paths.map((path) => new URL(path, origin)))
  const findings = answers.flatMap((answer) =>
    answer.failure ? [] : [...addressFindings(answer, page, site)],
  )
  if (!/^https:\/\/[^:]+$/.test(origin)) return findings
  const open = await ask(new URL('/', origin.replace('https:', 'http:')))
  if (!open.failure && !targetOf(open)?.startsWith(origin))
    findings.push(
      broken(
        `Addresses that begin with http:// are not sent on to https://; ${said(open)}. Turn on "force HTTPS" in the domain settings of the host.`,
      ),
    )
  return findings
}

const loaded =
  /<(?:script|img)\b[^>]*?\ssrc="([^"]+)"|<link\b(?! rel="(?:canonical|alternate)")[^>]*?\shref="([^"]+)"/g

/** Every address that a page leads to or loads, of pages and files that servers can be asked for. */
const linksOf = ({ url, body }: Answer): string[] => {
  const files = [...body.matchAll(loaded)].map(([, src, href]) => decodeHTML(src ?? href ?? ''))
  return [...partsOf(body).links, ...files].flatMap((link) => {
    if (!URL.canParse(link, url.href)) return []
    const target = new URL(link, url)
    target.hash = ''
    return /^https?:$/.test(target.protocol) ? [target.href] : []
  })
}

/** Statuses of servers that are there, and refuse whatever is not a browser. */
const refusesPrograms: ReadonlySet<number> = new Set([401, 403, 405, 406, 429, 503, 999])

function* linkFindings(answer: Answer, isOwn: boolean): Generator<Finding> {
  const { status, url, failure } = answer
  if (!isOwn && (failure || (status >= 400 && !refusesPrograms.has(status))))
    yield warning(
      `${url.href}: ${failure?.says ?? `The server answers ${status}. If it is gone, link to another source.`}`,
    )
  else if (isOwn && status >= 400)
    yield broken(
      `${url.pathname} is linked, and the server answers ${status}. If the file is in dist/client, deploy again; if not, correct the link on these pages.`,
    )
  else if (isOwn && status >= 300)
    yield warning(
      `The link ${url.pathname} is redirected to ${targetOf(answer)}. Let it lead there at once: change it on these pages.`,
    )
}

/** Asks for every address that these pages name; for those of other sites if `external`. */
export const checkLinks = async (
  pages: readonly Answer[],
  external: boolean,
  { origin, headers }: Site,
): Promise<{ count: number; findings: Finding[] }> => {
  const pagesByLink = new Map<string, Set<string>>()
  for (const page of pages)
    for (const href of linksOf(page))
      pagesByLink.set(href, (pagesByLink.get(href) ?? new Set()).add(page.url.pathname))
  for (const { url } of pages) pagesByLink.delete(url.href)
  const asked = [...pagesByLink.keys()]
    .map((href) => new URL(href))
    .filter((url) => external || url.origin === origin)
  const findings = (await askAll(asked)).flatMap((answer) => {
    const { origin: host, pathname, href } = answer.url
    if (host === origin && answer.status === 200)
      return at(pathname, headerFindings(answer, headers(pathname)))
    const found = [...linkFindings(answer, host === origin)]
    return [...(pagesByLink.get(href) ?? [])].flatMap((page) => at(page, found))
  })
  return { count: asked.length, findings }
}
