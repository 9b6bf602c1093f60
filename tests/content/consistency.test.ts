import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentComponents } from '../../content/schema/components.ts'
import { fileKinds, fileSchemas, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { answersOf, type PracticeTopic } from '../../content/schema/practice.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { addressesOf } from '../../renderer/content/pages.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import type { Node } from '../../renderer/content/schema-nodes.ts'
import { business } from '../../renderer/content/site.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { shapesFile } from '../../scripts/words/shapes.ts'

const { sources } = readContentFolder(process.cwd())
const services = (
  await Promise.all(addressesOf('service').map((address) => entryAt('service', address)))
).flatMap(({ entry }) => (entry.language === defaultLanguage ? [entry] : []))

const nodesIn = (node: Node): Node[] => [
  node,
  ...[...Object.values({ ...node.properties, ...node.patternProperties }), node.items ?? []]
    .flat()
    .flatMap(nodesIn),
]

test('the description of a field that has a form shows it by an example', () => {
  const schemas = [
    ...fileKinds.map((kind) => kinds[kind].schema),
    ...Object.values(fileSchemas),
    ...Object.values(contentComponents).map(({ properties }) => properties),
  ] as readonly Node[]
  const inForm = schemas.flatMap(nodesIn).filter(({ pattern }) => pattern)
  const without = inForm.filter(({ pattern = '', description = '' }) =>
    [...description.matchAll(/"([^"]+)"/g)].every(
      ([, example = '']) => !new RegExp(pattern, 'u').test(example),
    ),
  )
  expect(inForm.length).toBeGreaterThan(0)
  expect(without).toEqual([])
})

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
