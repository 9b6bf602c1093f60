import { createHash } from 'node:crypto'
import { sitePaths } from '../../../content/schema/site-paths.ts'
import type { SiteFacts } from './site.ts'

/** A Content-Security-Policy: the sources of each directive. */
export type Directives = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = "'none'"

/** Returns the policy in the syntax of headers and pages. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Removes the directive that only a header may hold, about showing the page in frames. */
export const inPage = ({ 'frame-ancestors': _, ...directives }: Directives): Directives =>
  directives

/**
 * Returns what a page of the site may load, run and connect to. Only files of the site run, and no
 * text becomes code. The header allows inline styles, because they differ from page to page; each
 * page allows only its own.
 */
export const sitePolicy = ({ origin, relayHosts, analyticsHost }: SiteFacts) =>
  ({
    'default-src': [none],
    // Data that tells browsers which pages to prepare. It runs nothing.
    'script-src': [self, "'inline-speculation-rules'"],
    'style-src': [self, "'unsafe-inline'"],
    'font-src': [self],
    // A visitor's photos are shown from memory before they are sent.
    'img-src': [self, 'data:', 'blob:'],
    'manifest-src': [self],
    'worker-src': [self],
    'connect-src': [self, ...relayHosts, ...(analyticsHost ? [analyticsHost] : [])],
    // Without script, a form goes to the relay, which redirects the visitor back to the site.
    'form-action': [...new Set([self, origin, ...relayHosts])],
    'base-uri': [none],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    // The only address that becomes code is that of the service worker.
    'trusted-types': ['service-worker'],
  }) satisfies Directives

/**
 * The policy of the forms for editors. They are third-party code, and talk to the repository, whose
 * avatars come from anywhere.
 */
export const cmsPolicy: Directives = {
  'default-src': [self],
  'script-src': [self, "'wasm-unsafe-eval'"],
  'style-src': [self, "'unsafe-inline'"],
  'font-src': [self, 'data:'],
  'img-src': [self, 'blob:', 'data:', 'https:'],
  'worker-src': [self, 'blob:'],
  'object-src': [none],
  'connect-src': [self, 'blob:', 'data:', 'https://api.github.com', 'https://gitlab.com'],
  'form-action': [self],
  'base-uri': [none],
  'frame-ancestors': [none],
}

/**
 * Returns the directives that a header may set on any address: the whole policy or, with forms for
 * editors, those that both policies share.
 */
export const policyEverywhere = (facts: SiteFacts): Directives => {
  const all = Object.entries<readonly string[]>(sitePolicy(facts))
  return Object.fromEntries(
    all.filter(([name, sources]) => !facts.cms || sources.join() === cmsPolicy[name]?.join()),
  )
}

/** The start of every page's head; its policy follows. */
export const pageStart = '<meta charSet="utf-8"/>'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The inline styles of a page: its style sheet, and its style attributes. */
type PageStyles = { sheet: string; attributes: readonly string[] }

/**
 * Returns the tag for what the header leaves out: the styles of the page, and no others, and with
 * forms for editors what differs for those.
 */
export const policyTag = (facts: SiteFacts) => {
  const header = policyEverywhere(facts)
  const rest = Object.entries(inPage(sitePolicy(facts))).filter(([name]) => !(name in header))
  return ({ sheet, attributes }: PageStyles): string => {
    const policy = policyText({
      ...Object.fromEntries(rest),
      'style-src': [self, hashOf(sheet)],
      ...(attributes.length > 0 && {
        'style-src-attr': ["'unsafe-hashes'", ...attributes.map(hashOf)],
      }),
    })
    return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  }
}

/** Returns whether a pattern of hosts matches a path: one that ends in `/*` is a folder. */
const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

export const cacheRules: readonly (readonly [pattern: string, value: string])[] = [
  // Their names change with their content.
  [`${sitePaths.assets}/*`, 'public, max-age=31536000, immutable'],
  [`${sitePaths.pictures}/*`, 'public, max-age=31536000, immutable'],
  // Read by programs, which may see a change late.
  [sitePaths.siteMap, 'public, max-age=3600'],
  [sitePaths.robots, 'public, max-age=3600'],
  [sitePaths.llms, 'public, max-age=3600'],
]

/**
 * For everything else, such as pages and the service worker: cached, and revalidated each time.
 * Also the default of Netlify and Cloudflare.
 */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Returns the Cache-Control of a file of the site; missing files are never cached. */
export const cacheControl = (path: string): string =>
  cacheRules.find(([pattern]) => matches(pattern, path))?.[1] ?? revalidated

export type Headers = Readonly<Record<string, string>>

/** The browser features that the site does not use. */
const unused = `accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get
  screen-wake-lock serial usb xr-spatial-tracking`

/** The headers of every answer. */
export const commonHeaders: Headers = {
  // Two years, including subdomains. Not `preload`, which cannot be undone.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not stricter: FormSubmit refuses forms that do not say which site they come from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const policyHeader = 'Content-Security-Policy'

/** Returns whether an address belongs to the forms for editors. */
export const isCmsPath = (path: string): boolean =>
  ['', '.html', '/*'].some((end) => matches(sitePaths.cms + end, path))

/** Returns the headers of the answer to an address, except Cache-Control. */
export const headersAt = (path: string, facts: SiteFacts): Headers => ({
  ...commonHeaders,
  [policyHeader]: policyText(facts.cms && isCmsPath(path) ? cmsPolicy : sitePolicy(facts)),
})
