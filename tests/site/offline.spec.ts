import { statSync } from 'node:fs'
import { syncTag } from '../../components/leads/outbox/outbox.ts'
import { addressIn } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { bundleServiceWorker } from '../../renderer/build/service-worker.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { brotliSize, kilobyte } from '../../scripts/report/weight.ts'
import { wholeBrowserOptions } from '../../scripts/system-browser.ts'
import { type BrowserContext, expect, type Page, test } from '../strict-test.ts'
import { htmlOf, readSiteFile, siteFolder } from './built-site.ts'
import { contactForm } from './contact-form.ts'
import { business } from './content.ts'
import { arrivals, takeTime, visitor } from './leads.ts'
import { waitingLeads } from './lost-leads.ts'
import { emergencyServices, phoneLink } from './samples.ts'
import { type UnsteadySite, unsteadySite } from './unsteady-site.ts'
import { wordsIn } from './words.ts'

/** What a visitor has of the site when it cannot be reached. */

// Not every Chromium sends in the background.
test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowserOptions })
test.skip(!business.offline, 'content/business.yaml turns it off')

let site: UnsteadySite
test.beforeEach(async ({ baseURL }) => {
  site = await unsteadySite(baseURL ?? '')
})
test.afterEach(() => site.close())

const open = (page: Page, path: string) => page.goto(site.origin + path)
/** The status of a page; 0 if the browser shows an error of its own. */
const statusOf = (page: Page, path: string) =>
  open(page, path).then(
    (answer) => answer?.status(),
    () => 0,
  )

/** Opens a page and waits for its service worker, which has filled its cache by then. */
const openWithWorker = async (page: Page, path: string) => {
  await open(page, path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The paths in each cache of the browser. */
const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('offline-'))
    const paths = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(paths))
  })

/** Evaluated in the page: how many service workers it has. */
const registered = async () => (await navigator.serviceWorker.getRegistrations()).length

/** Expects that neither a service worker nor a cache of it is left. */
const expectRemoved = async (page: Page) => {
  await expect.poll(() => page.evaluate(registered)).toBe(0)
  await expect.poll(() => cachedIn(page)).toEqual({})
}

/** Stops service workers, as the browser does with idle ones. */
const stopWorkers = async (context: BrowserContext, page: Page) => {
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
}

const said = wordsIn('es')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const savedLine = (page: Page) => page.locator('.saved-copy')
const inSpanish = (page: Addressable) => addressIn('es', addressOf(page))
const seen = inSpanish(linkedPages.financing)
const notSeen = inSpanish(linkedPages.guides)
const always = [...emergencyServices, linkedPages.contact, { kind: 'home' as const }].map(inSpanish)

/** What the site sends for these addresses, in bytes. Fonts are compressed already. */
const weightOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => {
    if (path.endsWith('.woff2')) return sum + statSync(siteFolder + path).size
    return sum + brotliSize(htmlOf(path) || readSiteFile(path), 'quick')
  }, 0)

test('offline, emergency pages and those seen before open in the language of the visitor with the phone; others lead to them', async ({
  page,
}) => {
  await openWithWorker(page, seen)
  expect(weightOf(Object.values(await cachedIn(page)).flat())).toBeLessThan(250 * kilobyte)
  site.online = false
  for (const path of [seen, `${seen}/?utm_source=x`, ...always]) {
    expect((await open(page, path))?.status(), path).toBe(200)
    await expect(savedLine(page).getByRole('link')).toHaveAttribute('href', phoneLink)
    const [start = ''] = said.offline.savedCopy.split('{date}')
    await expect(savedLine(page)).toContainText(`${start}${new Date().getDate()} de `)
  }

  await open(page, notSeen)
  await expect(heading(page)).toHaveText(said.offline.heading)
  await expect(page.getByRole('main').locator(`[href="${phoneLink}"]`).first()).toBeVisible()
  const links = page.locator('#kept-pages a')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    ...always,
    seen,
  ])
  await links.last().click()
  await expect(savedLine(page)).toBeVisible()
})

