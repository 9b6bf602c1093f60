import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { ContentFolder } from '../../content/model/check/index.ts'

type Options = { site: string; origin: string; folder: ContentFolder }

/**
 * A repository on the disk of the browser, which the folder picker of a page picks, with the text
 * files of a content folder. The page itself is served from the folder of a site.
 */
export const localRepository = async (page: Page, { site, origin, folder }: Options) => {
  const elsewhere: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (/^https?:/.test(url) && !url.startsWith(origin)) elsewhere.push(url)
  })
  await page.route(`${origin}/admin**`, serve)
  await page.route(`${origin}/admin/**`, serve)
  await page.route(`${origin}/empty`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  )
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/empty')
  await page.evaluate(async (sources) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const { path, text } of sources) {
      const names = path.split('/')
      let place = root
      for (const name of names.slice(0, -1))
        place = await place.getDirectoryHandle(name, { create: true })
      const file = await place.getFileHandle(names.at(-1) ?? '', { create: true })
      const writable = await file.createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, folder.sources)

  const readFiles = (paths: readonly string[]) =>
    page.evaluate(async (wanted) => {
      const texts: string[] = []
      for (const path of wanted) {
        const names = path.split('/')
        let place = await navigator.storage.getDirectory()
        for (const name of names.slice(0, -1)) place = await place.getDirectoryHandle(name)
        const file = await place.getFileHandle(names.at(-1) ?? '')
        texts.push(await (await file.getFile()).text())
      }
      return texts
    }, paths)

  return {
    /** What the page got from other servers. */
    elsewhere,
    read: async (path: string): Promise<string> => (await readFiles([path]))[0] ?? '',
    readAll: async () => {
      const texts = await readFiles(folder.sources.map(({ path }) => path))
      return folder.sources.map(({ path }, index) => ({ path, text: texts[index] ?? '' }))
    },
  }

  async function serve(route: Parameters<Parameters<Page['route']>[1]>[0]) {
    const { pathname } = new URL(route.request().url())
    const file = join(site, pathname === '/admin' ? '/admin.html' : pathname)
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }))
  }
}
