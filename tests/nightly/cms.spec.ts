import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../content/schema/kinds.ts'
import { sitePaths } from '../../content/schema/site-paths.ts'
import { labelOf } from '../../renderer/cms/config.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { startDevServer } from '../dev-server.ts'
import { copyProject } from '../project-copy.ts'
import { expect, test } from '../strict-test.ts'

const folder = readFolder({ root: process.cwd(), env: {} })
type Files = typeof folder.sources
const slow = { timeout: 120_000 }

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
test.describe.configure({ timeout: 300_000 })

test('in the dev server, forms follow the schemas, and an editor changes a sentence about a city that is not translated, and nothing else in the files', async ({
  page,
  request,
}) => {
  const project = copyProject()
  const { origin, stop } = await startDevServer(project.root)
  const site = siteOf(folder)
  const city = site.in('en').collections.city[0]?.slug ?? ''
  const path = fileOf('city', city)
  const files = folder.sources.filter((source) => source.path !== fileOf('city', city, 'es'))
  const before = site.file(path)?.text ?? ''
  const wind = String(site.file(path)?.fields.wind)
  const schema = join(project.root, 'content/schema/city.ts')
  writeFileSync(
    schema,
    readFileSync(schema, 'utf8').replace("'wind?':", " 'gusts?': field.text('New.'),$&"),
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const elsewhere: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (/^https?:/.test(url) && !url.startsWith(origin)) elsewhere.push(url)
  })
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  // The first request builds the forms. A page without scripts.
  expect((await request.get(origin + sitePaths.cms, slow)).ok()).toBe(true)
  await page.goto(`${origin}${sitePaths.cms}/settings.json`)
  await page.evaluate(onDisk, { files, isToWrite: true })

  await page.goto(`${origin}${sitePaths.cms}#/collections/city/entries/${city}`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  const field = (name: string) =>
    page.getByRole('textbox', { name: labelOf(name), exact: true }).first()
  await expect(field('gusts')).toHaveValue('')
  await expect(field('wind')).toHaveValue(wind)
  const after = `${wind} Ask us what it means for your house.`
  await field('wind').fill(after)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Entry saved').first()).toBeVisible()

  const saved = await page.evaluate(onDisk, { files, isToWrite: false })
  const changed = saved.filter(({ text }, at) => text !== files[at]?.text)
  expect(changed.map((source) => source.path)).toEqual([path])
  const [{ text } = { text: '' }] = changed
  const fieldIn = (whole: string) => /^wind: [\s\S]*?\n(?=\S)/m.exec(whole)?.[0] ?? ''
  expect(text.replace(fieldIn(text), '')).toBe(before.replace(fieldIn(before), ''))
  expect(readSource({ path, text }).data).toMatchObject({ wind: after })
  expect([...errors, ...elsewhere]).toEqual([])
  await stop()
  project.remove()
})
