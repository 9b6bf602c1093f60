import { allLanguages, languageAt } from '../../../content/model/languages.ts'
import { keptCache, visitedCache } from './caches.ts'
import { type KeptPage, titleIn, withKeptPages, withSavedLine } from './page-text.ts'
import { release } from './release.ts'

/** Pages that this browser has kept, as they are shown while the site does not answer. */

const find = async (cacheName: string, path: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(path, { ignoreVary: true })

/** The page that stands in for others: in the language of the address if it is kept. */
const standIn = async (path: string): Promise<Response | undefined> => {
  for (const language of [languageAt(path), ...allLanguages]) {
    const page = await find(keptCache, release.kept[language].offline)
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

/** Whether an answer was made here, and did not come from the site. */
export const isMadeHere = ({ type }: Response): boolean => type === 'default'

/** A page as it was last seen, or else as every visitor keeps it, with a line that says so. */
export const savedPage = async (path: string): Promise<Response | undefined> => {
  const page = (await find(visitedCache, path)) ?? (await find(keptCache, path))
  if (!page) return undefined
  const offline = (await (await standIn(path))?.text()) ?? ''
  const date = page.headers.get('date') ?? ''
  return answerWith(withSavedLine(await page.text(), offline, date), page)
}

/** The pages that are kept because they were seen, the last one first. */
const seenPages = async (): Promise<KeptPage[]> => {
  const keys = await (await caches.open(visitedCache)).keys()
  const paths = keys.map(({ url }) => new URL(url).pathname).reverse()
  return Promise.all(
    paths.map(async (address) => {
      const page = await find(visitedCache, address)
      return { address, title: titleIn((await page?.text()) ?? '') }
    }),
  )
}

/** What is shown in the place of a page that is not kept: which pages are. */
export const standInFor = async (path: string): Promise<Response | undefined> => {
  const page = await standIn(path)
  return page && answerWith(withKeptPages(await page.text(), await seenPages()), page, 503)
}
