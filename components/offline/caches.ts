import { languageAt } from '../../content/schema/languages.ts'
import { isVisitorsPage } from '../../content/schema/site-paths.ts'
import { cacheName, deleteCaches, isRetired, release, scope } from './scope.ts'

/** More entries than two releases and the pages that were seen need. */
const mostEntries = 250
const mostSeenPages = 40

const open = async (): Promise<Cache> => {
  if (isRetired()) throw new Error('Retired')
  return caches.open(cacheName)
}

/** Returns a page or a file. Ignores `Vary`: pages request fonts with other headers. */
export const find = (asked: RequestInfo): Promise<Response | undefined> =>
  caches.match(asked, { cacheName, ignoreVary: true })

/** Returns the paths of all that is cached, the newest last. */
const cachedPaths = async (): Promise<string[]> =>
  (await (await open()).keys()).map(({ url }) => new URL(url).pathname)

/** Returns the paths of the pages that are cached because they were seen, the newest last. */
export const seenPages = async (): Promise<string[]> => {
  const forEveryone = Object.values(release.pages).flat()
  const isSeen = (path: string) => isVisitorsPage(path) && !forEveryone.includes(path)
  return (await cachedPaths()).filter(isSeen)
}

const cacheFiles = async (files: readonly string[]): Promise<void> => {
  const cached = await cachedPaths()
  await (await open()).addAll([...new Set(files)].filter((file) => !cached.includes(file)))
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
  const html = await answer.clone().text()
  if (answer.status !== 200 || answer.redirected || !html.includes(release.script)) return false
  await cacheFiles(filesOf(html))
  const cache = await open()
  await cache.put(path, answer)
  for (const oldest of (await seenPages()).slice(0, -mostSeenPages)) await cache.delete(oldest)
  return true
}

/**
 * Caches what readers of a page need, unless this release has done so: the pages for everyone, and
 * the scripts that any page may load. Deletes the oldest entries.
 * @throws if something cannot be cached. The next page that is opened retries.
 */
export const cacheFor = async (path: string): Promise<void> => {
  const language = languageAt(path)
  const cache = await open()
  const mark = `/${cacheName}/${release.id}.${language}`
  if (await cache.match(mark)) return
  // First, because files that stay the same for long are among the oldest.
  for (const entry of (await cache.keys()).slice(0, -mostEntries)) await cache.delete(entry)
  await cacheFiles(release.everywhere)
  for (const page of release.pages[language])
    if (!(await savePage(page, await fetch(page)))) throw new Error(`${page} is of another release`)
  await cache.put(mark, new Response())
  // Not earlier, because nothing else may have been cached.
  await deleteCaches(cacheName)
}

/** Caches a new release: what everyone needs, and the pages that are open. */
export const cacheRelease = async (): Promise<void> => {
  for (const { url } of await scope.clients.matchAll({ includeUncontrolled: true })) {
    const path = new URL(url).pathname
    await cacheFor(path)
    await savePage(path, await fetch(path))
  }
}
