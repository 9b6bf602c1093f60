import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { mdxFormat, yamlFormat } from '../../renderer/cms/format.ts'
import { readFolder } from '../../renderer/content/folder.ts'

const { sources } = readFolder({ root: process.cwd(), env: {} })

type Fields = Record<string, unknown>
type Edit = (fields: Fields) => Fields

/** A YAML file after an edit in a form, which reads it without the line break at its end. */
const edited = (text: string, edit: Edit): string =>
  yamlFormat.toFile(edit({ ...yamlFormat.fromFile(text.trim()) }))

const sample = `# Facts first.
name: Doral # as the city writes it
wind: >-
  Ordinary buildings are calculated at 175 mph, a design input, and each product needs approval for such use in the
  zone.
near: [hialeah-fl, kendall-fl]
quoted: "A title: with a colon"
notes:
  # The first is the one on cards.
  - icon: document
    title: The palette
  # The second.
  - icon: drop
    title: More rain

# Where it is.
coordinates:
  latitude: 25.8195 # degrees
  longitude: -80.3553
`
test('a form saves every file as it was', () => {
  for (const { path, text } of sources) {
    const { fromFile, toFile } = path.endsWith('.mdx') ? mdxFormat : yamlFormat
    expect(toFile(fromFile(text.trim())), path).toBe(`${text.trim()}\n`)
  }
})

test('a form changes what was edited, and leaves all else as it stands, with its comments', () => {
  const edit: Edit = ({ _source, name: _name, ...rest }) => ({
    ...{ _source, name: 'Sweetwater', county: 'Broward', ...rest, quoted: '' },
    notes: [
      { icon: 'drop', title: 'More rain' },
      { icon: 'sun', title: 'New' },
    ],
    // A form has them for fields that the file leaves out.
    ...{ text: '', list: [], group: { inner: '' }, off: false, none: null },
    unknown: 'x',
  })
  expect(edited(sample, edit)).toBe(
    `${sample
      .replace(
        'Doral # as the city writes it\n',
        'Sweetwater # as the city writes it\ncounty: Broward\n',
      )
      .replace('quoted: "A title: with a colon"\n', '')
      .replace('  - icon: document\n    title: The palette\n', '')
      .replace(
        'title: More rain\n',
        'title: More rain\n  - icon: sun\n    title: New\n',
      )}unknown: x\n`,
  )
})

test('a form writes a new file with its fields and text', () => {
  const text = { body: '## Heading\n\nText.' }
  expect(mdxFormat.toFile({ name: 'Palm Bay', hvhz: false, sources: [], ...text })).toBe(
    '---\nname: Palm Bay\nhvhz: false\n---\n\n## Heading\n\nText.\n',
  )
})

test('a form keeps tables and components that the editor of texts sets apart', () => {
  const text =
    '---\ntitle: A\n---\n\nOne.\n\n|a|b|\n|---|---|\n|1|2|\n\n<Buttons>\n<CallButton />\n</Buttons>\n'
  const { body, ...fields } = mdxFormat.fromFile(text.trim())
  const typed = String(body)
    .replace('One.', 'One. Two.')
    .replace('|---|---|', '| --- | --- |')
    .replaceAll('>\n<', '>\n\n<')
  expect(mdxFormat.toFile({ ...fields, body: typed })).toBe(text.replace('One.', 'One. Two.'))
})

/** Fields as forms have them: texts in one line or several, numbers, switches, lists and groups. */
const anyText = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 200 })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyText,
    fc.integer(),
    fc.constant(true),
    fc.array(tie('value'), { minLength: 1, maxLength: 4 }),
    tie('fields'),
  ),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'metaTitle', 'notes'), tie('value'), {
    minKeys: 1,
  }),
}))

test('whatever comes into a form stands in the file afterwards', () => {
  fc.assert(
    fc.property(anyValue.fields, anyValue.fields, (before, after) => {
      const text = yamlFormat.toFile(before as Fields)
      expect(parse(text)).toEqual(before)
      expect(parse(edited(text, ({ _source }) => ({ _source, ...(after as Fields) })))).toEqual(
        after,
      )
    }),
    { numRuns: 100 },
  )
})
