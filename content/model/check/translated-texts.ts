import { createHash } from 'node:crypto'
import { schemaOf } from '../kinds.ts'
import { wordsIn } from '../schema-words.ts'
import type { ContentFile } from './content.ts'
import { fieldName } from './problem.ts'
import { paragraphs, type Text } from './texts.ts'

/** Line breaks may move without a word changing. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What translations of a file say in their own words: the texts in its fields, and its paragraphs. */
export const textsToTranslate = (file: ContentFile): Text[] => {
  const schema = schemaOf(file.path)
  const words = schema ? wordsIn(schema, file.data) : []
  return [
    ...words.map(({ path, text }) => ({
      file,
      field: path,
      text,
      locate: () => file.locate(path),
    })),
    ...paragraphs(file),
  ].map((text) => ({ ...text, text: onOneLine(text.text) }))
}

const letters = 8

/**
 * Names the version of a file by its words: it stays the same when facts, comments or line breaks
 * change. Letters only, so that YAML takes it for a text whatever it is.
 */
export const versionOf = (file: ContentFile): string => {
  const texts = textsToTranslate(file).map(({ field, text }) => [fieldName(field), text])
  const sorted = texts.filter(([field]) => field).sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  const body = texts.filter(([field]) => !field)
  return [
    ...createHash('sha256')
      .update(JSON.stringify([sorted, body]))
      .digest(),
  ]
    .slice(0, letters)
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('')
}
