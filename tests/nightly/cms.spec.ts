import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { placeCms } from '../../renderer/cms/build-cms.ts'
import { labelOf } from '../../renderer/cms/fields.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { isError } from '../../renderer/content/problem.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { siteFolder } from '../../renderer/output/site-folder.ts'
import { checkContent } from '../../scripts/check.ts'
import { site as content } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'

const folder = readFolder({ root: process.cwd(), env: {} })
type Files = typeof folder.sources

/** Runs in the page: returns the texts of the disk of the browser, after writing files there. */
const onDisk = async ({ files, isToWrite }: { files: Files; isToWrite: boolean }) => {
  const root = await navigator.storage.getDirectory()
  const create = isToWrite
  await root.getDirectoryHandle('.git', { create })
  const use = async ({ path, text }: Files[number]) => {
    const folders = path.split('/')
    const name = folders.pop() ?? ''
    let place = root
    for (const one of folders) place = await place.getDirectoryHandle(one, { create })
    const file = await place.getFileHandle(name, { create })
    if (!isToWrite) return { path, text: await (await file.getFile()).text() }
    const writable = await file.createWritable()
    await writable.write(text)
    await writable.close()
    return { path, text }
  }
  return Promise.all(files.map(use))
}

// A form renders only the fields in view.
test.use({ viewport: { width: 1400, height: 5000 } })

test('an editor changes a sentence about a city in its form, and nothing else changes in the files', async ({
  page,
  baseURL,
}) => {
  const site = test.info().outputPath('site')
  await placeCms(content, siteFolder(site))
  const city = content.in('en').collections.city[0]?.slug
  const path = `content/cities/${city}.mdx`
  const before = folder.sources.find((source) => source.path === path)?.text ?? ''
  const { wind } = readSource({ path, text: before }).data as { wind: string }
  const elsewhere: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) elsewhere.push(url)
  })
  await page.route(/\/admin(\/|$)/, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(site, pathname === sitePaths.cms ? `${pathname}.html` : pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  // A page without scripts.
  await page.goto(sitePaths.siteMap)
  await page.evaluate(onDisk, { files: folder.sources, isToWrite: true })

  await page.goto(`${sitePaths.cms}#/collections/city/entries/${city}`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  const field = page.getByRole('textbox', { name: labelOf('wind'), exact: true }).first()
  await expect(field).toHaveValue(wind)
  const after = `${wind} Ask us what it means for your house.`
  await field.fill(after)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Entry saved').first()).toBeVisible()

  const saved = await page.evaluate(onDisk, { files: folder.sources, isToWrite: false })
  const changed = saved.filter(({ text }, at) => text !== folder.sources[at]?.text)
  expect(changed.map((source) => source.path)).toEqual([path])
  const [{ text } = { text: '' }] = changed
  const fieldIn = (whole: string) => /^wind: [\s\S]*?\n(?=\S)/m.exec(whole)?.[0] ?? ''
  expect(text.replace(fieldIn(text), '')).toBe(before.replace(fieldIn(before), ''))
  expect(readSource({ path, text }).data).toMatchObject({ wind: after })
  expect(checkContent(siteOf({ ...folder, sources: saved })).filter(isError)).toEqual([])
  expect(elsewhere).toEqual([])
})
