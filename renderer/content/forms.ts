import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TSchema } from 'typebox'
import { isMap, isScalar, parseDocument } from 'yaml'
import { type FileKind, fileKinds, fileSchemas, kinds } from '../../content/schema/kinds.ts'
import { defaultLanguage, languageOf } from '../../content/schema/languages.ts'
import { wordFile, wordSchema } from '../../content/schema/words.ts'
import { isRecord, recordOf } from '../is-record.ts'
import type { Node } from './schema-nodes.ts'
import type { Site } from './site.ts'
import type { KnownNames } from './validate.ts'

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
const describedSchemas = (): Readonly<Record<string, TSchema>> => ({
  ...fileSchemas,
  ...Object.fromEntries(
    wordSubjects().map((subject) => [wordFile(subject), withFileHints(subject)]),
  ),
})

/** The original files with a schema: one file, or `content/cities/*.mdx` for the pages of a kind. */
export type EditForm = { files: string; kind?: FileKind; schema: Node }

/** Returns a schema with the names that references may have, and those of the entries of groups. */
const withNames = (schema: Node, known: KnownNames, values: readonly unknown[]): Node => {
  const { properties, patternProperties, ...others } = schema
  const { items, reference, propertyNames } = schema
  const namesOf = (kind = '') => [...(known[kind as keyof KnownNames] ?? [])].sort()
  const inside = ([name, field]: readonly [string, Node]) => {
    const inner = values.flatMap((value) => recordOf(value)[name] ?? [])
    return [name, withNames(field, known, inner)] as const
  }
  const [entry] = Object.values(patternProperties ?? {})
  const keys = propertyNames
    ? namesOf(propertyNames.reference)
    : [...new Set(values.filter(isRecord).flatMap(Object.keys))]
  const fields = entry ? keys.map((key) => [key, entry] as const) : Object.entries(properties ?? {})
  return {
    ...others,
    ...(reference && { enum: namesOf(reference) }),
    ...(items && { items: withNames(items, known, values.flat()) }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields.map(inside)) }),
    // Only entries that refer to something must be among these.
    ...(entry && { additionalProperties: propertyNames ? false : entry }),
  }
}

/** Returns the forms for all content of a site. */
export const formsOf = (site: Site): EditForm[] => {
  const { files, known } = site.content[defaultLanguage]
  const ofKinds = fileKinds.map(
    (kind): EditForm => ({
      kind,
      files: `content/${kinds[kind].folder}/*.mdx`,
      schema: kinds[kind].schema,
    }),
  )
  const others = Object.entries(describedSchemas()).map(
    ([path, schema]): EditForm => ({ files: path, schema }),
  )
  return [...ofKinds, ...others].map((form) => {
    const own = files.filter(({ path, entry }) =>
      form.kind ? entry?.kind === form.kind : path === form.files,
    )
    return {
      ...form,
      schema: withNames(
        form.schema,
        known,
        own.map(({ data }) => data),
      ),
    }
  })
}
