import { createHash } from 'node:crypto'
import { decodeXML } from 'entities/decode'
import { sitePolicy } from './content-security-policy.ts'
import { type Directives, inPage, policyText, self } from './directives.ts'
import type { SiteFacts } from './site-facts.ts'

const start = '<meta charSet="utf-8"/>'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashesOf = (html: string, pattern: RegExp, read: (text: string) => string) => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(read(text)))),
]

/** The styles that stand in a page, and no others. */
const stylesOf = (html: string): Directives => {
  const attributes = hashesOf(html, / style="([^"]*)"/g, (text) => decodeXML(text))
  return {
    'style-src': [self, ...hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs, (text) => text)],
    ...(attributes.length > 0 && { 'style-src-attr': ["'unsafe-hashes'", ...attributes] }),
  }
}

/**
 * Puts the whole policy into a page, with the styles of this page, which the header does not know.
 * @throws if the page does not begin as all do: it would have no policy.
 */
export const pagePolicy =
  (facts: SiteFacts) =>
  (html: string): string => {
    if (!html.includes(start)) throw new Error(`A page has no ${start}: ${html.slice(0, 300)}`)
    const policy = policyText({ ...inPage(sitePolicy(facts)), ...stylesOf(html) })
    return html.replace(
      start,
      `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    )
  }