test('online, a page comes from the network; the cache answers for a host that fails, but not for a network that asks to sign in', async ({
  page,
}) => {
  await openWithWorker(page, seen)
  const signIn = '<title>Sign in</title>'
  site.files.set(seen, signIn)
  await open(page, seen)
  await expect(page).toHaveTitle('Sign in')
  site.files.clear()
  site.instead = (_, response) => response.writeHead(503).end('Nothing here')
  await open(page, seen)
  await expect(savedLine(page)).toBeVisible()
  await open(page, notSeen)
  await expect(heading(page)).toHaveText(said.offline.heading)
  site.instead = undefined
  await open(page, seen)
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
  await open(page, seen)
  await expect(page).toHaveURL(`${portal}/`)
  await expect(page).toHaveTitle('Sign in')
})

test('a release replaces the caches of the one before without reloading a page, and the switch of the host removes all', async ({
  page,
  context,
}) => {
  await openWithWorker(page, seen)
  const pages = Object.keys(await cachedIn(page)).find((name) => name.startsWith('offline-pages-'))
  const id = pages?.replace('offline-pages-', '') ?? ''
  const worker = readSiteFile(sitePaths.serviceWorker)
  site.files.set(sitePaths.serviceWorker, worker.replaceAll(id, 'another'))
  site.asked.length = 0
  await open(page, notSeen)
  await expect
    .poll(async () => Object.keys(await cachedIn(page)).sort())
    .toEqual(['offline-files', 'offline-pages-another', 'offline-seen'])
  // The release has fetched for itself the page that the browser opened.
  await expect.poll(async () => (await cachedIn(page))['offline-seen']).toEqual([seen, notSeen])
  expect(site.asked.filter((path) => path === notSeen)).toHaveLength(2)

  site.files.set(sitePaths.offlineSwitch, 'off')
  await stopWorkers(context, page)
  await open(page, seen)
  await expectRemoved(page)
  // The next page does not install it again.
  await open(page, seen)
  site.asked.length = 0
  await expect.poll(() => site.asked).toContain(sitePaths.offlineSwitch)
  await expectRemoved(page)
})

test('a build without the worker removes it from browsers that have it', async ({ page }) => {
  await openWithWorker(page, seen)
  site.files.set(sitePaths.serviceWorker, await bundleServiceWorker('retired-worker'))
  await open(page, seen)
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
  await open(page, seen)
  await expect.poll(() => page.evaluate(registered)).toBe(0)
})

test('a worker that rejects every request is replaced by the next build, even where Cache Storage fails', async ({
  page,
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
}) => {
  site.files.set(sitePaths.serviceWorker, rejecting + readSiteFile(sitePaths.serviceWorker))
  await openWithWorker(page, seen)
  site.files.set(sitePaths.offlineSwitch, 'off')
  expect(await statusOf(page, seen)).toBe(0)
  await expect.poll(() => statusOf(page, seen)).toBe(200)
  await expectRemoved(page)
})

/** Evaluated in the page: what it has asked the browser to do once there is a connection. */
const backgroundTags = async () => {
  const registration = await navigator.serviceWorker.ready
  return 'sync' in registration ? (registration.sync as SyncManager).getTags() : []
}
type SyncManager = { getTags: () => Promise<string[]> }

/** Makes the browser do what it does by itself once its device has a connection again. */
const sync = async (context: BrowserContext, page: Page) => {
  const browser = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.origin))
      if (own) resolve(own.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.origin,
    registrationId: await registrationId,
    tag: syncTag,
    lastChance: false,
  })
}

test('a message sent offline arrives once when there is a connection, though its tab was closed', async ({
  page,
  context,
  request,
}) => {
  const who = visitor()
  await takeTime(page)
  await openWithWorker(page, seen)
  site.online = false
  await open(page, inSpanish(linkedPages.contact))
  const form = contactForm(page, said)
  await form.fillLong(who)
  await form.send()
  await expect(form.kept).toBeVisible()
  expect(await waitingLeads(page)).toBe(1)
  expect(await page.evaluate(backgroundTags)).toEqual([syncTag])
  const another = await context.newPage()
  await page.close()
  site.online = true
  await sync(context, another)
  await expect.poll(() => arrivals(request, who)).toBe(1)
  await open(another, seen)
  await expect.poll(() => waitingLeads(another)).toBe(0)
  expect(await arrivals(request, who)).toBe(1)
})
