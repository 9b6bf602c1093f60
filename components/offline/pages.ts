import { allLanguages, languageAt } from '../../content/schema/languages.ts'
import { canonicalPath } from '../../content/schema/paths.ts'
import { cacheFor, find, savePage, seenPages } from './caches.ts'
import { type FetchEvent, release } from './scope.ts'

/** How many seconds the site may take to start its response before a saved page is shown. */
const timeout = 8

/**
 * How many more it may take before the fallback is shown for a page that is not saved: on a bad
 * connection a slow page is worth more.
 */
const fallbackTimeout = 12

const pause = (seconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, seconds * 1000))

/** The fallback for pages that are not cached, in the language of the address if there is one. */
const findFallback = async (path: string): Promise<Response | undefined> => {
  for (const language of [languageAt(path), ...allLanguages]) {
    const page = await find(release.pages[language].at(-1) ?? '')
    if (page) return page
  }
  return undefined
}

/** Responds with a page from the cache. The line above it, of the fallback, says when it was saved. */
const savedPage = async (path: string): Promise<Response | undefined> => {
  const page = await find(path)
  if (!page) return undefined
  const html = await page.text()
  const fallback = (await (await findFallback(path))?.text()) ?? ''
  const [, line = ''] = /<template id="saved-copy">([\s\S]*?)<\/template>/.exec(fallback) ?? []
  const [, locale] = /<html lang="([^"]+)"/.exec(html) ?? []
  const date = page.headers.get('date')
  const time = date
    ? new Date(date).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
    : '?'
  const dated = line.replace('<data value="saved"></data>', () => time)
  // With its headers, and so under the same policy.
  const { headers } = page
  return new Response(
    html.replace(/<main [^>]*>/, (main) => main + dated),
    { headers },
  )
}

/** Returns the item of a cached page for the list in the fallback, without the company's name. */
const linkTo = async (address: string): Promise<string> => {
  const html = (await (await find(address))?.text()) ?? ''
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return `<li><a href="${address}">${title.replace(/ \| [^|]*$/, '')}</a></li>`
}

/** Responds with the fallback for a page that is not cached, which lists the others, last first. */
const fallbackFor = async (path: string): Promise<Response | undefined> => {
  const page = await findFallback(path)
  if (!page) return undefined
  const links = (await Promise.all((await seenPages()).reverse().map(linkTo))).join('')
  const list = /<ul id="saved-pages">[\s\S]*?(?=<\/ul>)/
  const html = (await page.text()).replace(list, (always) => always + links)
  return new Response(html, { status: 503, headers: page.headers })
}

/** True for a response of the site, or of a network where visitors sign in: a redirect (0) or 511. */
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
    await cacheFor(path)
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
