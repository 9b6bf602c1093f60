import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TSchema } from 'typebox'
import { isMap, isScalar, parseDocument } from 'yaml'
import { fileSchemas } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { wordFile, wordSchema } from '../../content/schema/words.ts'
import type { Node } from './schema-nodes.ts'

/** Returns the last of the comments above a field. One above an empty line is about the file. */
const hintIn = (comment: string | null | undefined) =>
  comment?.split('\n\n').at(-1)?.replace(/\n/g, '').trim()

/** Returns the schema of a mapping, with the comments above its fields as descriptions. */
const withHints = (schema: Node, map: unknown, hint: string | undefined): Node => {
  const described = hint ? { ...schema, description: hint } : schema
  const { properties } = schema
  if (!isMap(map) || !properties) return described
  const fields = map.items.flatMap(({ key, value }, index): [string, Node][] => {
    const name = isScalar(key) ? String(key.value) : ''
    // The parser assigns a comment above the first field of a group to the group.
    const above = (isScalar(key) && key.commentBefore) || (index === 0 && map.commentBefore) || ''
    const field = properties[name]
    return field ? [[name, withHints(field, value, hintIn(above))]] : []
  })
  return { ...described, properties: { ...properties, ...Object.fromEntries(fields) } }
}

/** Returns the subjects of content/words: its English files. */
export const wordSubjects = (): string[] =>
  readdirSync('content/words')
    .filter((file) => file.endsWith('.yaml') && languageOf(file).language === defaultLanguage)
    .map((file) => basename(file, '.yaml'))

const withFileHints = (subject: string): Node => {
  const file = wordFile(subject)
  const text = readFileSync(file, 'utf8')
  const about = text
    .split('\n\n')[0]
    ?.replace(/\n?# ?/g, ' ')
    .trim()
  const document = parseDocument(text)
  const schema = wordSchema(subject, document.toJS())
  return withHints(schema, document.contents, `${file}: ${about}`)
}

/** Returns the schema of each YAML file, with the comments of the English words as descriptions. */
export const describedSchemas = (): Readonly<Record<string, TSchema>> => ({
  ...fileSchemas,
  ...Object.fromEntries(
    wordSubjects().map((subject) => [wordFile(subject), withFileHints(subject)]),
  ),
})
