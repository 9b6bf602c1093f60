import { sitePaths } from '../../content/schema/site-paths.ts'

/** What the service worker reads in the HTML of a page, and puts into it. */

/** The files that a page its styles and its islands name, such as fonts and scripts; none of its photographs. */
export const filesOf = (html: string): string[] => html.match(/(?<=[" (])\/assets\/[\w./-]+/g) ?? []

/** The names of the islands of a page. */
export const islandsIn = (html: string): string[] =>
  [...html.matchAll(/ data-island="(\w+)"/g)].map(([, name = '']) => name)

/** The title of a page as HTML, without the company's name. */
export const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')

const savedLine = /<template id="saved-copy">([\s\S]*?)<\/template>/
const savedDate = '<data value="saved"></data>'

/** In the language of the page. Only a server without a clock does not say when. */
const timeOf = (date: string, html: string): string => {
  const locale = /<html lang="([^"]+)"/.exec(html)?.[1]
  return Number.isNaN(Date.parse(date))
    ? '?'
    : new Date(date).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
}

/**
 * A saved page with a line above it that says so.
 * @param offline the HTML of the fallback page, which has that line.
 * @param date when the page was sent, as in a header of HTTP.
 */
export const withSavedLine = (html: string, offline: string, date: string): string => {
  const line = savedLine.exec(offline)?.[1] ?? ''
  const dated = line.replace(savedDate, () => timeOf(date, html))
  return html.replace(/<main [^>]*>/, (main) => main + dated)
}

/** A page that a browser has cached: its address, and its title as HTML. */
type CachedPage = { address: string; title: string }

/** The fallback page, with links to more pages that are cached. */
export const withCachedPages = (offline: string, pages: readonly CachedPage[]): string =>
  offline.replace(/(<ul id="saved-pages">)([\s\S]*?)(<\/ul>)/, (_, start, list, end) => {
    const others = pages.filter(({ address }) => !list.includes(`href="${address}"`))
    const links = others.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`)
    return [start, list, ...links, end].join('')
  })

const { cms, relay, inbox, manual, parts } = sitePaths
const others = [cms, relay, inbox, manual, parts]

/** Whether a path may be that of a page for visitors: no file, and nothing for who runs the site. */
export const isVisitorsPage = (path: string): boolean =>
  !/\.(?!html$)\w+$/.test(path) &&
  !others.some((other) => path === other || path.startsWith(`${other}/`))
