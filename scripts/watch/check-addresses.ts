import { decodeHTML } from 'entities/decode'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { partsOf } from '../report/built-site.ts'
import { type Answer, ask, askAll, said, targetOf } from './ask.ts'
import { headerFindings } from './check-page.ts'
import { at, broken, deployAgain, deployHostFiles, type Finding, warning } from './findings.ts'

/** What the site at an origin should answer. */
export type WatchedSite = {
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

/** Checks the files that no page links to, and on which search engines and visitors depend. */
export const checkFiles = async ({ origin, headers }: WatchedSite): Promise<Finding[]> => {
  const answers = await askAll(Object.keys(files).map((path) => new URL(path, origin)))
  return answers.flatMap((answer) => {
    const { url, status, body, failure } = answer
    const { pathname } = url
    const problem =
      status === 200
        ? pathname === sitePaths.robots &&
          keepsAllAway.test(body) &&
          'It keeps every search engine away, because the host has put its own in place of that of the build.'
        : `${failure ?? `The server ${said(answer)}.`} ${files[pathname]}`
    return at(
      pathname,
      problem ? [broken(`${problem} ${deployAgain}`)] : headerFindings(answer, headers(pathname)),
    )
  })
}

/** No page will ever be there. */
const missing = '/no-such-page-8c1f'

function* addressFindings(answer: Answer, page: string, { origin, answers }: WatchedSite) {
  const { url, status, body } = answer
  const wanted = answers(url.pathname + url.search)
  const tell = `Tell the host to answer ${sitePaths.notFound}.html with the status 404. ${deployHostFiles}`
  if ('location' in wanted) {
    const to = new URL(wanted.location, origin).href
    const says = `${url.pathname} should lead to ${to}; it ${said(answer)}. ${deployHostFiles}`
    // Another spelling that shows the page or nothing does little harm; some hosts can do no better.
    const isHarmless = url.pathname.startsWith(page) && targetOf(answer) === undefined
    if (targetOf(answer) !== to) yield isHarmless ? warning(says) : broken(says)
  } else if (status !== 404)
    yield broken(
      `What is not there, such as ${url.pathname}, answers ${status}: search engines take it for a page. ${tell}`,
    )
  else if (partsOf(body).title === '')
    yield broken(`What is not there gets a page of the host in place of ours. ${tell}`)
}

/**
 * Asks for what is no page: an address without one, other spellings of a page, redirects, and the
 * site without encryption. What does not answer says nothing here: the pages have said it.
 * @param page the address of one that is there.
 */
export const checkAddresses = async (page: string, site: WatchedSite): Promise<Finding[]> => {
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
        `Addresses that begin with http:// are not sent on to https://; it ${said(open)}. Turn on "force HTTPS" in the domain settings of the host.`,
      ),
    )
  return findings
}

const loaded =
  /<(?:script|img)\b[^>]*?\ssrc="([^"]+)"|<link\b(?! rel="(?:canonical|alternate)")[^>]*?\shref="([^"]+)"/g

/** Every address of the site that a page leads to or loads. */
const linksOf = ({ url, body }: Answer): string[] => {
  const files = [...body.matchAll(loaded)].map(([, src, href]) => decodeHTML(src ?? href ?? ''))
  return [...partsOf(body).links, ...files].flatMap((link) => {
    if (!URL.canParse(link, url.href)) return []
    const target = new URL(link, url)
    target.hash = ''
    return target.origin === url.origin ? [target.href] : []
  })
}

const linkFindings = (answer: Answer): Finding[] => {
  const { status, url } = answer
  if (targetOf(answer) !== undefined)
    return [
      warning(
        `The link ${url.pathname} is redirected to ${targetOf(answer)}. Let it lead there at once: change it on these pages.`,
      ),
    ]
  return status < 400
    ? []
    : [
        broken(
          `${url.pathname} is linked, and the server answers ${status}. If the file is in dist/client, deploy again; if not, correct the link on these pages.`,
        ),
      ]
}

/** Asks for every address of the site that these pages name. */
export const checkLinks = async (pages: readonly Answer[], { headers }: WatchedSite) => {
  const pagesByLink = new Map<string, Set<string>>()
  for (const page of pages)
    for (const href of linksOf(page))
      pagesByLink.set(href, (pagesByLink.get(href) ?? new Set()).add(page.url.pathname))
  for (const { url } of pages) pagesByLink.delete(url.href)
  const answers = await askAll([...pagesByLink.keys()].map((href) => new URL(href)))
  const findings = answers.flatMap((answer) => {
    const { pathname, href } = answer.url
    if (answer.status === 200) return at(pathname, headerFindings(answer, headers(pathname)))
    const found = linkFindings(answer)
    return [...(pagesByLink.get(href) ?? [])].flatMap((page) => at(page, found))
  })
  return { count: answers.length, findings }
}
