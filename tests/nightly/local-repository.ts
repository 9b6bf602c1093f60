import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from 'playwright/test'
import { sitePaths } from '../../content/schema/site-paths.ts'
import type { ContentFolder } from '../../renderer/content/folder.ts'

/** Runs in the page: writes files to the disk of the browser. */
const writeFiles = async (files: ContentFolder['sources']) => {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle('.git', { create: true })
  for (const { path, text } of files) {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    let place = root
    for (const folder of folders) place = await place.getDirectoryHandle(folder, { create: true })
    const file = await place.getFileHandle(name, { create: true })
    const writable = await file.createWritable()
    await writable.write(text)
    await writable.close()
  }
}

/** Runs in the page: reads the files back. */
const readFiles = async (files: ContentFolder['sources']) => {
  const read = async (path: string) => {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    let place = await navigator.storage.getDirectory()
    for (const folder of folders) place = await place.getDirectoryHandle(folder)
    return { path, text: await (await (await place.getFileHandle(name)).getFile()).text() }
  }
  return Promise.all(files.map(({ path }) => read(path)))
}

/**
 * Creates a repository on the disk of the browser, which the folder picker of a page returns, with
 * the text files of a content folder. The forms are served from the folder of a site.
 * @returns a function that reads its files.
 */
export const localRepository = async (page: Page, site: string, { sources }: ContentFolder) => {
  const { cms } = sitePaths
  const isOfForms = ({ pathname }: URL) => `${pathname}/`.startsWith(`${cms}/`)
  await page.route(isOfForms, (route: Route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(site, pathname === cms ? `${cms}.html` : pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  // A page without scripts.
  await page.goto(sitePaths.siteMap)
  await page.evaluate(writeFiles, sources)
  return () => page.evaluate(readFiles, sources)
}
