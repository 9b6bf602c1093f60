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
  let linked = ''
  let from = 0
  for (
    let at = html.indexOf(phone, html.indexOf('</title>'));
    at >= 0;
    at = html.indexOf(phone, from)
  ) {
    const link = isRunningText(html, at) ? `<a class="tel" href="${href}">${phone}</a>` : phone
    linked += html.slice(from, at) + link
    from = at + phone.length
  }
  return linked + html.slice(from)
}
