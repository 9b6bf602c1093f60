import { allLanguages, languageAt } from '../../content/schema/languages.ts'
import { canonicalPath } from '../../content/schema/site-paths.ts'
import { cacheFor, findPage, savePage, seenPages } from './caches.ts'
import { type FetchEvent, release } from './scope.ts'

/** How many seconds the site may take to start its response before a saved page is shown. */
const timeout = 8

/**
 * How many more seconds it may take before the fallback is shown for a page that is not saved. On a
 * bad connection a slow page is worth more than the fallback.
 */
const fallbackTimeout = 12

const pause = (seconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, seconds * 1000))

/** The fallback for pages that are not cached, in the language of the address if there is one. */
const findFallback = async (path: string): Promise<Response | undefined> => {
  for (const language of [languageAt(path), ...allLanguages]) {
    const page = await findPage(release.cached[language].offline)
    if (page) return page
  }
  return undefined
}

/** The title of a page as HTML, without the company's name. */
const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| [^|]*$/, '')

const savedLine = /<template id="saved-copy">([\s\S]*?)<\/template>/
const savedDate = '<data value="saved"></data>'

/** Formats a date in the language of the page. `?` if the server sent none. */
const timeOf = (date: string, html: string): string => {
  const locale = /<html lang="([^"]+)"/.exec(html)?.[1]
  return Number.isNaN(Date.parse(date))
    ? '?'
    : new Date(date).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
}

/**
 * Adds a line to a saved page that says when it was saved.
 * @param offline the HTML of the fallback page, which contains that line.
 * @param date the HTTP date at which the page was sent.
 */
const withSavedLine = (html: string, offline: string, date: string): string => {
  const line = savedLine.exec(offline)?.[1] ?? ''
  const dated = line.replace(savedDate, () => timeOf(date, html))
  return html.replace(/<main [^>]*>/, (main) => main + dated)
}

/** A page that a browser has cached: its address, and its title as HTML. */
type CachedPage = { address: string; title: string }

/** Adds links to more cached pages to the fallback page. */
const withCachedPages = (offline: string, pages: readonly CachedPage[]): string =>
  offline.replace(/(<ul id="saved-pages">)([\s\S]*?)(<\/ul>)/, (_, start, list, end) => {
    const others = pages.filter(({ address }) => !list.includes(`href="${address}"`))
    const links = others.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`)
    return [start, list, ...links, end].join('')
  })

/** Makes a response from a cached page, with its headers and so under the same policy. */
const answerWith = (html: string, { headers }: Response, status = 200): Response => {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name)
  return new Response(html, { status, headers: own })
}

/** Responds with a page from the cache, with a line that says when it was saved. */
const savedPage = async (path: string): Promise<Response | undefined> => {
  const page = await findPage(path)
  if (!page) return undefined
  const offline = (await (await findFallback(path))?.text()) ?? ''
  const date = page.headers.get('date') ?? ''
  return answerWith(withSavedLine(await page.text(), offline, date), page)
}

/** Responds with the fallback for a page that is not cached, which lists the cached pages. */
const fallbackFor = async (path: string): Promise<Response | undefined> => {
  const page = await findFallback(path)
  if (!page) return undefined
  const seen = (await seenPages()).map(async (address) => {
    const html = (await (await findPage(address))?.text()) ?? ''
    return { address, title: titleIn(html) }
  })
  return answerWith(withCachedPages(await page.text(), await Promise.all(seen)), page, 503)
}

/**
 * True for a response of the site, or of a network where visitors sign in: a redirect (0) or 511.
 */
const isUsable = (answer: Response | undefined): answer is Response =>
  answer !== undefined && (answer.status < 500 || answer.status === 511)

/**
 * Responds with the page from the site if the site answers. If not, or with a server error,
 * responds with the saved page, or else with the fallback that lists the cached pages.
 */
export const openPage = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  // Ignores the query, such as a campaign, because the page is the same.
  const path = canonicalPath(new URL(request.url).pathname)
  const ask = async () => (await event.preloadResponse) ?? fetch(request)
  const asked = ask().catch(() => undefined)
  const save = async () => {
    const answer = (await asked)?.clone()
    if (!answer) return
    await savePage(path, answer)
    await cacheFor([path])
  }
  event.waitUntil(save().catch(console.warn))
  const soon = await Promise.race([asked, pause(timeout)])
  if (isUsable(soon)) return soon
  // Cancels a prerendering page: the site may answer again when the visitor opens it.
  if (request.headers.get('sec-purpose')?.includes('prerender')) return Response.error()
  const saved = await savedPage(path)
  if (saved) return saved
  const late = soon ?? (await Promise.race([asked, pause(fallbackTimeout)]))
  if (isUsable(late)) return late
  return (await fallbackFor(path)) ?? (await asked) ?? Response.error()
}
