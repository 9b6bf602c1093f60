import { createHash } from 'node:crypto'
import { schemaOf } from '../../content/schema/kinds.ts'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { fieldName } from '../../renderer/content/problem.ts'
import { wordsIn } from '../../renderer/content/schema-nodes.ts'
import { memoize } from '../../renderer/memoize.ts'
import { bodyTexts, onOneLine } from './prose.ts'
import { paragraphs, type Text } from './texts.ts'

const wordsOf = (file: ContentFile): Text[] => {
  const schema = schemaOf(file.path)
  const words = schema ? wordsIn(schema, file.data) : []
  return words.map(({ path, text }) => ({
    file,
    field: path,
    text: onOneLine(text),
    locate: () => file.locate(path),
  }))
}

/** What translations of a file say in their own words: the texts in its fields, and its paragraphs. */
export const textsToTranslate = (file: ContentFile): Text[] => [
  ...wordsOf(file),
  ...paragraphs(file).map((text) => ({ ...text, text: onOneLine(text.text) })),
]

/** What is missing in a translation stands there in English, and is reported as missing. */
const isMissing = ({ file, field }: Text): boolean =>
  (file.mismatches ?? []).some(({ path }) => path.every((step, index) => step === field[index]))

/** The same without Markdown, and without names and other facts, which stay as they are. */
export const ownWordsOf = memoize((file: ContentFile): readonly Text[] => [
  ...wordsOf(file).filter((text) => !isMissing(text)),
  ...bodyTexts(file),
])

const length = 8

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
    .slice(0, length)
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('')
}
