import { describe, expect, test } from 'vitest'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { answersOf, type PracticeTopic, practiceTopics } from '../../content/schema/practice.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { addressesOf } from '../../renderer/content/pages.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { business } from '../../renderer/content/site.ts'

const services = await Promise.all(
  addressesOf('service').map((address) => entryAt('service', address)),
)

const isTopic = (name: string): name is PracticeTopic =>
  practiceTopics.some((topic) => topic === name)

/** The answers on each page that shows any: those a service lists, and those named in a text. */
const pages = [
  ...services.map(({ entry: { slug, practice = [] } }) => ({ page: slug, topics: practice })),
  ...readContentFolder(process.cwd()).sources.flatMap(({ path, text }) =>
    languageOf(path).language !== defaultLanguage
      ? []
      : [...text.matchAll(/<PracticeAnswers topics="([^"]+)"/g)].map(([, topics = '']) => ({
          page: path,
          topics: topics.split(' ').filter(isTopic),
        })),
  ),
]
const pagesWith = (name: keyof typeof business.practice) =>
  pages.filter(({ topics }) => topics.flatMap(answersOf).includes(name)).map(({ page }) => page)

describe('what people ask before they call', () => {
  test('is answered on one page at least, and by the same sentences on two at most', () => {
    for (const name of Object.keys(business.practice) as (keyof typeof business.practice)[]) {
      expect(pagesWith(name), name).not.toEqual([])
      expect(new Set(pagesWith(name)).size, name).toBeLessThanOrEqual(2)
    }
  })

  test('is answered about the working days of every kind of roof together by their own answers', () => {
    expect(answersOf('days').length).toBeGreaterThan(1)
    for (const name of answersOf('days')) expect(business.practice[name]).toBeTruthy()
  })
})

test('every value said to be a placeholder is one of business.yaml', () => {
  const valueAt = (name: string) =>
    name
      .split('.')
      .reduce<unknown>(
        (value, key) =>
          typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
        business,
      )
  const { unconfirmed = [] } = business
  expect(unconfirmed.filter((name) => valueAt(name) === undefined)).toEqual([])
})
