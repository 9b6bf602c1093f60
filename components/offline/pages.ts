import { allLanguages, languageAt, languages } from '../../content/schema/languages.ts'
import { canonicalPath } from '../../content/schema/paths.ts'
import { offlineIn } from '../../content/schema/site-paths.ts'
import { deleteCaches, type FetchEvent, isSwitchedOff, release, retire, scope } from './scope.ts'

/** Each page script has a cache, because its pages load scripts that those of another do not. */
const cacheName = `offline${release.page}`

/** Returns a page or a file. Ignores `Vary`: pages request fonts with other headers. */
export const find = (asked: RequestInfo): Promise<Response | undefined> =>
  caches.match(asked, { cacheName, ignoreVary: true })

/** The path under which a page is cached. Its query, such as a campaign, makes no other page. */
const pathOf = (url: string): string => canonicalPath(new URL(url).pathname)

/**
 * Caches a page with the files that it names, but no photographs, and those that it may load later.
 * @throws if it is not a page of this release, such as a network's sign-in page.
 */
const savePage = async (path: string, answer: Response): Promise<void> => {
  const html = await answer.clone().text()
  if (answer.status !== 200 || answer.redirected || !html.includes(release.page))
    throw new Error(`${path} is not a page of this release`)
  const cache = await caches.open(cacheName)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const named = html.match(/(?<=[" (])\/assets\/[\w./-]+/g) ?? []
  const islands = html.match(/(?<= data-island=")\w+/g) ?? []
  const used = islands.flatMap((island) => release.islands[island]?.used ?? [])
  const files = new Set([...named, ...release.everywhere, ...used])
  await cache.addAll([...files].filter((file) => !cached.has(file)))
  await cache.put(path, answer)
}

/**
 * Caches a page and, unless this release has done so, the pages for everyone in its language.
 * Removes the service worker instead if the site's switch is off.
 * @throws if something cannot be cached. The next page that is opened retries.
 */
const keepUp = async (path: string, answer: Response): Promise<void> => {
  if (await isSwitchedOff()) return retire()
  await savePage(path, answer)
  const language = languageAt(path)
  const mark = `/release/${release.id}.${language}`
  if (await find(mark)) return
  for (const page of release.pages[language]) await savePage(page, await fetch(page))
  await (await caches.open(cacheName)).put(mark, new Response())
  // Not earlier, because nothing else may have been cached.
  await deleteCaches(cacheName)
}

/** Caches a new release: what everyone needs, and the pages that are open. */
export const cacheRelease = async (): Promise<void> => {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true }))
    await keepUp(pathOf(url), await fetch(url))
}

/** The fallback for a page that is not cached, in the language of the page if that is cached. */
const findFallback = async (path: string): Promise<Response | undefined> => {
  const preferred = [languageAt(path), ...allLanguages]
  const found = await Promise.all(preferred.map((language) => find(offlineIn(language))))
  return found.find(Boolean)
}

/** Responds with a page from the cache. The line above it, of the fallback, says when it was saved. */
const savedPage = async (path: string): Promise<Response | undefined> => {
  const page = await find(path)
  if (!page) return undefined
  const fallback = (await (await findFallback(path))?.text()) ?? ''
  const [, line = ''] = /<template id="saved-copy">([\s\S]*?)<\/template>/.exec(fallback) ?? []
  const { locale } = languages[languageAt(path)]
  const date = new Date(page.headers.get('date') ?? '')
  const time = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  const dated = line.replace('<data value="saved"></data>', () => time)
  const html = (await page.text()).replace(/<main [^>]*>/, (main) => main + dated)
  // With its headers, and so under the same policy.
  return new Response(html, { headers: page.headers })
}

/** Resolves once the site has had ten seconds to start its response. */
const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, 10_000))

/**
 * Responds with the page from the site if the site answers in time. If not, or with a server error,
 * responds with the saved page, or else with the fallback.
 */
export const openPage = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const path = pathOf(request.url)
  const ask = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request)
  const asked = ask().catch(() => undefined)
  // First, so that the switch also removes a worker that fails to respond.
  event.waitUntil(asked.then((page) => page && keepUp(path, page.clone())).catch(console.warn))
  const answer = await Promise.race([asked, timeout()])
  // A network where visitors sign in answers with a redirect (0) or 511.
  if (answer && (answer.status < 500 || answer.status === 511)) return answer
  // Cancels a prerendering page: the site may answer again when the visitor opens it.
  if (request.headers.get('sec-purpose')?.includes('prerender')) return Response.error()
  const saved = (await savedPage(path)) ?? (await findFallback(path))
  return saved ?? (await asked) ?? Response.error()
}
