import { decodeHTML } from 'entities/decode'
import { partsOf } from '../report/page-parts.ts'
import { type Answer, ask, askAll } from './ask.ts'
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

const ownFinding = ({ status, url, headers }: Answer): Finding | undefined => {
  if (status === 200 || status === 0) return undefined
  return status >= 300 && status < 400
    ? warning(
        `The link ${url.pathname} is redirected to ${headers.get('location') ?? 'nowhere'}.`,
        'Let it lead there at once: change it on these pages.',
      )
    : broken(
        `${url.pathname} is linked, and the server answers ${status}.`,
        'If the file is in dist/client, deploy again; if not, correct the link on these pages.',
      )
}

/** Statuses of servers that are there, and refuse whatever is not a browser. */
const refusesPrograms = new Set([401, 403, 405, 406, 429, 503, 999])

const externalFinding = ({ status, url, failure }: Answer): Finding | undefined =>
  failure || (status >= 400 && !refusesPrograms.has(status))
    ? warning(
        `${url.href}: ${failure?.problem ?? `The server answers ${status}.`}`,
        'Open it in a browser. If it is gone, link to another source.',
      )
    : undefined

const askForFile = async (url: URL) => {
  const answer = await ask(url, { method: 'HEAD' })
  return [0, 403, 404, 405, 501].includes(answer.status) ? ask(url) : answer
}

/** The addresses that pages name, other than the pages themselves, and which pages name each. */
const addressesNamed = (pages: readonly Answer[]): Map<string, Set<string>> => {
  const visited = new Set(pages.map(({ url }) => url.href))
  const named = new Map<string, Set<string>>()
  for (const page of pages)
    for (const href of linksOf(page))
      if (!visited.has(href)) named.set(href, (named.get(href) ?? new Set()).add(page.url.pathname))
  return named
}

type LinkOptions = { origin: string; external: boolean; headers: ExpectedHeaders }

/** Asks for every address that these pages name, but for the pages themselves. */
export const checkLinks = async (
  pages: readonly Answer[],
  { origin, external, headers }: LinkOptions,
): Promise<{ count: number; findings: Finding[] }> => {
  const named = addressesNamed(pages)
  const asked = [...named.keys()].filter((href) => external || new URL(href).origin === origin)
  const answers = await askAll(asked, (href) => askForFile(new URL(href)))
  const findings = answers.flatMap((answer) => {
    const { url, status } = answer
    const isOwn = url.origin === origin
    if (isOwn && status === 200)
      return at(url.pathname, headerFindings(answer, headers(url.pathname)))
    const finding = isOwn ? ownFinding(answer) : externalFinding(answer)
    return [...(named.get(url.href) ?? [])].flatMap((page) => (finding ? at(page, [finding]) : []))
  })
  return { count: asked.length, findings }
}
