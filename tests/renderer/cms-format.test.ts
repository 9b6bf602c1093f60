import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fromFile, markTranslations, toFile } from '../../renderer/cms/format.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import type { Fields } from '../../renderer/content/schema-nodes.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { textOf } from '../content/sample.ts'
import { doral } from '../content/sample-files.ts'
import { site } from '../project-site.ts'

const [mdx, yaml] = ['file.mdx', 'file.yaml']

/** Returns a file after an edit in a form, which reads it without the line break at its end. */
const edited = (path: string, text: string, edit: object) =>
  toFile(path, { ...fromFile(path, text.trim()), ...edit })

test('a form saves every file unchanged', () => {
  for (const { path, text } of site.files)
    expect(edited(path, text, {}).trim(), path).toBe(text.trim())
})

test('a form changes only what was edited, and keeps all else with its comments', () => {
  const before = `# Facts first.
name: Doral # as the city writes it
wind: >- # measured
  Ordinary buildings are calculated at 175 mph, a design input, and each product needs approval for such use in the
  zone.

near: [hialeah-fl, kendall-fl]
quoted: "A title: with a colon"
notes:
  # The first is the one on cards.
  - title: The palette
  # The second.
  - title: More rain
    text: 'Summer' # quoted
    more:
      deep: 1
      # About the deepest.
      deeper: 2
  # No more.
steps:
  # Before anything else.
  - "Look"
  - Repair
last: true

# The end.
`
  const after = before
    .replace('name: Doral', 'name: Sweetwater')
    .replace('kendall-fl]', 'kendall-fl, miami-fl]')
    .replace('quoted: "A title: with a colon"\n', '')
    .replace('  - title: The palette\n  # The second.\n', '  # The second.\n')
    .replace("'Summer'", "'Winter'")
    .replace('deeper: 2\n', 'deeper: 3\n  - title: New\n')
    .replace('"Look"', '"Look up"')
    .replace('last: true\n', 'last: false\nunknown: x\n')
  const more = { deep: 1, deeper: 3 }
  const edit = {
    name: 'Sweetwater',
    near: ['hialeah-fl', 'kendall-fl', 'miami-fl'],
    notes: [
      { title: 'More rain', text: 'Winter', more },
      { title: 'New', text: '' },
    ],
    steps: ['Look up', 'Repair'],
    last: false,
    unknown: 'x',
    // A form has these values for fields that are emptied or not in the file.
    quoted: '',
    text: '',
    list: [],
    group: { inner: '' },
    off: false,
    none: null,
  }
  expect(edited(yaml, before, edit)).toBe(after)
})

test('a text that cannot be changed in parts is written anew', () => {
  const before = '# Why.\nyear: !!str 2026\nof: a\n'
  expect(edited(yaml, before, { of: 'b' })).toBe('year: "2026"\nof: b\n')
})

test('every value typed into a form, for a new file or not, is in the saved file', () => {
  const { fields } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.string({ unit: 'grapheme-ascii', maxLength: 200 }).map((text) => `${text.trim()}.`),
      fc.integer(),
      fc.constant(true),
      fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
      tie('fields'),
    ),
    fields: fc.dictionary(fc.constantFrom('a', 'b', 'notes'), tie('value'), { minKeys: 1 }),
  }))
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const written = toFile(yaml, before as Fields)
      expect(parse(written)).toEqual(before)
      expect(parse(toFile(yaml, { _source: written, ...(after as Fields) }))).toEqual(after)
    }),
  )
  const body = '## Heading\n\nText.'
  const saved = `---\nname: Palm Bay\n---\n\n${body}\n`
  expect(toFile(mdx, { name: 'Palm Bay', sources: [], lead: '', body })).toBe(saved)
})

const page = '---\ntitle: A\nlead: B\n---\n\nText.\n'

test.each([
  ['a byte order mark', `\uFEFF${page}`],
  ['line ends of Windows', page.replaceAll('\n', '\r\n')],
  ['a space behind the first mark', page.replace('---\n', '--- \n')],
  ['a tab behind the last mark', page.replace('---\n\n', '---\t\n\n')],
])('a form reads and saves a file with %s whole', (_, text) => {
  expect(fromFile(mdx, text)).toMatchObject({ title: 'A', lead: 'B', body: 'Text.' })
  expect(edited(mdx, text, { lead: 'C' })).toBe(page.replace('B', 'C'))
})

test.each([
  [mdx, page.replace('\n---\n\n', '\n\n')],
  [mdx, 'No fields.'],
  [mdx, page.replace('title: A', 'title: "A')],
  [mdx, page.replace('title: A\nlead: B', '- A')],
  [yaml, 'a: 1\na: 2\n'],
  [yaml, '<<<<<<< HEAD\n'],
])('a file that cannot be read opens, and cannot be saved', (path, text) => {
  const form = fromFile(path, text)
  expect(form.body).toContain('cannot be edited here before it is corrected')
  expect(() => toFile(path, { ...form, title: 'New' })).toThrow()
})

const versionWith = (edit: (text: string) => string) =>
  versionOf(readSource({ path: doral, text: edit(textOf(doral)) }))

/** Returns a function that saves what is typed into the leads of a form with a translation. */
const form = (spanish: string) => {
  const before = fromFile(mdx, textOf(doral))
  let translation: Fields | undefined = fromFile(mdx, spanish)
  return async (english: string, lead: string) => {
    const data = { ...before, lead: `${before.lead}${english}` }
    const typed = { es: { data: { ...translation, lead } } }
    const { es } = await markTranslations({ path: doral, data, i18n: typed })
    translation = es?.data
    return translation?.translates
  }
}
const marked = '---\ntranslates: abc\nlead: Hola.\n---\n'

test('a translation is marked once it and its original were saved, together or one after the other', async () => {
  const save = form(marked)
  const first = versionWith((one) => one.replace(/^(lead: .*)$/m, '$1 More.'))
  expect(await save(' More.', 'Hola.')).toBe('abc')
  expect(await save(' More.', 'Hola, más.')).toBe(first)
  expect(await save(' And more.', 'Hola, más.')).toBe(first)
  expect(await form(marked)(' More.', 'Hola, más.')).toBe(first)
})

test('a translation that alone is edited stays one of an older original; a new one is marked', async () => {
  expect(await form(marked)('', 'Hola, más.')).toBe('abc')
  expect(await form('---\nlead: Hola.\n---\n')('', 'Hola.')).toBe(versionWith((one) => one))
})
