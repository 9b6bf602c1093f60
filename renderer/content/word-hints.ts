import { readFileSync } from 'node:fs'
import type { TSchema } from 'typebox'
import { isMap, isScalar, parseDocument } from 'yaml'
import { fileSchemas, wordFile } from '../../content/schema/kinds.ts'
import { type WordSubject, wordSchemas } from '../../content/schema/words.ts'
import type { Node } from './schema-nodes.ts'

const sentence = (comment: string | null | undefined) => comment?.replace(/\n/g, '').trim()

/** The schema of a mapping whose descriptions are the comments above its fields. */
const withHints = (schema: Node, map: unknown, hint: string | undefined): Node => {
  const described = hint ? { ...schema, description: hint } : schema
  const { properties } = schema
  if (!isMap(map) || !properties) return described
  const fields = map.items.map(({ key, value }, index): [string, Node] => {
    const name = isScalar(key) ? String(key.value) : ''
    // What stands above the first field is above all of them.
    const above = isScalar(key) && index > 0 ? key.commentBefore : map.commentBefore
    return [name, withHints(properties[name] ?? {}, value, sentence(above))]
  })
  return { ...described, properties: { ...properties, ...Object.fromEntries(fields) } }
}

const withFileHints = (subject: WordSubject): Node => {
  const file = wordFile(subject)
  const document = parseDocument(readFileSync(file, 'utf8'))
  const about = `${file}: ${sentence(document.commentBefore) ?? subject}`
  return withHints(wordSchemas[subject] as Node, document.contents, about)
}

/** The schema of each YAML file, with the comments of the English words as descriptions. */
export const describedSchemas = (): Readonly<Record<string, TSchema>> => ({
  ...fileSchemas,
  ...Object.fromEntries(
    (Object.keys(wordSchemas) as WordSubject[]).map((subject) => [
      wordFile(subject),
      withFileHints(subject),
    ]),
  ),
})
