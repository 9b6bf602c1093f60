import { sitePaths } from '../../content/schema/site-paths.ts'
import { bundleServiceWorker } from '../../renderer/build/service-worker.ts'
import { readSiteFile } from '../site/built-site.ts'
import {
  countWorkers,
  expectRemoved,
  launchOptions,
  notSeen,
  openWithWorker,
  savedLine,
  seen,
  statusOf,
  stopWorkers,
  test,
} from '../site/offline.ts'
import { expect } from '../strict-test.ts'

/** Service workers that are broken, or that the next build no longer has. */

test.use({ launchOptions })

test('a build without the worker removes it from browsers that have it', async ({ page, site }) => {
  await openWithWorker(page, seen)
  site.files.set(sitePaths.serviceWorker, await bundleServiceWorker('retired-worker'))
  await page.goto(seen)
  await expectRemoved(page)
})

/** Code that makes Cache Storage fail from now on, as where a disk is full or damaged. */
const cachesFail = `for (const { prototype } of [CacheStorage, Cache])
  for (const name of Object.getOwnPropertyNames(prototype))
    if (name !== 'constructor') prototype[name] = () => Promise.reject(new Error('No caches'));`

/** Code that rejects every request that is answered. */
const rejecting = `const { respondWith } = FetchEvent.prototype;
FetchEvent.prototype.respondWith = function () { respondWith.call(this, Promise.reject(new Error('Broken'))) };`

test('where Cache Storage fails, all comes from the site, and the switch still removes the worker', async ({
  page,
  site,
  context,
}) => {
  const worker = readSiteFile(sitePaths.serviceWorker)
  site.files.set(
    sitePaths.serviceWorker,
    `addEventListener('fetch', () => { ${cachesFail} });${worker}`,
  )
  await openWithWorker(page, seen)
  const loaded: string[] = []
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  page.on('response', (answer) => {
    if (answer.fromServiceWorker()) loaded.push(new URL(answer.url()).pathname)
  })
  for (const path of [seen, notSeen]) {
    expect(await statusOf(page, path)).toBe(200)
    await page.evaluate(() => document.fonts.ready)
    await expect(savedLine(page)).toHaveCount(0)
  }
  expect(failed).toEqual([])
  expect(loaded.join()).toMatch(/\.js\b.*\.woff2|\.woff2.*\.js\b/)
  site.files.set(sitePaths.offlineSwitch, 'off')
  await stopWorkers(context, page)
  await page.goto(seen)
  await expect.poll(() => countWorkers(page)).toBe(0)
})

test('a worker that rejects every request is replaced by the next build, even where Cache Storage fails', async ({
  page,
  site,
}) => {
  const worker = `${rejecting}
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith());`
  site.files.set(sitePaths.serviceWorker, worker)
  await openWithWorker(page, seen)
  expect(await statusOf(page, seen)).toBe(0)
  site.files.set(sitePaths.serviceWorker, cachesFail + readSiteFile(sitePaths.serviceWorker))
  await expect.poll(() => statusOf(page, seen)).toBe(200)
})

test('a worker that rejects every request removes itself when the host switches it off', async ({
  page,
  site,
}) => {
  site.files.set(sitePaths.serviceWorker, rejecting + readSiteFile(sitePaths.serviceWorker))
  await openWithWorker(page, seen)
  site.files.set(sitePaths.offlineSwitch, 'off')
  expect(await statusOf(page, seen)).toBe(0)
  await expect.poll(() => statusOf(page, seen)).toBe(200)
  await expectRemoved(page)
})
