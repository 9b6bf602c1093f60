import { type RequestListener, request } from 'node:http'
import { addressIn } from '../../content/schema/languages.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import { startLocalServer } from '../servers.ts'
import { wholeBrowserOptions } from '../system-browser.ts'
import { business } from './content.ts'
import { type BrowserContext, expect, test as formTest, type Page } from './test.ts'

/** A proxy for the site, whose connection a test cuts and whose files it replaces. */
type UnsteadySite = {
  origin: string
  /** True while requests get a response. Otherwise their connection is closed. */
  online: boolean
  instead?: RequestListener | undefined
  files: Map<string, string>
  asked: string[]
  close: () => void
}

const unsteadySite = async (host: string): Promise<UnsteadySite> => {
  const { port, stop } = await startLocalServer((asked, response) => {
    const { url = '/', method, headers } = asked
    const [path = '/'] = url.split('?')
    site.asked.push(path)
    if (!site.online) return void asked.socket.destroy()
    if (site.instead) return void site.instead(asked, response)
    const text = site.files.get(path)
    if (text !== undefined) {
      const type = path.includes('.') ? 'text/javascript' : 'text/html'
      return void response.writeHead(200, { 'content-type': type }).end(text)
    }
    const passed = request(`${host}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  })
  const site: UnsteadySite = {
    origin: `http://localhost:${port}`,
    online: true,
    files: new Map(),
    asked: [],
    close: stop,
  }
  return site
}

/** Tests with service workers, on a site whose connection fails. */
export const test = formTest.extend<{ site: UnsteadySite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  site: async ({}, use, { project }) => {
    test.skip(!business.offline, 'content/business.yaml turns it off')
    const site = await unsteadySite(project.use.baseURL ?? '')
    await use(site)
    site.close()
  },
  baseURL: ({ site }, use) => use(site.origin),
})

/** Not every Chromium supports Background Sync. */
export const launchOptions = wholeBrowserOptions

/** Returns the status of a page; 0 if the browser shows its own error. */
export const statusOf = (page: Page, path: string) =>
  page.goto(path).then(
    (answer) => answer?.status(),
    () => 0,
  )

/** Opens a page and waits for its service worker, which has filled its cache by then. */
export const openWithWorker = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

export const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(opened)).flat().map(({ url }) => new URL(url).pathname)
  })

export const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

export const expectRemoved = async (page: Page) => {
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => cachedIn(page)).toEqual([])
}

/** Stops service workers, as the browser does with idle ones. */
export const stopWorkers = async (context: BrowserContext, page: Page) => {
  const browser = await context.newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
}

export const inSpanish = (page: Addressable) => addressIn('es', addressOf(page))
export const seen = inSpanish(linkedPages.financing)
export const notSeen = inSpanish(linkedPages.guides)
export const savedLine = (page: Page) => page.locator('.banner[role="status"]')
