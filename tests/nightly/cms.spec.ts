import { placeCms } from '../../renderer/cms/build-cms.ts'
import { labelOf } from '../../renderer/cms/fields.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { isError } from '../../renderer/content/problem.ts'
import { siteOf } from '../../renderer/content/site.ts'
import { parseSource } from '../../renderer/content/source.ts'
import { siteFolder } from '../../renderer/output/site-folder.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { site as content } from '../project-site.ts'
import { expect, test } from '../strict-test.ts'
import { localRepository } from './local-repository.ts'

const folder = readFolder({ root: process.cwd(), env: {} })
const sourceOf = (path: string) => folder.sources.find((source) => source.path === path)?.text ?? ''

/** Builds the forms for the current content into a folder of the test. */
const buildForms = async (): Promise<string> => {
  const site = test.info().outputPath('site')
  const company = { ...content.business(), repository: 'https://github.com/owner/site' }
  await placeCms({ ...content, business: () => company }, siteFolder(site))
  return site
}

// A form renders only the fields in view.
test.use({ viewport: { width: 1400, height: 5000 } })

test('an editor changes a sentence about a city in its form, and nothing else changes in the files', async ({
  page,
  baseURL,
}) => {
  const site = await buildForms()
  const city = content.in('en').collections.city[0]?.slug
  const file = `content/cities/${city}.mdx`
  const before = sourceOf(file)
  const { wind } = parseSource({ path: file, text: before }).data as { wind: string }
  const elsewhere: string[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (/^https?:/.test(url) && !url.startsWith(baseURL ?? '')) elsewhere.push(url)
  })
  const readAll = await localRepository(page, site, folder)

  await page.goto(`/admin#/collections/city/entries/${city}`)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  const field = page.getByRole('textbox', { name: labelOf('wind'), exact: true }).first()
  await expect(field).toHaveValue(wind)
  const after = `${wind} Ask us what it means for your house.`
  await field.fill(after)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Entry saved').first()).toBeVisible()

  const saved = await readAll()
  const changed = saved.filter(({ path, text }) => text !== sourceOf(path))
  expect(changed.map(({ path }) => path)).toEqual([file])
  const [{ text } = { text: '' }] = changed
  const fieldIn = (whole: string) => /^wind: [\s\S]*?\n(?=\S)/m.exec(whole)?.[0] ?? ''
  expect(text.replace(fieldIn(text), '')).toBe(before.replace(fieldIn(before), ''))
  expect(parseSource({ path: file, text }).data).toMatchObject({ wind: after })
  expect(checkContent(siteOf({ ...folder, sources: saved })).filter(isError)).toEqual([])
  expect(elsewhere).toEqual([])
})
