import { isVisitorsPage, sitePaths } from '../../content/schema/site-paths.ts'
import { syncTag } from '../leads/outbox/outbox.ts'
import { sendWaiting } from '../leads/outbox/worker-outbox.ts'
import { cacheRelease, openFile } from './caches.ts'
import { openPage } from './pages.ts'
import { isRetired, obeySwitch, release, scope } from './scope.ts'

/**
 * The service worker: caches the pages that matter after a storm, opens them when the site does not
 * answer, and sends leads that wait. It touches nothing but pages for visitors and the files they
 * are made of: no form, no relay, no picture, and nothing of another site.
 */

// A worker that cannot cache this release takes over too: the one before it may be broken.
scope.addEventListener('install', (event) => {
  event.waitUntil(
    cacheRelease()
      .catch(console.warn)
      .then(() => scope.skipWaiting()),
  )
})

const takeOver = async () => {
  await scope.clients.claim()
  // Pages are asked for while the worker starts, and so are no slower than without it.
  await scope.registration.navigationPreload?.enable()
}

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

// Apart from what answers: a worker that answers wrongly can still be switched off.
scope.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(obeySwitch().catch(console.warn))
})

const openerOf = ({ method, mode, url }: Request) => {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || isRetired()) return undefined
  if (mode === 'navigate') return isVisitorsPage(pathname) ? openPage : undefined
  return pathname.startsWith(`${sitePaths.assets}/`) ? openFile : undefined
}

scope.addEventListener('fetch', (event) => {
  const open = openerOf(event.request)
  // Whatever fails here, such as Cache Storage, the site may still answer.
  if (open) event.respondWith(open(event).catch(() => fetch(event.request)))
})

scope.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting(release.relay))
})
