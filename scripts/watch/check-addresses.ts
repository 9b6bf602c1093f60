import { decodeHTML } from 'entities/decode'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { plural } from '../shared/wording.ts'
import { type Answer, askAll, said, targetOf } from './ask.ts'
import { checkHeaders, type ExpectedHeaders } from './check-page.ts'
import type { Watch } from './expected.ts'
import { partsOf } from './page-parts.ts'

/** No page will ever have this address. */
const missing = '/no-such-page-8c1f'

/** Checks addresses other than pages: a missing one, redirects, and the site without encryption. */
export const checkAddresses = async ({
  origin,
  all,
  expected: { redirects },
  findings: { broken },
}: Watch): Promise<void> => {
  const open = /^https:\/\/[^:]+$/.test(origin) ? [[origin.replace('s:', ':'), '/'] as const] : []
  const leading = [...open, ...[...redirects].slice(0, all ? Infinity : 10)]
  const [gone, ...answers] = await askAll(
    [missing, ...leading.map(([from]) => from)].map((path) => new URL(path, origin)),
  )
  const isOurs = gone?.status === 404 && partsOf(gone.body).title !== ''
  const file = `${sitePaths.notFound}.html`
  if (gone && !gone.failure && !isOurs)
    broken('noNotFoundPage', { path: missing, said: said(gone), file })
  for (const [index, answer] of answers.entries()) {
    const to = new URL(leading[index]?.[1] ?? '', origin).href
    if (!answer.failure && targetOf(answer) !== to)
      broken('redirect', { from: answer.url.href, to, said: said(answer) })
  }
}

const loaded =
  /<(?:script|img)\b[^>]*?\ssrc="([^"]+)"|<link\b(?! rel="(?:canonical|alternate)")[^>]*?\shref="([^"]+)"/g

/** Returns every address of the site that a page links to or loads. */
const linksOf = ({ url, body }: Answer): string[] => {
  const files = [...body.matchAll(loaded)].map(([, src, href]) => decodeHTML(src ?? href ?? ''))
  return [...partsOf(body).links, ...files].flatMap((link) => {
    if (!URL.canParse(link, url.href)) return []
    const target = new URL(link, url)
    target.hash = ''
    return target.origin === url.origin ? [target.href] : []
  })
}

/** Files that no page links to, but that search engines and visitors depend on. */
const files = [sitePaths.serviceWorker, sitePaths.offlineSwitch, sitePaths.robots]

const keepsAllAway = /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im

/** Checks every address of the site that these pages name, and the files that none names. */
export const checkLinks = async (
  pages: readonly Answer[],
  { origin, findings }: Watch,
  headers: ExpectedHeaders,
): Promise<void> => {
  const pagesByLink = new Map(
    files.map((path) => [new URL(path, origin).href, new Set<string>([path])]),
  )
  for (const page of pages)
    for (const href of linksOf(page))
      pagesByLink.set(href, (pagesByLink.get(href) ?? new Set()).add(page.url.pathname))
  for (const { url } of pages) pagesByLink.delete(url.href)
  const answers = await askAll([...pagesByLink.keys()].map((href) => new URL(href)))
  for (const answer of answers) {
    const { status, body, url } = answer
    const { pathname: path } = url
    const target = targetOf(answer)
    for (const page of pagesByLink.get(url.href) ?? []) {
      const { broken, warn } = findings.at(page)
      if (target !== undefined) warn('redirectedLink', { path, target })
      else if (status >= 400) broken('deadLink', { path, status })
    }
    if (status === 200) checkHeaders(answer, headers, findings)
    if (path === sitePaths.robots && keepsAllAway.test(body))
      findings.at(path).broken('keepsAllAway')
  }
  findings.saw(`${plural(answers.length, 'address', 'addresses')} that the pages link to or load.`)
}
