import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { answersOf, type PracticeTopic } from '../../content/schema/practice.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { addressesOf } from '../../renderer/content/pages.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { business } from '../../renderer/content/site.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { shapesFile } from '../../scripts/words/shapes.ts'

const { sources } = readContentFolder(process.cwd())
const services = (
  await Promise.all(addressesOf('service').map((address) => entryAt('service', address)))
).flatMap(({ entry }) => (entry.language === defaultLanguage ? [entry] : []))

test('what people ask before they call is answered, and by the same sentences on three pages at most', () => {
  const inTexts = sources
    .filter(({ path }) => languageOf(path).language === defaultLanguage)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<PracticeAnswers topics="([^"]+)"/g)].map(([, topics = '']) => ({
        page: path,
        topics: topics.split(' ') as PracticeTopic[],
      })),
    )
  const pages = [
    ...inTexts,
    ...services.map(({ slug, practice = [] }) => ({ page: slug, topics: practice })),
  ]
  for (const [name, answer] of Object.entries(business.practice)) {
    const answering = pages.filter(({ topics }) =>
      topics.some((topic) => answersOf(topic).some((field) => field === name)),
    )
    expect(answer, name).toBeTruthy()
    expect([1, 2, 3], name).toContain(new Set(answering.map(({ page }) => page)).size)
  }
})

test('every value said to be a placeholder is one of business.yaml', () => {
  const valueAt = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), business)
  const { unconfirmed = [] } = business
  expect(unconfirmed.filter((name) => valueAt(name) === undefined)).toEqual([])
})

test('TypeScript knows the words that there are: npm run words writes them', () => {
  expect(readFileSync('content/schema/word-shapes.ts', 'utf8')).toBe(shapesFile())
})
