import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentFormat } from '../../renderer/cms/format.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'

const { sources } = readContentFolder(process.cwd())
const yaml = contentFormat(false)
const mdx = contentFormat(true)
const formatOf = (path: string) => (path.endsWith('.mdx') ? mdx : yaml)

/** What a form reads: it takes the line break at the end of a file for nothing. */
const asRead = (text: string) => text.trim()

type Fields = Record<string, unknown>
/** A YAML file after an edit in a form. */
const edited = (text: string, edit: (fields: Fields) => Fields): string =>
  yaml.toFile(edit({ ...yaml.fromFile(asRead(text)) }))

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
  - icon: drop
    title: More rain
coordinates:
  latitude: 25.8195 # degrees
  longitude: -80.3553
`

const longName = 'A name of a place '.repeat(10).trim()
const drop = { icon: 'drop', title: 'More rain' }

describe('a form', () => {
  test.each(sources.map(({ path }) => path))('saves %s as it was', (path) => {
    const text = sources.find((source) => source.path === path)?.text ?? ''
    const { fromFile, toFile } = formatOf(path)
    expect(toFile(fromFile(asRead(text)))).toBe(`${asRead(text)}\n`)
  })

  test.each<[string, (fields: Fields) => Fields, (text: string) => string]>([
    [
      'changes the line of a text, and keeps the comment behind it',
      (fields) => ({ ...fields, name: 'Sweetwater' }),
      (text) => text.replace('Doral #', 'Sweetwater #'),
    ],
    [
      'keeps a text with a comment behind it in one line, however long',
      (fields) => ({ ...fields, name: longName }),
      (text) => text.replace('Doral #', `${longName} #`),
    ],
    [
      'keeps the quotes of a text',
      (fields) => ({ ...fields, quoted: 'Another: title' }),
      (text) => text.replace('A title: with a colon', 'Another: title'),
    ],
    [
      'changes a field of an item without touching the item',
      (fields) => ({ ...fields, notes: [{ icon: 'document', title: 'The sheet' }, drop] }),
      (text) => text.replace('The palette', 'The sheet'),
    ],
    [
      'moves, removes and adds items, and leaves the others as they stand',
      (fields) => ({ ...fields, notes: [drop, { icon: 'sun', title: 'New' }] }),
      (text) =>
        text
          .replace('  - icon: document\n    title: The palette\n', '')
          .replace('title: More rain\n', 'title: More rain\n  - icon: sun\n    title: New\n'),
    ],
    [
      'writes a short list in one line where it was in one',
      (fields) => ({ ...fields, near: ['miami-fl'] }),
      (text) => text.replace('[hialeah-fl, kendall-fl]', '[miami-fl]'),
    ],
    [
      'puts a new field below the one before it, and deletes one that was emptied',
      ({ name, wind, ...rest }) => ({ name, county: 'Broward', wind, ...rest, quoted: '' }),
      (text) =>
        text
          .replace('writes it\n', 'writes it\ncounty: Broward\n')
          .replace('quoted: "A title: with a colon"\n', ''),
    ],
    [
      'writes nothing for a field that it shows and the file leaves out',
      (fields) => ({ ...fields, text: '', list: [], group: { inner: '' }, off: false, none: null }),
      (text) => text,
    ],
  ])('%s', (_, edit, expected) => {
    expect(edited(sample, edit)).toBe(expected(sample))
  })

  test('folds a long text at 120 characters', () => {
    const wind = 'Each product needs an approval for this zone. '.repeat(6).trim()
    const text = edited(sample, (fields) => ({ ...fields, wind }))
    expect(parse(text)).toMatchObject({ wind })
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
    expect(text.slice(text.indexOf('near:'))).toBe(sample.slice(sample.indexOf('near:')))
  })

  test('keeps fields that it does not know', () => {
    const text = 'translates: nlkyehba\nlead: Un texto\n'
    expect(edited(text, (fields) => ({ ...fields, lead: 'Otro' }))).toBe(
      text.replace('Un texto', 'Otro'),
    )
  })

  test('writes a new file with its fields and text', () => {
    const text = mdx.toFile({
      name: 'Palm Bay',
      hvhz: false,
      sources: [],
      body: '## Heading\n\nText.',
    })
    expect(text).toBe('---\nname: Palm Bay\nhvhz: false\n---\n\n## Heading\n\nText.\n')
  })

  test('keeps tables and components that the editor of texts sets apart', () => {
    const text =
      '---\ntitle: A\n---\n\nOne.\n\n|a|b|\n|---|---|\n|1|2|\n\n<Buttons>\n<CallButton />\n</Buttons>\n'
    const { body, ...fields } = mdx.fromFile(asRead(text))
    const typed = String(body)
      .replace('One.', 'One. Two.')
      .replace('|---|---|', '| --- | --- |')
      .replaceAll('>\n<', '>\n\n<')
    expect(mdx.toFile({ ...fields, body: typed })).toBe(text.replace('One.', 'One. Two.'))
  })
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
      const text = yaml.toFile(before as Fields)
      expect(parse(text)).toEqual(before)
      expect(parse(edited(text, ({ _source }) => ({ _source, ...(after as Fields) })))).toEqual(
        after,
      )
    }),
    { numRuns: 100 },
  )
})
