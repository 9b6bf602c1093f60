import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { schemaOf } from '../../content/schema/kinds.ts'
import { languageOf } from '../../content/schema/languages.ts'
import { factsIn, wordsIn } from '../../content/schema/schema-words.ts'
import { markOf, placesIn, unmarked, unmarkedData } from '../../content/schema/source-marks.ts'
import { mdxPlugin } from '../../renderer/build/mdx-plugin.ts'
import { editLink, sourceLink } from '../../renderer/build/site-env.ts'
import { fieldsIn } from '../../renderer/content/files.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { parseMdx, parseYaml } from '../../renderer/content/source.ts'
import { markedFields } from '../../renderer/content/source-marks/mark-fields.ts'
import { withoutHiddenMarks } from '../../renderer/server/hidden-marks.ts'

const parse = (path: string, text: string) =>
  path.endsWith('.mdx') ? parseMdx({ path, text }) : parseYaml({ path, text })
const files = readContentFolder(process.cwd()).sources.filter(({ path }) => schemaOf(path))
const legal = (fields: string) =>
  markedFields('content/legal/a.mdx', parse('a.mdx', `---\n${fields}\n---\n`))
const placesOf = (text: string) => placesIn(text).map(({ line, column }) => `${line}:${column}`)

/** What the text of a file is compiled to, with marks or as on the public site. */
const compile = async (path: string, text: string, hasMarks: boolean): Promise<string> => {
  const { handler } = mdxPlugin(hasMarks).transform
  const result = await handler.call({ addWatchFile: () => {} } as never, text, resolve(path))
  return result.code
}

describe('a mark', () => {
  test('holds its place, and leaves nothing behind', () => {
    const place = { file: 'content/words/año.yaml', line: 12, column: 3 }
    const text = `Roofs${markOf(place)} and more`
    expect(placesIn(text)).toMatchObject([place])
    expect(unmarked(text)).toBe('Roofs and more')
    expect(unmarkedData({ a: [text, 1, null] })).toEqual({ a: ['Roofs and more', 1, null] })
  })

  test('is made of characters that have no width and belong to the letter before them', () => {
    const mark = markOf({ file: 'content/home.yaml', line: 1, column: 1 })
    expect(mark).toMatch(/^\p{Variation_Selector}+$/u)
    const letters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(`a${mark}b`)
    expect([...letters]).toHaveLength(2)
  })

  test('can stand beside another', () => {
    const [first, second] = [1, 2].map((line) => ({ file: 'a', line, column: 1 }))
    if (first && second)
      expect(placesIn(markOf(first) + markOf(second))).toMatchObject([first, second])
  })
})

