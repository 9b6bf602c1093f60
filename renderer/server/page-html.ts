import { escapePattern } from '../../content/schema/escape-pattern.ts'

/**
 * A page whose mail addresses Cloudflare leaves as they are, as these comments ask it to. Otherwise it
 * hides them from everyone who does not run a script of its own, which our policy stops.
 */
export const withPlainAddresses = (html: string): string =>
  html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off-->$&')

/** What is no running text, or a link already: each alternative ends where the text goes on. */
const notText = /<script\b[\s\S]*?<\/script>|<a [\s\S]*?<\/a>|<[^>]*>/

/**
 * Makes links of the phone number in the running text of a page, so that a tap calls it wherever
 * the content names it. Titles, descriptions and structured data keep it as plain text.
 */
export const linkPhones = (html: string, phone: string, href: string): string => {
  const start = Math.max(0, html.indexOf('</title>'))
  const link = `<a class="tel" href="${href}">${phone}</a>`
  const parts = new RegExp(`${notText.source}|${escapePattern(phone)}`, 'g')
  const linked = html.slice(start).replace(parts, (part) => (part === phone ? link : part))
  return html.slice(0, start) + linked
}
