import { sitePaths } from '../../content/schema/site-paths.ts'
import { bundledWorker } from '../../renderer/output/site-folder.ts'
import { readSiteFile } from '../site/built-site.ts'
import { wordsIn } from '../site/content.ts'
import {
  cachedIn,
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
import { expect, type Page } from '../strict-test.ts'

/** Service workers from one release to the next, and those that are broken. */

test.use({ launchOptions })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cacheEmpty = (page: Page, cacheName: string, path: string) =>
  page.evaluate(async ([name, file]) => (await caches.open(name)).put(file, new Response()), [
    cacheName,
    path,
  ] as const)

test('online, a page comes from the network; the cache answers for a host that fails, but not for a network that asks to sign in', async ({
  page,
  site,
}) => {
  await openWithWorker(page, seen)
  const signIn = '<title>Sign in</title>'
  site.files.set(seen, signIn)
  await page.goto(seen)
  await expect(page).toHaveTitle('Sign in')
  site.files.clear()
  site.instead = (_, response) => response.writeHead(503).end('Nothing here')
  await page.goto(seen)
  await expect(savedLine(page)).toBeVisible()
  await page.goto(notSeen)
  await expect(heading(page)).toHaveText(wordsIn('es').offline.heading)
  site.instead = undefined
  await page.goto(seen)
  await expect(heading(page)).toBeVisible()
  await expect(savedLine(page)).toHaveCount(0)

  site.instead = (_, response) =>
    response.writeHead(511, { 'content-type': 'text/html' }).end(signIn)
  expect(await statusOf(page, seen)).toBe(511)
  await expect(page).toHaveTitle('Sign in')
  const portal = site.origin.replace('localhost', '127.0.0.1')
  site.instead = ({ headers }, response) =>
    headers.host === new URL(portal).host
      ? response.writeHead(200, { 'content-type': 'text/html' }).end(signIn)
      : response.writeHead(302, { location: portal }).end()
  await page.goto(seen)
  await expect(page).toHaveURL(`${portal}/`)
  await expect(page).toHaveTitle('Sign in')
})

test('a release replaces the caches of the one before without reloading a page, and the switch of the host removes all', async ({
  page,
  site,
  context,
}) => {
  await openWithWorker(page, seen)
  const mark = (await cachedIn(page)).find((path) => path.startsWith('/offline/')) ?? ''
  const id = mark.replace(/^.*\/|\..*$/g, '')
  const worker = readSiteFile(sitePaths.serviceWorker)
  site.files.set(sitePaths.serviceWorker, worker.replaceAll(id, 'another'))
  site.asked.length = 0
  const ofEarlier = '/of-an-earlier-release'
  await cacheEmpty(page, 'offline-pages-1', ofEarlier)
  await page.goto(notSeen)
  await expect.poll(() => cachedIn(page)).not.toContain(ofEarlier)
  await expect.poll(() => cachedIn(page)).toContain(mark.replace(id, 'another'))
  // The new release has fetched the page that the browser opened.
  await expect.poll(() => site.asked.filter((path) => path === notSeen)).toHaveLength(2)
  expect(await cachedIn(page)).toEqual(expect.arrayContaining([seen, notSeen]))

  site.files.set(sitePaths.offlineSwitch, 'off')
  await stopWorkers(context, page)
  await page.goto(seen)
  await expectRemoved(page)
  // The next page does not install it again.
  await page.goto(seen)
  site.asked.length = 0
  await expect.poll(() => site.asked).toContain(sitePaths.offlineSwitch)
  await expectRemoved(page)
})

test('where the site does not answer, a page that is not cached waits before the fallback comes', async ({
  page,
  site,
}) => {
  await openWithWorker(page, seen)
  site.instead = () => undefined
  await page.goto(notSeen)
  await expect(heading(page)).toHaveText(wordsIn('es').offline.heading)
})

test('of the pages that were seen, the last forty stay', async ({ page }) => {
  await openWithWorker(page, seen)
  const older = Array.from({ length: 60 }, (_, index) => `/seen-before-${index}`)
  for (const path of older) await cacheEmpty(page, 'offline', path)
  await page.goto(notSeen)
  const left = async () => (await cachedIn(page)).filter((path) => older.includes(path))
  await expect.poll(left).toEqual(older.slice(-39))
})

test('a build without the worker removes it from browsers that have it', async ({ page, site }) => {
  await openWithWorker(page, seen)
  site.files.set(sitePaths.serviceWorker, bundledWorker('retired-worker'))
  await page.goto(seen)
  await expectRemoved(page)
})

/** Code that makes Cache Storage fail from now on, as on a full or damaged disk. */
const cachesFail = `for (const { prototype } of [CacheStorage, Cache])
  for (const name of Object.getOwnPropertyNames(prototype))
    if (name !== 'constructor') prototype[name] = () => Promise.reject(new Error('No caches'));`

/** Code that rejects every request that the worker handles. */
const rejecting = `const { respondWith } = FetchEvent.prototype;
FetchEvent.prototype.respondWith = function () { respondWith.call(this, Promise.reject(new Error('Broken'))) };`

test('if Cache Storage fails, all comes from the site, and the switch still removes the worker', async ({
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
