import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { canonicalPath } from '../../../content/model/canonical-path.ts'
import { languageAt } from '../../../content/model/languages.ts'
import { atMost, visitedCache } from './caches.ts'
import { keepLanguage } from './keep.ts'
import { isRetired, lookAtSwitch } from './look-at-switch.ts'
import { isMadeHere, savedPage, standInFor } from './saved-pages.ts'
import type { WorkerEvent } from './scope.ts'

/** How long the site may take to begin its answer before a kept page is shown, in seconds. */
const patience = 8

/** How many pages are kept because they were seen. */
const mostPages = 40

/** Whatever follows its path, such as a campaign, a page is the same. */
const pathOf = ({ url }: Request): string => canonicalPath(new URL(url).pathname)

const isPage = ({ status, redirected, headers }: Response) =>
  status === 200 && !redirected && !!headers.get('content-type')?.startsWith('text/html')

const lookAfter = async (event: WorkerEvent, path: string): Promise<void> => {
  await lookAtSwitch()
  if (!isRetired()) await keepLanguage(event, languageAt(path))
}

const savedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
  cacheWillUpdate: async ({ response }) => (isPage(response) && !isRetired() ? response : null),
  cachedResponseWillBeUsed: async ({ request }) => savedPage(pathOf(request)),
  // Last, when there is nothing left to be kept of this page.
  handlerDidComplete: ({ event, request }) => lookAfter(event, pathOf(request)).catch(console.warn),
}

const network = new NetworkFirst({
  cacheName: visitedCache,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [atMost(mostPages), savedPages],
})

/** Whether a page is only made ready: the visitor may open it when the site answers again. */
const isMadeReady = ({ headers }: Request) => headers.get('sec-purpose')?.includes('prerender')

/**
 * Answers with the page of the site whenever the site answers. If it does not, or only with an error
 * of its own, with the page as it was kept; if that is not there, with one that says what is.
 */
export const openPage: RouteHandlerCallback = async ({ request, event }) => {
  const path = pathOf(request)
  const answer = await network.handle({ request, event }).catch(() => undefined)
  if (isMadeReady(request) && (!answer || isMadeHere(answer))) return Response.error()
  if (answer && answer.status < 500) return answer
  return (answer && (await savedPage(path))) ?? answer ?? (await standInFor(path))
}