describe('the fields of a file', () => {
  test('are what they were but for their marks, in every file of the content', () => {
    for (const { path, text } of files) {
      const source = parse(path, text)
      expect(unmarkedData(markedFields(path, source)), path).toEqual(source.data)
    }
  })

  test('have a mark on every word, which points to where it stands, in every file of the content', () => {
    for (const { path, text } of files) {
      const source = parse(path, text)
      const schema = schemaOf(path)
      if (!schema) continue
      const lines = source.text.split('\n')
      for (const { text: words, path: field } of wordsIn(schema, markedFields(path, source))) {
        const places = placesIn(words)
        expect(places.length, `${path} ${field.join('.')}`).toBeGreaterThan(0)
        const [first] = unmarked(words).split(/[\s{]/)
        const at = places[0]
        const found = lines[(at?.line ?? 0) - 1]?.slice((at?.column ?? 0) - 1)
        if (first && !/["'\\]/.test(first))
          expect(found?.startsWith(first), `${path} ${field}`).toBe(true)
      }
    }
  })

  test('have no mark on what is compared, such as a date or a phone number', () => {
    for (const { path, text } of files) {
      const schema = schemaOf(path)
      if (!schema) continue
      const facts = factsIn(schema, markedFields(path, parse(path, text)))
      for (const { text: fact } of facts.filter(({ schema }) => !schema.shown))
        expect(placesIn(fact), `${path} ${fact}`).toEqual([])
    }
  })

  test('have a mark for each line of a folded text, and before each slot', () => {
    expect(legal('lead: >-\n  One line\n  and {phone} another')).toMatchObject({
      lead: expect.stringMatching(
        /^One line\p{Variation_Selector}+ and\p{Variation_Selector}+ \{phone\} another\p{Variation_Selector}+$/u,
      ),
    })
    const { lead } = legal('lead: >-\n  One line\n  and {phone} another') as { lead: string }
    expect(placesOf(lead)).toEqual(['3:3', '4:3', '4:3'])
  })

  test('have the place behind the quotes, and one for a text that is escaped', () => {
    const { title, lead } = legal('title: "A title"\nlead: "It\\u0020is\n  two lines"') as Record<
      string,
      string
    >
    expect(placesOf(title ?? '')).toEqual(['2:9'])
    expect(placesOf(lead ?? '')).toEqual(['3:8'])
  })
})

describe('the text of a page', () => {
  const text =
    '---\ntitle: A\n---\n\nOne **bold**\nline\n\n<Callout title="Note" tone="warn">\n\n- Item\n\n</Callout>\n'

  test('has a mark for each line, and for the words of properties but not for their settings', async () => {
    const code = await compile('content/legal/a.mdx', text, true)
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

  test('keeps its places where terms of the glossary are explained in it', async () => {
    const path = files.find(({ path }) => /guides\/(?!glossary)\w+.*[a-z]\.mdx$/.test(path))
    if (!path) throw new Error('There is no guide')
    const code = await compile(path.path, path.text, true)
    const lines = path.text.replaceAll('\r\n', '\n').split('\n')
    const texts = [...code.matchAll(/"([^"\\]*?)(\p{Variation_Selector}+)/gu)]
    expect(texts.length).toBeGreaterThan(20)
    for (const [, words = '', marks = ''] of texts) {
      const [place] = placesIn(marks)
      expect(lines[(place?.line ?? 0) - 1]).toContain(unmarked(words).trim().slice(0, 20))
    }
  })
})

describe('the public site', () => {
  test('is made of texts without marks', async () => {
    for (const { path, text } of files) {
      const { language, original } = languageOf(path)
      const body = path.endsWith('.mdx') ? await compile(path, text, false) : ''
      expect(placesIn(JSON.stringify(fieldsIn(language, original)) + body), path).toEqual([])
    }
  })

  test('has no link to a source, while a preview and the dev server have', () => {
    const { SITE_ENV } = process.env
    try {
      process.env.SITE_ENV = ''
      expect(sourceLink(false)).toBeUndefined()
      expect(sourceLink(true)).toContain('{file}:{line}:{column}')
      process.env.SITE_ENV = 'preview'
      expect(sourceLink(false)).toBeDefined()
    } finally {
      if (SITE_ENV === undefined) delete process.env.SITE_ENV
      else process.env.SITE_ENV = SITE_ENV
    }
  })
})

test('an edit page is named as each host of repositories names it', () => {
  expect(editLink('https://github.com/owner/site', 'main')).toBe(
    'https://github.com/owner/site/edit/main/{file}#L{line}',
  )
  expect(editLink('https://gitlab.com/owner/site', 'words')).toBe(
    'https://gitlab.com/owner/site/-/edit/words/{file}#L{line}',
  )
  expect(editLink('https://github.com/owner/site', 'ana/fix#2-{file}')).toBe(
    'https://github.com/owner/site/edit/ana/fix%232-%7Bfile%7D/{file}#L{line}',
  )
})

test('what only machines read has no marks, but the title and the description have', () => {
  const words = `Roofs${markOf({ file: 'a', line: 1, column: 1 })}`
  const page = `<title>${words}</title><meta name="description" content="${words}"/>`
  const hidden = `<meta property="og:title" content="${words}"/><script>{"name":"${words}"}</script>`
  expect(withoutHiddenMarks(page + hidden)).toBe(page + unmarked(hidden))
})
