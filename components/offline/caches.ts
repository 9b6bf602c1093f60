import { languageAt } from '../../content/schema/languages.ts'
import { cachePrefix, deleteCaches, type FetchEvent, isRetired, release, scope } from './scope.ts'

/** The pages of this release that every visitor may need. */
const pagesCache = `${cachePrefix}pages-${release.id}`
const pagesForEveryone = Object.values(release.cached).flat()

/** Other pages as this visitor last saw them, and their maximum number. */
const seenCache = `${cachePrefix}seen`
const maxSeenPages = 40

/**
 * The scripts, styles and fonts of pages, named by content hash so that releases can share them.
 * The maximum is more than two releases have.
 */
const filesCache = `${cachePrefix}files`
const maxFiles = 150

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

const open = async (name: string): Promise<Cache> => {
  if (isRetired()) throw new Error('Retired')
  return caches.open(name)
}

// Ignores `Vary`, because pages request fonts with other headers for the same file.
const find = (asked: RequestInfo, cacheName?: string) =>
  caches.match(asked, { ignoreVary: true, ...(cacheName && { cacheName }) })

/** Returns a page as it was last seen or cached, as a fallback by an earlier release. */
export const findPage = async (path: string): Promise<Response | undefined> =>
  (await find(path, pagesCache)) ?? find(path)

/** Deletes the oldest entries of a cache beyond a maximum. */
const trim = async (cacheName: string, most: number): Promise<void> => {
  const cache = await open(cacheName)
  for (const entry of (await cache.keys()).slice(0, -most)) await cache.delete(entry)
}

/** Returns the paths of pages that were cached when they were seen, the last one first. */
export const seenPages = async (): Promise<string[]> =>
  (await (await open(seenCache)).keys()).map(pathOf).reverse()

/** Answers with a script, style or font from the cache or, the first time, from the site. */
export const openFile = async (event: FetchEvent): Promise<Response> => {
  const cached = await find(event.request, filesCache)
  if (cached) return cached
  const answer = await fetch(event.request)
  const copy = answer.clone()
  const save = async () => (await open(filesCache)).put(event.request, copy)
  if (answer.status === 200) event.waitUntil(save().catch(console.warn))
  return answer
}

const cacheFile = async (address: string): Promise<void> => {
  if (!(await find(address, filesCache))) await (await open(filesCache)).add(address)
}

/** Returns what a page names and its islands load later: fonts and scripts, but no photographs. */
const filesOf = (html: string): string[] => {
  const named = html.match(/(?<=[" (])\/assets\/[\w./-]+/g) ?? []
  const islands = html.match(/(?<= data-island=")\w+/g) ?? []
  return [...named, ...islands.flatMap((island) => release.islands[island] ?? [])]
}

/**
 * Caches a page with its files.
 * @returns false if it is not a page of this release, such as a network's sign-in page.
 */
export const savePage = async (path: string, answer: Response): Promise<boolean> => {
  if (answer.status !== 200 || answer.redirected) return false
  const html = await answer.clone().text()
  if (!html.includes(release.script)) return false
  await Promise.all([...new Set(filesOf(html))].map(cacheFile))
  const cacheName = pagesForEveryone.includes(path) ? pagesCache : seenCache
  await (await open(cacheName)).put(path, answer)
  await trim(seenCache, maxSeenPages)
  return true
}

const cachePage = async (path: string): Promise<void> => {
  if (await find(path, pagesCache)) return
  if (!(await savePage(path, await fetch(path, { cache: 'no-cache' }))))
    throw new Error(`${path} is not of this release`)
}

/**
 * Caches what readers of these pages need, and then deletes what other releases have cached. Looks
 * for each page, because the worker of an earlier release may have deleted it.
 * @throws if this release cannot be cached completely. The next page that is opened retries.
 */
export const cacheFor = async (paths: readonly string[]): Promise<void> => {
  for (const language of new Set(paths.map(languageAt)))
    for (const page of release.cached[language]) await cachePage(page)
  await Promise.all(release.everywhere.map(cacheFile))
  await deleteCaches([pagesCache, seenCache, filesCache])
}

/** Caches a new release: what everyone needs, and the pages that are open. */
export const cacheRelease = async (): Promise<void> => {
  await trim(filesCache, maxFiles)
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const opened = clients.map(pathOf)
  await cacheFor([...opened, ...(await seenPages())])
  for (const path of opened) await cachePage(path).catch(console.warn)
}
