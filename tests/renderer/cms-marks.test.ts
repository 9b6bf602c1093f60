import { expect, test } from 'vitest'
import { formats, translationMarker } from '../../renderer/cms/format.ts'
import { readSource } from '../../renderer/content/content-file.ts'
import type { Fields } from '../../renderer/content/schema-nodes.ts'
import { versionOf } from '../../renderer/content/translation.ts'
import { textOf } from '../content/sample.ts'
import { doral } from '../content/sample-files.ts'

const text = textOf(doral)
const versionWith = (edit: (text: string) => string) =>
  versionOf(readSource({ path: doral, text: edit(text) }))

/** A form with a translation, which saves what is typed into its leads. */
const form = (spanish: string) => {
  const markOf = translationMarker()
  const original = formats['mdx-frontmatter'].fromFile(text)
  const { lead } = original
  let translation: Fields = formats['mdx-frontmatter'].fromFile(spanish)
  return async (english: string, words: string) => {
    const edited = { ...original, lead: `${lead}${english}` }
    translation = { ...translation, lead: words }
    const save = { path: doral, language: 'es', original: edited, translation }
    translation = { ...translation, translates: await markOf(save) }
    return translation.translates
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
