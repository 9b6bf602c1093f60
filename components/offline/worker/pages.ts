import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { canonicalPath } from '../../../content/model/canonical-path.ts'
import { allLanguages, languageAt } from '../../../content/model/languages.ts'
import { atMost, keptCache, visitedCache } from './caches.ts'
import { type KeptPage, titleIn, withKeptPages, withSavedLine } from './page-text.ts'
import { release } from './release.ts'

/** How long the site may take to begin its answer before a kept page is shown, in seconds. */
const patience = 8

/** How many pages are kept because they were seen. */
const mostPages = 40

/** Whatever follows its path, such as a campaign, a page is the same. */
const keyOf = ({ url }: Request): string => canonicalPath(new URL(url).pathname)

const isPage = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !!headers.get('content-type')?.startsWith('text/html')

const keptPage = async (key: string): Promise<Response | undefined> =>
  (await caches.open(keptCache)).match(key, { ignoreVary: true })

/** The page that stands in for others: in the language of the address if it is kept. */
const standIn = async (path: string): Promise<Response | undefined> => {
  for (const language of [languageAt(path), ...allLanguages]) {
    const page = await keptPage(release.kept[language].offline)
    if (page) return page
  }
  return undefined
}

/** A page made from a kept one, which is sent as that was: under the same policy. */
const answerWith = (html: string, { headers }: Response, status = 200): Response => {
  const own = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name)
  return new Response(html, { status, headers: own })
}

/** The page under a key as it was last seen, or else as every visitor keeps it, with a line that says so. */
const savedPage = async (key: string): Promise<Response | undefined> => {
  const seen = await (await caches.open(visitedCache)).match(key, { ignoreVary: true })
  const page = seen ?? (await keptPage(key))
  if (!page) return undefined
  const offline = (await (await standIn(key))?.text()) ?? ''
  const date = page.headers.get('date') ?? ''
  return answerWith(withSavedLine(await page.text(), offline, date), page)
}

const savedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
  cachedResponseWillBeUsed: async ({ request }) => savedPage(keyOf(request)),
}

const network = new NetworkFirst({
  cacheName: visitedCache,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [atMost(mostPages), savedPages],
})

const keptPages = async (): Promise<KeptPage[]> => {
  const cache = await caches.open(visitedCache)
  const keys = [...(await cache.keys())].reverse()
  return Promise.all(
    keys.map(async ({ url }) => ({
      address: new URL(url).pathname,
      title: titleIn((await (await cache.match(url, { ignoreVary: true }))?.text()) ?? ''),
    })),
  )
}

const standInFor = async (path: string): Promise<Response> => {
  const page = await standIn(path)
  return page
    ? answerWith(withKeptPages(await page.text(), await keptPages()), page, 503)
    : Response.error()
}

/**
 * Answers with the page of the site whenever the site answers. If it does not, or only with an error
 * of its own, with the page as it was kept; if that is not there, with one that says what is.
 */
export const openPage: RouteHandlerCallback = async ({ request, event }) => {
  const key = keyOf(request)
  const answer = await network.handle({ request, event }).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (answer && (await savedPage(key))) ?? answer ?? (await standInFor(key))
}
