import type { TSchema } from 'typebox'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import { isText, mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/translation.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { describeField } from '../describe-field.ts'

/** A schema as editors read it: standard JSON Schema, without the keywords of this project. */
export type EditorSchema = Readonly<Record<string, unknown>>

type Reader = { known: KnownNames; wordsOnly: boolean }

const standardKeywords = /^(?:type|enum|pattern|(?:min|max)(?:Length|imum|Items)|exclusiveMinimum)$/

const descriptionOf = (schema: Node): string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders ?? 'none') : []
  const list = names.map((name) => `{${name}}`).join(', ')
  return describeField(schema) + (list && `\n\nMay use ${list}.`)
}

const schemaFor = (schema: Node, reader: Reader): EditorSchema => {
  const { properties = {}, patternProperties = {}, items, required = [] } = schema
  const { known, wordsOnly } = reader
  const namesFor = (kind = '') => [...(known[kind as keyof KnownNames] ?? [])]
  const names = namesFor(schema.reference)
  const keys = namesFor(schema.propertyNames?.reference)
  // A field that the original leaves out is missing in its translation too.
  const fields = Object.entries(properties)
    .filter(([, field]) => !wordsOnly || mayHaveWords(field))
    .map(([name, field]) => [name, schemaFor(field, reader)] as const)
  const [entry] = Object.values(patternProperties).map((field) => schemaFor(field, reader))
  const entries = keys.map((key) => [key, entry] as const)
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => standardKeywords.test(key))),
    description: descriptionOf(schema),
    ...(names.length > 0 && { enum: names }),
    ...(schema.properties && { required: wordsOnly ? [] : required }),
    ...((schema.properties || entry) && {
      properties: Object.fromEntries([...fields, ...entries]),
      // Where there is a list of names, no others are valid.
      additionalProperties: entry && keys.length === 0 ? entry : false,
    }),
    // Items without words are all alike in a translation.
    ...(items && { items: schemaFor(items, reader), uniqueItems: !wordsOnly }),
  }
}

const draft07 = { $schema: 'http://json-schema.org/draft-07/schema#' }

/** The schema of a content file, for editors. What fields may refer to is offered by name. */
export const editorSchema = (schema: TSchema, known: KnownNames): EditorSchema => ({
  ...draft07,
  ...schemaFor(schema, { known, wordsOnly: false }),
})

/** The schema of a translation: the words of its original, and which version of it they render. */
export const translationSchema = (schema: TSchema): EditorSchema => {
  const words = schemaFor(schema, { known: {}, wordsOnly: true })
  const version = {
    type: 'string',
    description:
      'The version of the original that this renders. npm run check:translations -- --accept <file> writes it.',
  }
  const { properties: fields = {} }: Node = schema
  const { draft } = fields
  // Among the words of a layout is one for drafts.
  const own = draft?.type === 'boolean' && {
    draft: schemaFor(draft, { known: {}, wordsOnly: false }),
  }
  const properties = { [versionField]: version, ...own, ...(words.properties as object) }
  return { ...draft07, ...words, properties, required: [versionField] }
}
