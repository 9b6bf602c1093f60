import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formats } from '../../renderer/cms/format.ts'

const { 'mdx-frontmatter': mdxFormat, yaml: yamlFormat } = formats

import type { Fields } from '../../renderer/content/schema-nodes.ts'
import { site } from '../project-site.ts'

/** Returns a file after an edit in a form, which reads it without the line break at its end. */
const edited = (format: typeof yamlFormat, text: string, edit: (fields: Fields) => Fields) =>
  format.toFile(edit(format.fromFile(text.trim())))

test('a form saves every file unchanged', () => {
  for (const { path, text } of site.files) {
    const format = path.endsWith('.mdx') ? mdxFormat : yamlFormat
    expect(
      edited(format, text, (fields) => fields),
      path,
    ).toBe(`${text.trim()}\n`)
  }
})

test('a form changes only what was edited, and keeps all else with its comments', () => {
  const before = `# Facts first.
name: Doral # as the city writes it
wind: >-
  Ordinary buildings are calculated at 175 mph, a design input, and each product needs approval for such use in the
  zone.
near: [hialeah-fl, kendall-fl]
quoted: "A title: with a colon"
notes:
  # The first is the one on cards.
  - title: The palette
  # The second.
  - title: More rain
`
  const after = before
    .replace('name: Doral', 'name: Sweetwater')
    .replace('quoted: "A title: with a colon"\n', '')
    .replace('  - title: The palette\n', '')
    .replace('More rain\n', 'More rain\n  - title: New\nunknown: x\n')
  const edit = (fields: Fields) => ({
    ...fields,
    name: 'Sweetwater',
    notes: [{ title: 'More rain' }, { title: 'New' }],
    unknown: 'x',
    // A form has these values for fields that are emptied or not in the file.
    quoted: '',
    text: '',
    list: [],
    group: { inner: '' },
    off: false,
    none: null,
  })
  expect(edited(yamlFormat, before, edit)).toBe(after)
})

test('every value typed into a form, for a new file or not, is in the saved file', () => {
  /** Texts in one line or several, numbers, switches, lists and groups. */
  const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 })
  const { fields } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text.map((one) => one.trim()).filter(Boolean),
      fc.integer(),
      fc.constant(true),
      fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
      tie('fields'),
    ),
    fields: fc.dictionary(fc.constantFrom('a', 'b', 'metaTitle', 'notes'), tie('value'), {
      minKeys: 1,
    }),
  }))
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const written = yamlFormat.toFile(before as Fields)
      expect(parse(written)).toEqual(before)
      const next = edited(yamlFormat, written, ({ _source }) => ({ _source, ...(after as Fields) }))
      expect(parse(next)).toEqual(after)
    }),
  )
  const body = '## Heading\n\nText.'
  expect(mdxFormat.toFile({ name: 'Palm Bay', sources: [], body })).toBe(
    `---\nname: Palm Bay\n---\n\n${body}\n`,
  )
})

const page = '---\ntitle: A\nlead: B\n---\n\nText.\n'

test.each([
  ['a byte order mark', `\uFEFF${page}`],
  ['line ends of Windows', page.replaceAll('\n', '\r\n')],
  ['a space behind the first mark', page.replace('---\n', '--- \n')],
  ['a tab behind the last mark', page.replace('---\n\n', '---\t\n\n')],
])('a form reads and saves a file with %s whole', (_, text) => {
  const edit = (fields: Fields) => ({ ...fields, lead: 'C' })
  expect(mdxFormat.fromFile(text)).toMatchObject({ title: 'A', lead: 'B', body: 'Text.' })
  expect(edited(mdxFormat, text, edit)).toBe(page.replace('B', 'C'))
})

test.each([
  [mdxFormat, page.replace('\n---\n\n', '\n\n')],
  [mdxFormat, 'No fields.'],
  [mdxFormat, page.replace('title: A', 'title: "A')],
  [mdxFormat, page.replace('title: A\nlead: B', '- A')],
  [yamlFormat, 'a: 1\na: 2\n'],
  [yamlFormat, '<<<<<<< HEAD\n'],
])('a file that cannot be read opens, and cannot be saved', (format, text) => {
  const fields = format.fromFile(text)
  expect(() => format.toFile({ ...fields, title: 'New' })).toThrow()
})
