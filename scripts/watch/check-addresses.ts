import { decodeHTML } from 'entities/decode'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { partsOf } from '../report/built-site.ts'
import { type Answer, askAll, said, targetOf } from './ask.ts'
import { headerFindings } from './check-page.ts'
import { at, broken, type Finding, warning } from './findings.ts'

/** What the site at an origin should answer. */
export type WatchedSite = {
  origin: string
  /** Where each address is redirected to. */
  redirects: ReadonlyMap<string, string>
  headers: (path: string) => Readonly<Record<string, string>>
}

/** No page will ever be there. */
const missing = '/no-such-page-8c1f'

/** Asks for what is no page: an address without one, redirects, and the site without encryption. */
export const checkAddresses = async ({ origin, redirects }: WatchedSite): Promise<Finding[]> => {
  const open = /^https:\/\/[^:]+$/.test(origin) ? [[origin.replace('s:', ':'), '/'] as const] : []
  const expected = [...open, ...redirects].map(
    ([from, to]) => [new URL(from, origin), new URL(to, origin).href] as const,
  )
  const [gone, ...answers] = await askAll([
    new URL(missing, origin),
    ...expected.map(([from]) => from),
  ])
  const wrong = answers.flatMap((answer, index) => {
    const [from, to] = expected[index] ?? []
    return answer.failure || targetOf(answer) === to
      ? []
      : broken('redirect', { from: `${from?.href}`, to: `${to}`, said: said(answer) })
  })
  const isOurs = gone?.status === 404 && partsOf(gone.body).title !== ''
  if (!gone || gone.failure || isOurs) return wrong
  const file = `${sitePaths.notFound}.html`
  return [broken('noNotFoundPage', { path: missing, said: said(gone), file }), ...wrong]
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

/** Files that no page links to, and on which search engines and visitors depend. */
const files = [sitePaths.serviceWorker, sitePaths.offlineSwitch, sitePaths.robots]

const keepsAllAway = /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im

const linkFindings = (answer: Answer): Finding[] => {
  const { status, body, url } = answer
  const { pathname: path } = url
  const target = targetOf(answer)
  if (target !== undefined) return [warning('redirectedLink', { path, target })]
  if (status >= 400) return [broken('deadLink', { path, status })]
  return path === sitePaths.robots && keepsAllAway.test(body) ? [broken('keepsAllAway')] : []
}

/** Asks for every address of the site that these pages name, and the files that none names. */
export const checkLinks = async (pages: readonly Answer[], { origin, headers }: WatchedSite) => {
  const pagesByLink = new Map(
    files.map((path) => [new URL(path, origin).href, new Set<string>([path])]),
  )
  for (const page of pages)
    for (const href of linksOf(page))
      pagesByLink.set(href, (pagesByLink.get(href) ?? new Set()).add(page.url.pathname))
  for (const { url } of pages) pagesByLink.delete(url.href)
  const answers = await askAll([...pagesByLink.keys()].map((href) => new URL(href)))
  const findings = answers.flatMap((answer) => {
    const { pathname, href } = answer.url
    const found = linkFindings(answer)
    return answer.status === 200
      ? at(pathname, [...found, ...headerFindings(answer, headers(pathname))])
      : [...(pagesByLink.get(href) ?? [])].flatMap((page) => at(page, found))
  })
  return { count: answers.length, findings }
}
