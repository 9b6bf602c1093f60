import { isVisitorsPage, sitePaths } from '../../content/schema/site-paths.ts'
import { syncTag } from '../leads/outbox/outbox.ts'
import { sendWaiting } from '../leads/outbox/worker-outbox.ts'
import { cacheRelease, find, openPage } from './pages.ts'
import { type FetchEvent, release, scope } from './scope.ts'

/**
 * The service worker: caches the pages that matter after a storm, serves them when the site does
 * not answer, and sends waiting leads. Handles only pages for visitors and their files: no form, no
 * relay, no picture, and nothing of another site.
 */

scope.oninstall = (event) => {
  // Takes over even if this release cannot be cached, because the previous worker may be broken.
  scope.skipWaiting()
  event.waitUntil(cacheRelease().catch(console.warn))
}

scope.onactivate = (event) => {
  event.waitUntil(scope.clients.claim())
  // Requests pages while the worker starts, so that they are no slower than without it.
  event.waitUntil(scope.registration.navigationPreload.enable())
}

/** Answers with a script, style or font from the cache, or else from the site. */
const openFile = async ({ request }: FetchEvent) => (await find(request)) ?? fetch(request)

const openerOf = ({ method, mode, url }: Request) => {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return undefined
  if (mode === 'navigate') return isVisitorsPage(pathname) ? openPage : undefined
  return pathname.startsWith(`${sitePaths.assets}/`) ? openFile : undefined
}

scope.onfetch = (event) => {
  const open = openerOf(event.request)
  // If anything fails here, such as Cache Storage, the site may still answer.
  if (open) event.respondWith(open(event).catch(() => fetch(event.request)))
}

scope.onsync = (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting(release.relay))
}
