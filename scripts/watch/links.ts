import { decodeHTML } from 'entities/decode'
import { partsOf } from '../report/page-parts.ts'
import { type Answer, type AskOptions, ask, fewAtATime, type NoAnswer } from './ask.ts'
import { type ExpectedHeaders, headerFindings } from './check-headers.ts'
import type { Finding } from './finding.ts'

/** A link or file that a page names, and the page. */
type Link = { page: URL; target: URL }

const files =
  /<(?:script|img)\b[^>]*?\ssrc="([^"]+)"|<link\b(?! rel="(?:canonical|alternate)")[^>]*?\shref="([^"]+)"/g

/** Every address that a page leads to or loads, of pages and files that servers can be asked for. */
const linksOf = ({ url, body }: Answer): Link[] => {
  const { links } = partsOf(body)
  const loaded = [...body.matchAll(files)].map(([, src, href]) => decodeHTML(src ?? href ?? ''))
  return [...new Set([...links, ...loaded])].flatMap((link) => {
    const target = URL.canParse(link, url.href) ? new URL(link, url) : undefined
    return target && /^https?:$/.test(target.protocol) ? [{ page: url, target }] : []
  })
}

/** Answers of servers that are there, and refuse whatever is not a browser. */
const refusesPrograms = new Set([401, 403, 405, 406, 429, 503, 999])

const internalFinding = (answer: Answer | NoAnswer, pages: string): Finding | undefined => {
  if (answer.kind === 'no answer') return undefined
  const { status, headers, url } = answer
  if (status === 200) return undefined
  if (status >= 300 && status < 400)
    return {
      severity: 'warning',
      problem: `The link ${url.pathname} is redirected to ${headers.get('location') ?? 'nowhere'}.`,
      advice: `Let it lead there at once: change it on ${pages}.`,
    }
  return {
    severity: 'broken',
    problem: `${url.pathname} is linked, and the server answers ${status}.`,
    advice: `If the file is in dist/client, deploy again; if not, correct the link on ${pages}.`,
  }
}

const externalFinding = (answer: Answer | NoAnswer, pages: string): Finding | undefined => {
  const advice = `Open it in a browser. If it is gone, link to another source on ${pages}.`
  if (answer.kind === 'no answer')
    return {
      severity: 'warning',
      problem: `${answer.url.href} does not answer: ${answer.reason}.`,
      advice,
    }
  const { status, url } = answer
  return status < 400 || refusesPrograms.has(status)
    ? undefined
    : { severity: 'warning', problem: `${url.href} answers ${status}.`, advice }
}

const askForFile = async (url: URL, options: AskOptions) => {
  const answer = await ask(url, { ...options, method: 'HEAD' })
  const isRefused = answer.kind === 'no answer' || [403, 404, 405, 501].includes(answer.status)
  return isRefused ? ask(url, options) : answer
}

const pagesNamed = (pages: readonly URL[]): string => {
  const names = [...new Set(pages.map(({ pathname }) => pathname))]
  const rest = names.length > 3 ? ` and ${names.length - 3} more pages` : ''
  return `${names.slice(0, 3).join(', ')}${rest}`
}

/** How many addresses are asked for at a time. Other people's servers owe us nothing. */
const atATime = 4

export type CheckedLinks = { count: number; findings: Finding[] }

type LinkOptions = AskOptions & { origin: string; external: boolean; headers: ExpectedHeaders }

const ownFindings = (answer: Answer | NoAnswer, pages: string, headers: ExpectedHeaders) => {
  const finding = internalFinding(answer, pages)
  if (finding || answer.kind === 'no answer') return finding ?? []
  return headerFindings(answer, headers).map((found) => ({ ...found, place: answer.url.pathname }))
}

/** Asks for every address that these pages name, once, but for the pages themselves. */
export const checkLinks = async (
  answers: readonly Answer[],
  options: LinkOptions,
): Promise<CheckedLinks> => {
  const { origin, external, headers } = options
  const seen = new Set(answers.map(({ url }) => url.href))
  const named = new Map<string, URL[]>()
  for (const { page, target } of answers.flatMap(linksOf)) {
    target.hash = ''
    const isOwn = target.origin === origin
    if (!seen.has(target.href) && (isOwn || external))
      named.set(target.href, [...(named.get(target.href) ?? []), page])
  }
  const findings = await fewAtATime([...named], atATime, async ([href, pages]) => {
    const answer = await askForFile(new URL(href), options)
    const names = pagesNamed(pages)
    return answer.url.origin === origin
      ? ownFindings(answer, names, headers)
      : (externalFinding(answer, names) ?? [])
  })
  return { count: named.size, findings: findings.flat() }
}
