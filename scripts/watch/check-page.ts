import { textHash } from '../../renderer/build/finish-page.ts'
import { partsOf } from '../report/page-parts.ts'
import type { Answer } from './ask.ts'
import { broken, type Finding, warning } from './finding.ts'

/** What a page should be like. */
export type ExpectedPage = {
  headers: Readonly<Record<string, string>>
  /** The only phone number of the site, as in `tel:+13055550142`. */
  phone: string
  /** Of its title and text, if the deployed build says it. */
  hash: string | undefined
}

const statusFinding = ({ status, headers, failure }: Answer): Finding | undefined => {
  if (failure || status === 200) return failure
  if (status >= 500)
    return broken(
      `The server answers ${status}.`,
      'Look at the status page of the host and the log of the last deployment. If it began with a release, roll that back.',
    )
  if (status >= 300 && status < 400)
    return broken(
      `The page redirects to ${headers.get('location') ?? 'nowhere'} (${status}).`,
      'The site map names pages by their final address, so a rule of the host is wrong or old: deploy the host files of this build.',
    )
  return broken(
    `The page is in the site map, but the server answers ${status}.`,
    'Deploy the whole of dist/client again; if it stays, the host does not serve about.html for /about.',
  )
}

/** Whether a page asks search engines to leave it out, as those of a preview do. */
export const isHidden = (html: string): boolean =>
  /<meta name="robots" content="[^"]*noindex/.test(html)

const hiddenFinding = ({ body, headers }: Answer): Finding | undefined => {
  if (isHidden(body))
    return broken(
      'The page asks search engines to leave it out.',
      'It comes from a preview build: build without SITE_ENV=preview and deploy that.',
    )
  return /noindex/i.test(headers.get('x-robots-tag') ?? '')
    ? broken(
        'The header X-Robots-Tag asks search engines to leave the page out.',
        'The build sends no such header: remove it in the settings of the host, which may take this address for a preview.',
      )
    : undefined
}

const canonicalPath = (html: string): string | undefined => {
  const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  return URL.canParse(address) ? new URL(address).pathname : undefined
}

/** Why this is not the whole page of its address. */
const fileFinding = ({ body, headers, url }: Answer): Finding | undefined => {
  const type = headers.get('content-type') ?? 'nothing'
  if (!/^text\/html\b/.test(type))
    return broken(
      `The page is served as ${type}.`,
      'Browsers download it in place of showing it: tell the host that .html files are text/html.',
    )
  if (partsOf(body).title === '')
    return broken(
      'The page has no title, so it is not a page of this site.',
      'Look at it in a browser: hosts and proxies put pages of their own in place of yours. Deploy again.',
    )
  const canonical = canonicalPath(body)
  if (canonical !== url.pathname)
    return broken(
      `The server sends the page of ${canonical ?? 'no address'} in its place.`,
      'A file, or its compressed copy (.br, .gz), is of another page: deploy the whole of dist/client again, and empty the cache of the host.',
    )
  return /<\/html>\s*(<!--|<script\b|$)/.test(body)
    ? undefined
    : broken(
        `The page is cut off after ${body.length.toLocaleString('en-US')} characters.`,
        'Look for a full disk or a proxy with a limit, then deploy again.',
      )
}

const textFinding = ({ body }: Answer, { phone, hash }: ExpectedPage): Finding | undefined => {
  const other = partsOf(body).links.find((link) => link.startsWith('tel:') && link !== phone)
  if (other !== undefined)
    return broken(
      `The page says to call ${other}; the number is ${phone}.`,
      'If the phone in content/business.yaml is right, deploy again. If a service for tracking calls changes it, mind that people call it.',
    )
  return hash !== undefined && textHash(body) !== hash
    ? broken(
        'The text of the page is not that of the build.',
        'The page is of another build, or somebody has changed it: deploy again, and empty the cache of the host.',
      )
    : undefined
}

/** Longer, and visitors on a telephone leave. In milliseconds. */
const slow = 3_000

const slowFinding = ({ milliseconds }: Answer): Finding | undefined =>
  milliseconds > slow
    ? warning(
        `The page takes more than ${slow / 1000} seconds.`,
        'If it stays, ask the host, or put a content delivery network before the server.',
      )
    : undefined

const compressionFinding = ({ headers }: Answer): Finding | undefined =>
  headers.has('content-encoding')
    ? undefined
    : warning(
        'The page is sent uncompressed, four times as large as it need be.',
        'Turn compression on at the host. nginx and Caddy send what `SITE_ENV=production npm run build` has compressed.',
      )

const partsOfHeader = (value: string): string[] =>
  value.split(/[;,]/).flatMap((part) => part.replace(/\s+/g, ' ').trim() || [])

/** In what a header differs from what it should be: the parts that are missing or too many. */
const difference = (name: string, sent: string | null, expected: string): string | undefined => {
  if (sent === null) return `The header ${name} is missing.`
  const [ours, theirs] = [partsOfHeader(expected), partsOfHeader(sent)]
  const missing = ours.filter((part) => !theirs.includes(part))
  const added = theirs.filter((part) => !ours.includes(part))
  const lacks = missing.length > 0 ? ` lacks "${missing.join('; ')}"` : ''
  const has = added.length > 0 ? ` has "${added.join('; ')}", which is not ours` : ''
  return lacks || has
    ? `The header ${name}${[lacks, has].filter(Boolean).join(' and')}.`
    : undefined
}

/** Where the headers of an answer are not those of the site's policy. */
export const headerFindings = (
  { url, headers }: Answer,
  expected: ExpectedPage['headers'],
): Finding[] =>
  Object.entries(expected)
    .filter(([name]) => url.protocol === 'https:' || name !== 'Strict-Transport-Security')
    .flatMap(([name, value]) => difference(name, headers.get(name), value) ?? [])
    .map((problem) =>
      broken(
        problem,
        'Deploy the host files of this build (`npm run deploy` says which), and look for a proxy that changes headers.',
      ),
    )

/** What is wrong with a page. One that is not there has nothing more to say. */
export const pageFindings = (answer: Answer, expected: ExpectedPage): Finding[] => {
  const status = statusFinding(answer)
  if (status) return [status]
  const findings = [
    fileFinding(answer) ?? textFinding(answer, expected),
    hiddenFinding(answer),
    slowFinding(answer),
    compressionFinding(answer),
  ]
  return [
    ...findings.flatMap((finding) => finding ?? []),
    ...headerFindings(answer, expected.headers),
  ]
}
