import { LinkChecker, LinkState } from 'linkinator'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { plural } from '../shared/wording.ts'
import { askAll, type ServerAnswer, said, targetOf, userAgent } from './ask.ts'
import { deployAgain } from './check-pages.ts'
import type { Watch } from './expected.ts'

/** Files that no page links to, but that search engines and visitors depend on. */
const files = [sitePaths.serviceWorker, sitePaths.offlineSwitch, sitePaths.siteMap]

/** Checks every address of the site that these pages link to or load, with its anchors. */
export const checkSiteLinks = async (
  pages: readonly ServerAnswer[],
  { origin, findings }: Watch,
): Promise<void> => {
  const starts = [...pages.map(({ url }) => url.href), ...files.map((file) => origin + file)]
  const { links } = await new LinkChecker().check({
    path: starts,
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
    const path = url.replace(origin, '')
    findings.broken(
      `${path} is asked for, and the server ${answer}. If it is in dist/client, deploy again; if not, correct the link on these pages.`,
      parent && new URL(parent).pathname,
    )
  }
  findings.saw(
    `${plural(new Set(ours.map(({ url }) => url)).size, 'address', 'addresses')} that the pages link to or load.`,
  )
}

/** No page will ever have this address. */
const missing = '/no-such-page-8c1f'

const keepsAllAway = /^user-agent:\s*\*\s*\n(?:(?!user-agent:).*\n)*?disallow:\s*\/\s*$/im

/** Checks a missing page, redirects, the site without encryption, and robots.txt. */
export const checkHost = async (watch: Watch): Promise<void> => {
  const { origin, all, expected, findings } = watch
  const plain: [string, string][] = origin.startsWith('https:')
    ? [[origin.replace('https:', 'http:'), '/']]
    : []
  const redirects = [...plain, ...[...expected.redirects].slice(0, all ? Infinity : 10)]
  const paths = [missing, sitePaths.robots, ...redirects.map(([from]) => from)]
  const [gone, robots, ...answers] = await askAll(paths, origin)
  if (gone && !gone.failure && gone.status !== 404)
    findings.broken(
      `A missing address, such as ${missing}, ${said(gone)} in place of 404. ${deployAgain}`,
    )
  if (robots && keepsAllAway.test(robots.body))
    findings.broken(`robots.txt keeps every search engine away. ${deployAgain}`)
  for (const [index, answer] of answers.entries()) {
    const to = new URL(redirects[index]?.[1] ?? '', origin).href
    if (!answer.failure && targetOf(answer) !== to)
      findings.broken(`${answer.url.href} should lead to ${to}; it ${said(answer)}. ${deployAgain}`)
  }
}
