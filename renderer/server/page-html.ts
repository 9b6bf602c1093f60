import { unmarked } from '../../content/schema/source-marks.ts'

/** What browsers, search engines and scripts read. The title and the description keep their marks. */
const hidden = /<script[\s\S]*?<\/script>|<(?:meta property|link)[^>]*>/g

/** A page without the marks of texts that nobody sees. */
export const withoutHiddenMarks = (html: string): string => html.replace(hidden, unmarked)

/**
 * A page whose mail addresses Cloudflare leaves as they are, as these comments ask it to. Otherwise it
 * hides them from everyone who does not run a script of its own, which our policy stops.
 */
export const withPlainAddresses = (html: string): string =>
  html.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off-->$&')

/** Whether a part of the page is open where its first `length` characters end. */
const isOpen = (html: string, length: number, start: string, end: string) =>
  html.lastIndexOf(start, length) > html.lastIndexOf(end, length)

/** Not in tags, not in a link already, and not in what is no running text. */
const isRunningText = (html: string, at: number) =>
  !isOpen(html, at, '<', '>') &&
  !isOpen(html, at, '<a ', '</a>') &&
  !isOpen(html, at, '<script', '</script>')

/**
 * Makes links of the phone number in the running text of a page, so that a tap calls it wherever
 * the content names it. Titles, descriptions and structured data keep it as plain text.
 */
export const linkPhones = (html: string, phone: string, href: string): string => {
  const titleEnd = html.indexOf('</title>')
  return html.replaceAll(phone, (_, at: number) =>
    at > titleEnd && isRunningText(html, at) ? `<a class="tel" href="${href}">${phone}</a>` : phone,
  )
}
