import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright/test'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { ContentFolder } from '../../renderer/content/folder.ts'
import type { SourceFile } from '../../renderer/content/source.ts'

type Options = { site: string; origin: string; folder: ContentFolder }

const writeFiles = (page: Page, sources: readonly SourceFile[]) =>
  page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const { path, text } of files) {
      const names = path.split('/')
      let place = root
      for (const name of names.slice(0, -1))
        place = await place.getDirectoryHandle(name, { create: true })
      const file = await place.getFileHandle(names.at(-1) ?? '', { create: true })
      const writable = await file.createWritable()
      await writable.write(text)
      await writable.close()
    }
  }, sources)

const readFile = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (names) => {
    let place = await navigator.storage.getDirectory()
    for (const name of names.slice(0, -1)) place = await place.getDirectoryHandle(name)
    const file = await place.getFileHandle(names.at(-1) ?? '')
    return (await file.getFile()).text()
  }, path.split('/'))

const serveFrom = (site: string) => async (route: Route) => {
  const { pathname } = new URL(route.request().url())
  const file = join(site, pathname === sitePaths.cms ? `${pathname}.html` : pathname)
  await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }))
}

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
  await page.route(`${origin}${sitePaths.cms}**`, serveFrom(site))
  await page.route(`${origin}${sitePaths.cms}/**`, serveFrom(site))
  await page.route(`${origin}/empty`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  )
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto('/empty')
  await writeFiles(page, folder.sources)
  return {
    /** What the page got from other servers. */
    elsewhere,
    read: (path: string) => readFile(page, path),
    readAll: () =>
      Promise.all(
        folder.sources.map(async ({ path }) => ({ path, text: await readFile(page, path) })),
      ),
  }
}
