import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { canonicalPath } from '../../../content/model/canonical-path.ts'
import { languageAt } from '../../../content/model/languages.ts'
import { atMost, visitedCache } from './caches.ts'
import { keepLanguage } from './keep.ts'
import { isRetired, lookAtSwitch } from './look-at-switch.ts'
import { release } from './release.ts'
import { isMadeHere, savedPage, standInFor } from './saved-pages.ts'
import type { WorkerEvent } from './scope.ts'

/** How long the site may take to begin its answer before a kept page is shown, in seconds. */
const patience = 8

/**
 * How long a page that is not kept may take before the visitor is told what is, in seconds. On a bad
 * connection a page comes slowly, and is worth more than that.
 */
const longPatience = 20

/** How many pages are kept because they were seen. */
const mostPages = 40

/** Whatever follows its path, such as a campaign, a page is the same. */
const pathOf = ({ url }: Request): string => canonicalPath(new URL(url).pathname)

/** Whether an answer is a page of this release. A network that asks for a password answers, too. */
const isPage = async (response: Response): Promise<boolean> =>
  response.status === 200 &&
  !response.redirected &&
  !isRetired() &&
  (await response.clone().text()).includes(release.script)

const lookAfter = async (event: WorkerEvent, path: string): Promise<void> => {
  await lookAtSwitch()
  if (!isRetired()) await keepLanguage(event, languageAt(path))
}

const savedPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pathOf(request),
  cacheWillUpdate: async ({ response }) => ((await isPage(response)) ? response : null),
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

const pause = (seconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * Answers with the page of the site whenever the site answers. If it does not, or only with an error
 * of its own, with the page as it was kept; if that is not there, with one that says what is.
 */
export const openPage: RouteHandlerCallback = async ({ request, event }) => {
  const path = pathOf(request)
  const asked = network.handle({ request, event }).catch(() => undefined)
  const answer = await Promise.race([asked, pause(longPatience)])
  if (isMadeReady(request) && (!answer || isMadeHere(answer))) return Response.error()
  if (answer && answer.status < 500) return answer
  return (
    (answer && (await savedPage(path))) ?? (await standInFor(path)) ?? answer ?? Response.error()
  )
}
