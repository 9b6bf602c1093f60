import { decodeHTML } from 'entities/decode'
import { partsOf } from '../report/page-parts.ts'
import { type Answer, ask, mapConcurrently, type NoAnswer } from './ask.ts'
import type { ExpectedHeaders } from './check-addresses.ts'
import { headerFindings } from './check-page.ts'
import { at, broken, type Finding, warning } from './finding.ts'

const files =
  /<(?:script|img)\b[^>]*?\ssrc="([^"]+)"|<link\b(?! rel="(?:canonical|alternate)")[^>]*?\shref="([^"]+)"/g

/** Every address that a page leads to or loads, of pages and files that servers can be asked for. */
const linksOf = ({ url, body }: Answer): string[] => {
  const loaded = [...body.matchAll(files)].map(([, src, href]) => decodeHTML(src ?? href ?? ''))
  return [...partsOf(body).links, ...loaded].flatMap((link) => {
    if (!URL.canParse(link, url.href)) return []
    const target = new URL(link, url)
    target.hash = ''
    return /^https?:$/.test(target.protocol) ? [target.href] : []
  })
}

/** Statuses of servers that are there, and refuse whatever is not a browser. */
const refusesPrograms = new Set([401, 403, 405, 406, 429, 503, 999])

const ownFindings = (answer: Answer, pages: string, headers: ExpectedHeaders): Finding[] => {
  const { status, url } = answer
  if (status === 200) return at(url.pathname, headerFindings(answer, headers(url.pathname)))
  if (status >= 300 && status < 400)
    return [
      warning(
        `The link ${url.pathname} is redirected to ${answer.headers.get('location') ?? 'nowhere'}.`,
        `Let it lead there at once: change it on ${pages}.`,
      ),
    ]
  return [
    broken(
      `${url.pathname} is linked, and the server answers ${status}.`,
      `If the file is in dist/client, deploy again; if not, correct the link on ${pages}.`,
    ),
  ]
}

const externalFindings = (answer: Answer | NoAnswer, pages: string): Finding[] => {
  if (answer.kind === 'answer' && (answer.status < 400 || refusesPrograms.has(answer.status)))
    return []
  const said =
    answer.kind === 'answer' ? `answers ${answer.status}` : `does not answer: ${answer.reason}`
  return [
    warning(
      `${answer.url.href} ${said}.`,
      `Open it in a browser. If it is gone, link to another source on ${pages}.`,
    ),
  ]
}

const askForFile = async (url: URL) => {
  const answer = await ask(url, { method: 'HEAD' })
  const isRefused = answer.kind === 'no answer' || [403, 404, 405, 501].includes(answer.status)
  return isRefused ? ask(url) : answer
}

const pagesNamed = (pages: ReadonlySet<string>): string => {
  const rest = pages.size > 3 ? ` and ${pages.size - 3} more pages` : ''
  return `${[...pages].slice(0, 3).join(', ')}${rest}`
}

/** The addresses that pages name, other than the pages themselves, and which pages name each. */
const addressesNamed = (answers: readonly Answer[]): Map<string, Set<string>> => {
  const visited = new Set(answers.map(({ url }) => url.href))
  const named = new Map<string, Set<string>>()
  for (const answer of answers)
    for (const href of linksOf(answer))
      if (!visited.has(href))
        named.set(href, (named.get(href) ?? new Set()).add(answer.url.pathname))
  return named
}

type LinkOptions = { origin: string; external: boolean; headers: ExpectedHeaders }

/** Asks for every address that these pages name once, but for the pages themselves. */
export const checkLinks = async (
  answers: readonly Answer[],
  { origin, external, headers }: LinkOptions,
): Promise<{ count: number; findings: Finding[] }> => {
  const named = [...addressesNamed(answers)].filter(
    ([href]) => external || new URL(href).origin === origin,
  )
  // Other people's servers owe us nothing: no more than four at a time.
  const findings = await mapConcurrently(named, 4, async ([href, pages]) => {
    const answer = await askForFile(new URL(href))
    if (answer.url.origin !== origin) return externalFindings(answer, pagesNamed(pages))
    return answer.kind === 'answer' ? ownFindings(answer, pagesNamed(pages), headers) : []
  })
  return { count: named.length, findings: findings.flat() }
}
