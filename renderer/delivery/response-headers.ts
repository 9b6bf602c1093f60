import { sitePaths } from '../../content/schema/site-paths.ts'
import { isAmong } from './cache-rules.ts'
import { cmsPolicy, sitePolicy } from './content-security-policy.ts'
import { policyText } from './directives.ts'
import type { SiteFacts } from './site-facts.ts'

export type Headers = Readonly<Record<string, string>>

/** Of what browsers can do for a page, all that the site has no use for. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** The headers that every answer has, whatever it is. */
export const commonHeaders: Headers = {
  // Two years, the subdomains too. Not `preload`, which cannot be taken back.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // No stricter: FormSubmit refuses forms that do not say which site they come from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const policyHeader = 'Content-Security-Policy'

/** Where the forms for editors are. */
export const cmsPaths = [sitePaths.cms, `${sitePaths.cms}.html`, `${sitePaths.cms}/*`]

/** What the page at an address may do. */
export const policyAt = (path: string, facts: SiteFacts): string =>
  policyText(facts.cms && isAmong(path, cmsPaths) ? cmsPolicy : sitePolicy(facts))

/** The headers of an answer but for how long to keep it, by the address that was asked for. */
export const headersAt = (path: string, facts: SiteFacts): Headers => ({
  ...commonHeaders,
  [policyHeader]: policyAt(path, facts),
})
