import { registerRoute } from 'workbox-routing'
import { sitePaths } from '../../content/model/site-paths.ts'
import { sendWaiting } from '../leads/outbox/send-waiting.ts'
import { syncTag } from '../leads/outbox/sync.ts'
import { files, removeOtherReleases } from './worker/caches.ts'
import { keepRelease } from './worker/keep.ts'
import { isRetired, lookAtSwitch } from './worker/look-at-switch.ts'
import { openPage } from './worker/pages.ts'
import { release } from './worker/release.ts'
import { scope } from './worker/scope.ts'
import { isVisitorsPage } from './worker/visitors-page.ts'

/**
 * The service worker: keeps the pages that matter after a storm, opens them when the site does not
 * answer, and sends leads that wait. It touches nothing but pages for visitors and the files they
 * are made of: no form, no relay, no picture, and nothing of another site.
 */

scope.addEventListener('install', (event) => {
  event.waitUntil(keepRelease(event).then(() => scope.skipWaiting()))
})

const takeOver = async () => {
  await removeOtherReleases()
  // Pages are asked for while the worker starts, and so are no slower than without it.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
  await lookAtSwitch()
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().catch(console.warn))
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isVisitorsPage(url.pathname) && !isRetired(),
  openPage,
)

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(`${sitePaths.assets}/`) && !isRetired(),
  files,
)

scope.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendWaiting(release.relay))
})
