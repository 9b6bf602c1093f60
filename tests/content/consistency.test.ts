import { expect, test } from 'vitest'
import { answersOf, type PracticeTopic } from '../../content/schema/business-parts.ts'
import { fileOf, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { index, site } from '../project-site.ts'

const { business } = index

const services = index.services.map(({ slug }) => ({
  slug,
  ...site.fields(fileOf('service', slug), kinds.service.schema),
}))

test('what people ask before they call is answered, and by the same sentences on three pages at most', () => {
  const inTexts = site.files
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
