import { isVisitorsPage, sitePaths } from '../../content/schema/site-paths.ts'
import { syncTag } from '../leads/outbox/outbox.ts'
import { sendWaiting } from '../leads/outbox/worker-outbox.ts'
import { cacheRelease, find } from './caches.ts'
import { openPage } from './pages.ts'
import { checkSwitch, type FetchEvent, isRetired, release, scope } from './scope.ts'

/**
 * The service worker: caches the pages that matter after a storm, serves them when the site does
 * not answer, and sends waiting leads. Handles only pages for visitors and their files: no form, no
 * relay, no picture, and nothing of another site.
 */

// Takes over even if this release cannot be cached, because the previous worker may be broken.
scope.addEventListener('install', (event) => {
  event.waitUntil(
    cacheRelease()
      .catch(console.warn)
      .then(() => scope.skipWaiting()),
  )
})

const takeOver = async () => {
  await scope.clients.claim()
  // Requests pages while the worker starts, so that they are no slower than without it.
  await scope.registration.navigationPreload?.enable()
}

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

// Separate from the responses, so that a worker with wrong responses can still be switched off.
scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(checkSwitch().catch(console.warn))
})

/** Answers with a script, style or font from the cache, or else from the site. */
const openFile = async ({ request }: FetchEvent) => (await find(request)) ?? fetch(request)

const openerOf = ({ method, mode, url }: Request) => {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || isRetired()) return undefined
  if (mode === 'navigate') return isVisitorsPage(pathname) ? openPage : undefined
  return pathname.startsWith(`${sitePaths.assets}/`) ? openFile : undefined
}

scope.addEventListener('fetch', (event) => {
  const open = openerOf(event.request)
  // If anything fails here, such as Cache Storage, the site may still answer.
  if (open) event.respondWith(open(event).catch(() => fetch(event.request)))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting(release.relay))
})
