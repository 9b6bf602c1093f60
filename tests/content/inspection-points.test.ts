import { expect, test } from 'vitest'
import { contentIn } from '../../content/index.ts'
import { defaultLanguage } from '../../content/model/languages.ts'
import { readContentFolder } from '../../content/model/read-folder.ts'

const { services } = contentIn(defaultLanguage)

test('every text that states the number of inspection points matches the checklist', () => {
  const [points, ...others] = services.flatMap(({ checklist }) =>
    checklist ? [checklist.points.length] : [],
  )
  const wrong = readContentFolder(process.cwd()).sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(\d+)[- ]points?\b/g)]
      .filter(([, counted]) => Number(counted) !== points)
      .map(([words]) => `${path}: ${words}`),
  )
  expect(wrong).toEqual([])
  expect(others).toEqual([])
})
