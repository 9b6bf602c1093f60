import { expect, test } from 'vitest'
import { schemaOf } from '../../content/schema/kinds.ts'
import { markOf, placesIn, unmarked } from '../../content/schema/source-marks.ts'
import { compileBody } from '../../renderer/content/compile-body.ts'
import { readFolder } from '../../renderer/content/folder.ts'
import { factsIn, unmarkedData, wordsIn } from '../../renderer/content/schema-nodes.ts'
import { parseSource } from '../../renderer/content/source.ts'
import { markedFields } from '../../renderer/content/source-marks.ts'
import { editLink, sourceLink } from '../../renderer/output/site-env.ts'
import { site } from '../project-site.ts'

const files = readFolder({ root: process.cwd(), env: {} }).sources.filter(({ path }) =>
  schemaOf(path),
)
const placesOf = (text: string) => placesIn(text).map(({ line, column }) => `${line}:${column}`)

test('a mark holds its place in characters that belong to the letter before them', () => {
  const place = { file: 'content/words/año.yaml', line: 12, column: 3 }
  const other = { ...place, line: 13 }
  const text = `Roofs${markOf(place)}${markOf(other)} and more`
  expect(placesIn(text)).toMatchObject([place, other])
  expect(unmarkedData({ a: [text, 1, null] })).toEqual({ a: ['Roofs and more', 1, null] })
  expect(markOf(place)).toMatch(/^\p{Variation_Selector}+$/u)
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  expect([...letters]).toHaveLength('Roofs and more'.length)
})

test('the fields of a file are what they were, with marks on words that point to their place and none on what is compared', () => {
  for (const { path, text } of files) {
    const source = parseSource({ path, text })
    const schema = schemaOf(path, source.data) ?? {}
    const fields = markedFields(path, { ...source, schema })
    const lines = source.text.split('\n')
    expect(unmarkedData(fields), path).toEqual(source.data)
    for (const { text: words, path: field } of wordsIn(schema, fields)) {
      const [place] = placesIn(words)
      const [first = ''] = unmarked(words).split(/[\s{]/)
      const found = lines[(place?.line ?? 0) - 1]?.slice((place?.column ?? 0) - 1)
      const isEscaped = /["'\\]/.test(first)
      expect(isEscaped || found?.startsWith(first), `${path} ${field.join('.')}`).toBe(true)
    }
    for (const { text: fact, schema: own } of factsIn(schema, fields))
      expect(own.shown || placesIn(fact).length === 0, `${path} ${fact}`).toBe(true)
  }
})

const text =
  '---\ntitle: A\n---\n\nOne **bold**\nline\n\n<Callout title="Note" tone="warn">\n\n- Item\n\n</Callout>\n'

test('the text of a page has a mark for each line, and for the words of properties but not for their settings', async () => {
  const code = await compileBody(
    { path: 'content/legal/a.mdx', body: parseSource({ path: 'content/legal/a.mdx', text }).body },
    [],
    true,
  )
  const at = (words: string) => {
    const [, marks = ''] = new RegExp(`${words}(\\p{Variation_Selector}+)`, 'u').exec(code) ?? []
    return placesOf(marks)
  }
  expect(at('One')).toEqual(['5:1'])
  expect(at('bold')).toEqual(['5:7'])
  expect(at('line')).toEqual(['6:1'])
  expect(at('Note')).toEqual(['8:10'])
  expect(at('Item')).toEqual(['10:3'])
  expect(code).toContain('tone: "warn"')
})

test('the public site has no link to a source, while a preview and the dev server have', () => {
  const readRepository = () => site.business().repository
  expect(sourceLink('', readRepository)).toBeUndefined()
  expect(sourceLink('dev', readRepository)).toContain('{file}:{line}:{column}')
  expect(sourceLink('preview', readRepository)).toBeDefined()
})

test.each([
  ['https://github.com/owner/site', 'main', '/edit/main/{file}#L{line}'],
  ['https://gitlab.com/owner/site', 'words', '/-/edit/words/{file}#L{line}'],
  [
    'https://github.com/owner/site',
    'ana/fix#2-{file}',
    '/edit/ana/fix%232-%7Bfile%7D/{file}#L{line}',
  ],
])(
  'the edit page at %s, on the branch %s, is named as its host names it',
  (repository, branch, path) => {
    expect(editLink(repository, branch)).toBe(repository + path)
  },
)
