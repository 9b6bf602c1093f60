import { expect, test } from 'vitest'
import { answersOf, type PracticeTopic } from '../../content/schema/business-parts.ts'
import { fileOf, kinds } from '../../content/schema/kinds.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { index, site } from '../project-site.ts'

const { business } = index
const fieldsOf = (slug: string) => site.fields(fileOf('service', slug), kinds.service.schema)

test('each question people ask before they call is answered, on three pages at most', () => {
  const inTexts = site.content.en.files.map(({ path, text }) => {
    const found = [...text.matchAll(/<PracticeAnswers topics="([^"]+)"/g)]
    return { page: path, topics: found.flatMap(([, topics = '']) => topics.split(' ')) }
  })
  const inServices = index.collections.service.map(({ slug }) => ({
    page: slug,
    topics: fieldsOf(slug).practice ?? [],
  }))
  for (const [name, answer] of Object.entries(business.practice)) {
    const answering = [...inTexts, ...inServices].filter(({ topics }) =>
      topics.some((topic) => answersOf(topic as PracticeTopic).some((field) => field === name)),
    )
    expect(answer, name).toBeTruthy()
    expect([1, 2, 3], name).toContain(answering.length)
  }
})

test('a service in a city has as many problems as the service, its own first', async () => {
  for (const { address, kind } of site.pages) {
    if (kind !== 'service-in-city') continue
    const { service, here, issues } = entryAt(site, kind, address) ?? {}
    const names = fieldsOf(service?.slug ?? '').issues.map(({ title }) => title)
    const own = here?.issues.map(
      ({ issue, title }) => title ?? service?.issues[names.indexOf(issue)]?.title,
    )
    const shown = issues?.map(({ title }) => title)
    expect(new Set(shown).size, address).toBe(service?.issues.length)
    expect(shown?.slice(0, own?.length), address).toEqual(own)
  }
})
