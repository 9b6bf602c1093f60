import { sitePaths } from '../../content/schema/site-paths.ts'
import { bundledWorker } from '../../renderer/output/site-folder.ts'
import { readSiteFile } from '../site/built-site.ts'
import { wordsIn } from '../site/content.ts'
import {
  builtWorker,
  cachedIn,
  heading,
  notSeen,
  openWithWorker,
  savedLine,
  seen,
  test,
} from '../site/offline.ts'
import { expect, type Page } from '../strict-test.ts'
import { wholeBrowserOptions } from '../system-browser.ts'

/** Service workers from one release to the next, and those that are broken. */

test.use({ launchOptions: wholeBrowserOptions })

/** Returns the status of a page; 0 if the browser shows its own error. */
const statusOf = (page: Page, path: string) =>
  page.goto(path).then(
    (answer) => answer?.status(),
    () => 0,
  )

const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

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
  site.instead = undefined
  await page.goto(seen)
  await expect(heading(page)).toBeVisible()
  await expect(savedLine(page)).toHaveCount(0)

  const portal = site.origin.replace('localhost', '127.0.0.1')
  site.instead = ({ headers }, response) =>
    headers.host === new URL(portal).host
      ? response.writeHead(511, { 'content-type': 'text/html' }).end(signIn)
      : response.writeHead(302, { location: portal }).end()
  await page.goto(seen)
  await expect(page).toHaveURL(`${portal}/`)
  site.instead = (_, response) => response.writeHead(511).end(signIn)
  expect(await statusOf(page, seen)).toBe(511)
})

test('where the site does not answer, the fallback does', async ({ page, site }) => {
  await openWithWorker(page, seen)
  site.instead = () => undefined
  await page.goto(notSeen)
  await expect(heading(page)).toHaveText(wordsIn('es').offline.heading)
})

/** Returns the worker of another release. */
const workerOf = (other: { id?: string; page?: string }) => {
  const { release, code } = builtWorker()
  return `self.RELEASE=${JSON.stringify({ ...release, ...other })};${code}`
}

test('a release caches its pages again without reloading one, and only other code drops those seen', async ({
  page,
  site,
}) => {
  await openWithWorker(page, seen)
  const names = () => page.evaluate(() => caches.keys())
  site.files.set(serviceWorker, workerOf({ id: 'other-content' }))
  site.asked.length = 0
  await page.goto(notSeen)
  await expect.poll(() => cachedIn(page)).toContain('/release/other-content.es')
  // The new release has fetched the page that the browser opened.
  await expect.poll(() => site.asked.filter((path) => path === notSeen)).toHaveLength(2)
  expect(await cachedIn(page)).toEqual(expect.arrayContaining([seen, notSeen]))

  site.files.set(serviceWorker, workerOf({ page: '/assets/entries/' }))
  await page.goto(notSeen)
  await expect.poll(names).toEqual(['offline/assets/entries/'])
  expect(await cachedIn(page)).not.toContain(seen)
})

/** Code that rejects every request that the worker handles. */
const rejecting = `const { respondWith } = FetchEvent.prototype;
FetchEvent.prototype.respondWith = function () { respondWith.call(this, Promise.reject(new Error('Broken'))) };`

/** Code that makes Cache Storage fail, as on a full or damaged disk. */
const cachesFail = `for (const { prototype } of [CacheStorage, Cache])
  for (const name of Object.getOwnPropertyNames(prototype))
    if (name !== 'constructor') prototype[name] = () => Promise.reject(new Error('No caches'));`

const { serviceWorker, offlineSwitch } = sitePaths
const built = readSiteFile(serviceWorker)

for (const [what, path, text] of [
  ['the switch of the host', offlineSwitch, 'off'],
  ['a build without it', serviceWorker, bundledWorker('retired-worker')],
] as const)
  test(`${what} removes a worker, even one that rejects every request, with its cache`, async ({
    page,
    site,
  }) => {
    site.files.set(serviceWorker, rejecting + built)
    await openWithWorker(page, seen)
    site.files.set(path, text)
    expect(await statusOf(page, seen)).toBe(0)
    await expect.poll(() => statusOf(page, seen)).toBe(200)
    // The next page does not install it again.
    site.asked.length = 0
    await expect.poll(() => site.asked).toContain(offlineSwitch)
    await expect.poll(() => countWorkers(page)).toBe(0)
    await expect.poll(() => cachedIn(page)).toEqual([])
  })

test('the next build replaces a worker that rejects every request, even where Cache Storage fails', async ({
  page,
  site,
}) => {
  site.files.set(serviceWorker, rejecting + built)
  await openWithWorker(page, seen)
  site.files.set(serviceWorker, cachesFail + built)
  expect(await statusOf(page, seen)).toBe(0)
  await expect.poll(() => statusOf(page, seen)).toBe(200)
})

test('if Cache Storage fails, all comes from the site, and the switch still removes the worker', async ({
  page,
  site,
}) => {
  site.files.set(serviceWorker, `addEventListener('fetch', () => { ${cachesFail} });${built}`)
  await openWithWorker(page, seen)
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  for (const path of [seen, notSeen]) {
    expect(await statusOf(page, path)).toBe(200)
    await page.evaluate(() => document.fonts.ready)
    await expect(savedLine(page)).toHaveCount(0)
  }
  expect(failed).toEqual([])
  site.files.set(offlineSwitch, 'off')
  await page.goto(seen)
  await expect.poll(() => countWorkers(page)).toBe(0)
})
