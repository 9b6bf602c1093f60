import { sitePaths } from '../../../content/schema/site-paths.ts'
import { cmsPolicy, policyText, sitePolicy } from './policy.ts'
import type { SiteFacts } from './site.ts'

/** Cache-Control by address; addresses that end in `/*` are folders. */
export const cacheRules: readonly { paths: readonly string[]; value: string }[] = [
  // Their names change with their content.
  {
    paths: [`${sitePaths.assets}/*`, `${sitePaths.pictures}/*`],
    value: 'public, max-age=31536000, immutable',
  },
  // Read by programs, which may see a change late.
  {
    paths: [sitePaths.siteMap, sitePaths.robots, sitePaths.llms],
    value: 'public, max-age=3600',
  },
]

/**
 * For everything else, such as pages and the service worker: cached, and revalidated each time.
 * Also the default of Netlify and Cloudflare.
 */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Returns whether one of these patterns matches a path. */
const matchesAny = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one))

/** Returns the Cache-Control of a file of the site; missing files are never cached. */
export const cacheControl = (path: string): string =>
  cacheRules.find(({ paths }) => matchesAny(path, paths))?.value ?? revalidated

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

/** The addresses of the forms for editors. */
const cmsPaths = [sitePaths.cms, `${sitePaths.cms}.html`, `${sitePaths.cms}/*`]

/** Returns whether an address belongs to the forms for editors. */
export const isCmsPath = (path: string, { cms }: SiteFacts): boolean =>
  cms && matchesAny(path, cmsPaths)

/** Returns the policy of the page at an address. */
const policyAt = (path: string, facts: SiteFacts): string =>
  policyText(isCmsPath(path, facts) ? cmsPolicy : sitePolicy(facts))

/** Returns the headers of the answer to an address, except Cache-Control. */
export const headersAt = (path: string, facts: SiteFacts): Headers => ({
  ...commonHeaders,
  [policyHeader]: policyAt(path, facts),
})
