import { sitePaths } from '../../../content/schema/site-paths.ts'
import { cmsPolicy, policyText, sitePolicy } from './policy.ts'
import type { SiteFacts } from './site.ts'

/** The Cache-Control of addresses; those that end in `/*` are folders. */
export const cacheRules: readonly { paths: readonly string[]; value: string }[] = [
  // Their names change with what is in them.
  {
    paths: [`${sitePaths.assets}/*`, `${sitePaths.pictures}/*`],
    value: 'public, max-age=31536000, immutable',
  },
  // Read by programs, which need not know of a change at once.
  {
    paths: [sitePaths.siteMap, sitePaths.robots, sitePaths.llms],
    value: 'public, max-age=3600',
  },
]

/**
 * Everything else, such as pages and the service worker: cached, and revalidated each time. Netlify
 * and Cloudflare say the same where they are told nothing.
 */
export const revalidated = 'public, max-age=0, must-revalidate'

/** Whether a rule for these addresses is one for this address. */
const isAmong = (path: string, paths: readonly string[]): boolean =>
  paths.some((one) => (one.endsWith('/*') ? path.startsWith(one.slice(0, -1)) : path === one))

/** The Cache-Control of a file of the site; what is not there is never cached. */
export const cacheControl = (path: string): string =>
  cacheRules.find(({ paths }) => isAmong(path, paths))?.value ?? revalidated

export type Headers = Readonly<Record<string, string>>

/** Of what browsers can do for a page, all that the site has no use for. */
const unused = `accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get
  screen-wake-lock serial usb xr-spatial-tracking`

/** The headers that every answer has, whatever it is. */
export const commonHeaders: Headers = {
  // Two years, the subdomains too. Not `preload`, which cannot be taken back.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // No stricter: FormSubmit refuses forms that do not say which site they come from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const policyHeader = 'Content-Security-Policy'

/** Where the forms for editors are. */
export const cmsPaths = [sitePaths.cms, `${sitePaths.cms}.html`, `${sitePaths.cms}/*`]

/** What the page at an address may do. */
export const policyAt = (path: string, facts: SiteFacts): string =>
  policyText(facts.cms && isAmong(path, cmsPaths) ? cmsPolicy : sitePolicy(facts))

/** The headers of an answer but for Cache-Control, by the address that was asked for. */
export const headersAt = (path: string, facts: SiteFacts): Headers => ({
  ...commonHeaders,
  [policyHeader]: policyAt(path, facts),
})
