import { type RequestListener, request } from 'node:http'
import { addressIn } from '../../content/schema/languages.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { type Addressable, addressOf, linkedPages } from '../../renderer/content/addresses.ts'
import type { Release } from '../../renderer/output/service-worker.ts'
import { startLocalServer } from '../servers.ts'
import { readSiteFile } from './built-site.ts'
import { business } from './content.ts'
import { test as formTest, type Page } from './test.ts'

/** Closes the connection of every request. */
export const cut: RequestListener = ({ socket }) => void socket.destroy()

/** Starts a proxy for the site, whose responses a test replaces. */
const startProxy = async (host: string) => {
  const site = {
    /** Responds to every request in place of the site. */
    instead: undefined as RequestListener | undefined,
    /** Texts in place of files of the site. */
    files: new Map<string, string>(),
    asked: [] as string[],
  }
  const pass: RequestListener = (asked, response) => {
    const { url = '/', method, headers } = asked
    const passed = request(`${host}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => asked.socket.destroy())
    asked.pipe(passed)
  }
  const { port, stop } = await startLocalServer((asked, response) => {
    const [path = '/'] = (asked.url ?? '').split('?')
    site.asked.push(path)
    const text = site.files.get(path)
    if (site.instead || text === undefined) return (site.instead ?? pass)(asked, response)
    const type = path.includes('.') ? 'text/javascript' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end(text)
  })
  return Object.assign(site, { origin: `http://localhost:${port}`, stop })
}

/** Tests with service workers, on a site whose connection fails. */
export const test = formTest.extend<{ site: Awaited<ReturnType<typeof startProxy>> }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  site: async ({}, use, { project }) => {
    test.skip(!business.offline, 'content/business.yaml turns it off')
    const site = await startProxy(project.use.baseURL ?? '')
    await use(site)
    await site.stop()
  },
  baseURL: ({ site }, use) => use(site.origin),
})

/** Opens a page and waits for its service worker, which has filled its cache by then. */
export const openWithWorker = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The facts about the site in its service worker, and the code behind them. */
export const builtWorker = () => {
  const text = readSiteFile(sitePaths.serviceWorker)
  const [, facts = '{}', code] = /^self\.RELEASE=(\{.*?\});(.*)$/s.exec(text) ?? []
  return { release: JSON.parse(facts) as Release, code }
}

export const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const opened = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(opened)).flat().map(({ url }) => new URL(url).pathname)
  })

export const inSpanish = (page: Addressable) => addressIn('es', addressOf(page))
export const seen = inSpanish(linkedPages.financing)
export const notSeen = inSpanish(linkedPages.guides)
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const savedLine = (page: Page) => page.locator('.banner[role="status"]')
