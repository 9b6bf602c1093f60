import { partsOf } from '../report/page-parts.ts'
import type { Answer, NoAnswer } from './ask.ts'
import type { Finding } from './finding.ts'

/** Longer, and visitors on a telephone leave. */
const slow = 3_000

const broken = (problem: string, advice: string): Finding => ({
  severity: 'broken',
  problem,
  advice,
})

const statusFinding = ({ status, headers }: Answer): Finding | undefined => {
  if (status === 200) return undefined
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

const hiddenFinding = ({ body, headers }: Answer): Finding | undefined =>
  isHidden(body) || /noindex/.test(headers.get('x-robots-tag') ?? '')
    ? broken(
        'The page asks search engines to leave it out.',
        'It comes from a preview build: build without SITE_ENV=preview and deploy that.',
      )
    : undefined

const contentFinding = ({ body, headers }: Answer): Finding | undefined => {
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
  return undefined
}

const slowFinding = ({ milliseconds }: Answer): Finding | undefined =>
  milliseconds > slow
    ? {
        severity: 'warning',
        problem: `The page takes more than ${slow / 1000} seconds.`,
        advice: 'If it stays, ask the host, or put a content delivery network before the server.',
      }
    : undefined

const compressionFinding = ({ headers }: Answer): Finding | undefined =>
  headers.has('content-encoding')
    ? undefined
    : {
        severity: 'warning',
        problem: 'The page is sent uncompressed, four times as large as it need be.',
        advice:
          'Turn compression on at the host. nginx and Caddy send what `SITE_ENV=production npm run build` has compressed.',
      }

/** What to say of an address that does not answer at all. */
export const noAnswerFinding = ({ reason, severity }: NoAnswer): Finding => ({
  severity,
  problem: `No answer: ${reason}.`,
  advice:
    severity === 'unchecked'
      ? 'Check the network here, and run this again.'
      : 'Open it in a browser. If that fails too, look at the DNS records, the certificate and the status page of the host.',
})

/** What is wrong with a page but for its headers. A page that is not there has nothing more to say. */
export const pageFindings = (answer: Answer): Finding[] => {
  const status = statusFinding(answer)
  if (status) return [status]
  return [
    contentFinding(answer),
    hiddenFinding(answer),
    slowFinding(answer),
    compressionFinding(answer),
  ].flatMap((finding) => finding ?? [])
}
