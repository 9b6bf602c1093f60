import { createHash } from 'node:crypto'
import type { SiteFacts } from './site.ts'

/** A Content-Security-Policy: the sources of each directive. */
export type Directives = Readonly<Record<string, readonly string[]>>

const self = "'self'"
const none = "'none'"

/** The policy as a header or a page holds it. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

/** Only a header can forbid others to show the page in a frame. */
export const inPage = ({ 'frame-ancestors': _, ...directives }: Directives): Directives =>
  directives

/**
 * What a page of the site may load, run and talk to. Nothing but files of the site runs, and no text
 * becomes code.
 *
 * Styles may stand in the page, because a header does not know which: they differ from page to page.
 * Each page names its own besides, and allows no others.
 */
export const sitePolicy = ({ origin, relayHosts, analyticsHost }: SiteFacts) =>
  ({
    'default-src': [none],
    // Data that tells browsers which page to prepare. It runs nothing.
    'script-src': [self, "'inline-speculation-rules'"],
    'style-src': [self, "'unsafe-inline'"],
    'font-src': [self],
    // A visitor's photos are shown from memory before they are sent.
    'img-src': [self, 'data:', 'blob:'],
    'manifest-src': [self],
    'worker-src': [self],
    'connect-src': [self, ...relayHosts, ...(analyticsHost ? [analyticsHost] : [])],
    // A form sent without script goes to the relay, which sends the visitor back to the site.
    'form-action': [...new Set([self, origin, ...relayHosts])],
    'base-uri': [none],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    // The only address that becomes code: that of the service worker.
    'trusted-types': ['service-worker'],
  }) satisfies Directives

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

/**
 * What a header may say on any address of the site: all of the policy, or, where there are forms for
 * editors, the directives that both policies agree on.
 */
export const policyEverywhere = (facts: SiteFacts): Directives => {
  const all = Object.entries<readonly string[]>(sitePolicy(facts))
  return Object.fromEntries(
    all.filter(([name, sources]) => !facts.cms || sources.join() === cmsPolicy[name]?.join()),
  )
}

/** With what the head of every page begins; its policy follows. */
export const pageStart = '<meta charSet="utf-8"/>'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The styles that stand in a page: its style sheet, and its style attributes. */
export type PageStyles = { sheet: string; attributes: readonly string[] }

/** The styles of a page, and no others. */
const styleDirectives = ({ sheet, attributes }: PageStyles): Directives => ({
  'style-src': [self, hashOf(sheet)],
  ...(attributes.length > 0 && {
    'style-src-attr': ["'unsafe-hashes'", ...attributes.map(hashOf)],
  }),
})

/**
 * The tag for what the header of a page does not say: its styles, and what the header of some hosts
 * leaves out because of the forms for editors.
 */
export const policyTag = (facts: SiteFacts) => {
  const header = policyEverywhere(facts)
  const rest = Object.entries(inPage(sitePolicy(facts))).filter(([name]) => !(name in header))
  return (styles: PageStyles): string => {
    const policy = policyText({ ...Object.fromEntries(rest), ...styleDirectives(styles) })
    return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  }
}
