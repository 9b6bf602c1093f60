import { expect, test } from 'vitest'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { addressesOf } from '../../renderer/content/pages.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'

test('every text that states the number of inspection points matches the checklist', async () => {
  const services = addressesOf('service').map((address) => entryAt('service', address))
  const [points, ...others] = (await Promise.all(services)).flatMap(({ entry }) =>
    entry.language === defaultLanguage && entry.checklist ? [entry.checklist.points.length] : [],
  )
  const wrong = readContentFolder(process.cwd()).sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(\d+)[- ]points?\b/g)]
      .filter(([, counted]) => Number(counted) !== points)
      .map(([words]) => `${path}: ${words}`),
  )
  expect(wrong).toEqual([])
  expect(others).toEqual([])
})
