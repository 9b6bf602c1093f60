import { type Directives, none, self } from './directives.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * What a page of the site may load, run and talk to. Nothing but files of the site runs, and no text
 * becomes code.
 *
 * Styles may stand in the page, because a header does not know which: they differ from page to page.
 * Each page names its own besides (page-policy.ts), and allows no others.
 */
export const sitePolicy = ({ origin, relayHosts }: SiteFacts): Directives => ({
  'default-src': [none],
  // Data that tells browsers which page to prepare. It runs nothing.
  'script-src': [self, "'inline-speculation-rules'"],
  'style-src': [self, "'unsafe-inline'"],
  'font-src': [self],
  // A visitor's photos are shown from memory before they are sent.
  'img-src': [self, 'data:', 'blob:'],
  'manifest-src': [self],
  'worker-src': [self],
  'connect-src': [self, ...relayHosts],
  // A form sent without script goes to the relay, which sends the visitor back to the site.
  'form-action': [...new Set([self, origin, ...relayHosts])],
  'base-uri': [none],
  'frame-ancestors': [none],
  'require-trusted-types-for': ["'script'"],
  // The only address that becomes code: that of the service worker.
  'trusted-types': ['service-worker'],
})

/**
 * What the forms for editors may do. They are the work of others, and talk to the repository, whose
 * pictures of people come from anywhere.
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
