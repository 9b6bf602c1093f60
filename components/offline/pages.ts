import { allLanguages, languageAt } from '../../content/schema/languages.ts'
import { canonicalPath } from '../../content/schema/paths.ts'
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

const htmlOf = async (page: Response | undefined): Promise<string> => (await page?.text()) ?? ''

/** The fallback for pages that are not cached, in the language of the address if there is one. */
const findFallback = async (path: string): Promise<Response | undefined> => {
  for (const language of [languageAt(path), ...allLanguages]) {
    const page = await findPage(release.cached[language].at(-1) ?? '')
    if (page) return page
  }
  return undefined
}

/** Makes a response from a cached page, with its headers and so under the same policy. */
const answerWith = (html: string, { headers }: Response, status = 200): Response => {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name)
  return new Response(html, { status, headers: own })
}

/** Formats the HTTP date of a page in its language. `?` if the server sent none. */
const timeOf = (date: string, html: string): string => {
  const locale = /<html lang="([^"]+)"/.exec(html)?.[1]
  return Number.isNaN(Date.parse(date))
    ? '?'
    : new Date(date).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
}

/** Responds with a page from the cache. The line above it, of the fallback, says when it was saved. */
const savedPage = async (path: string): Promise<Response | undefined> => {
  const page = await findPage(path)
  if (!page) return undefined
  const html = await page.text()
  const fallback = await htmlOf(await findFallback(path))
  const line = /<template id="saved-copy">([\s\S]*?)<\/template>/.exec(fallback)?.[1] ?? ''
  const time = timeOf(page.headers.get('date') ?? '', html)
  const dated = line.replace('<data value="saved"></data>', () => time)
  return answerWith(
    html.replace(/<main [^>]*>/, (main) => main + dated),
    page,
  )
}

/** Returns the item of a cached page for the list in the fallback, without the company's name. */
const linkTo = async (address: string): Promise<string> => {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(await htmlOf(await findPage(address))) ?? []
  return `<li><a href="${address}">${title.replace(/ \| [^|]*$/, '')}</a></li>`
}

/** Responds with the fallback for a page that is not cached, which lists the cached pages. */
const fallbackFor = async (path: string): Promise<Response | undefined> => {
  const page = await findFallback(path)
  if (!page) return undefined
  const html = await page.text()
  const list = /(?<=<ul id="saved-pages">)[\s\S]*?(?=<\/ul>)/
  const [always = ''] = list.exec(html) ?? []
  const others = (await seenPages()).filter((address) => !always.includes(`href="${address}"`))
  const links = (await Promise.all(others.map(linkTo))).join('')
  return answerWith(
    html.replace(list, () => always + links),
    page,
    503,
  )
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
  const ask = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request)
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
