import { type Language, languageAt } from '../../../content/model/languages.ts'
import { files, keptCache, visitedCache, visitedPrefix } from './caches.ts'
import { ownCaches } from './own-caches.ts'
import { filesOf } from './page-text.ts'
import { release } from './release.ts'
import { scope, type WorkerEvent } from './scope.ts'

/** So many of the pages that a visitor saw last are loaded again with a new release. */
const mostCarriedOver = 12

const keepFiles = (event: WorkerEvent, addresses: readonly string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const [answer, done] = files.handleAll({ event, request: new Request(address) })
      if (!(await answer).ok) throw new Error(`${address} is not there`)
      await done
    }),
  )

/**
 * Keeps a page with the files that it names.
 * @throws if it cannot be loaded, or is not a page of this release.
 */
const keepPage = async (event: WorkerEvent, cacheName: string, address: string): Promise<void> => {
  const cache = await caches.open(cacheName)
  if (await cache.match(address)) return
  const answer = await fetch(address, { cache: 'no-cache' })
  const html = await answer.clone().text()
  if (!answer.ok || answer.redirected || !html.includes(release.script))
    throw new Error(`${address} is not a page of this release`)
  await keepFiles(event, filesOf(html))
  await cache.put(address, answer)
}

const keeping = new Map<Language, Promise<void>>()

/** Keeps what visitors who read a language need, the most urgent first. What is kept stays. */
export const keepLanguage = (event: WorkerEvent, language: Language): Promise<void> => {
  const keep = async () => {
    const { offline, pages, files } = release.kept[language]
    for (const page of [offline, ...pages]) await keepPage(event, keptCache, page)
    await keepFiles(event, files)
  }
  const kept = keeping.get(language) ?? keep()
  keeping.set(language, kept)
  // The next page tries again.
  kept.catch(() => keeping.delete(language))
  return kept
}

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

/** The pages that are open, and those that an earlier release has kept because they were seen. */
const pagesInUse = async (): Promise<string[]> => {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const former = (await ownCaches()).filter((name) => name.startsWith(visitedPrefix))
  const seen = await Promise.all(former.map(async (name) => (await caches.open(name)).keys()))
  return [...new Set([...open.map(pathOf), ...seen.flat().map(pathOf).slice(-mostCarriedOver)])]
}

/**
 * Keeps what the visitor's languages need and, as far as they can be loaded, the pages in use.
 * @throws if this release cannot be kept as a whole. The next page that is opened tries again.
 */
export const keepRelease = async (event: WorkerEvent): Promise<void> => {
  const inUse = await pagesInUse()
  for (const language of new Set(inUse.map(languageAt))) await keepLanguage(event, language)
  for (const page of inUse) await keepPage(event, visitedCache, page).catch(console.warn)
}
