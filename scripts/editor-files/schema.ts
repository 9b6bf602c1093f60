import type { TSchema } from 'typebox'
import { type PlaceholderUse, placeholdersIn } from '../../content/schema/placeholders.ts'
import { describe, isText, mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/translation.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'

/** A schema as editors read it: standard JSON Schema, without the keywords of this project. */
export type EditorSchema = Readonly<Record<string, unknown>>

type Reader = { known: KnownNames; wordsOnly: boolean }

const standardKeywords = [
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
]

const descriptionOf = (schema: Node): string => {
  const names = isText(schema) ? placeholdersIn(schema.placeholders as PlaceholderUse) : []
  const list = names.map((name) => `{${name}}`).join(', ')
  return describe(schema) + (list && `\n\nMay use ${list}.`)
}

const namesFor = (kind: string | undefined, { known }: Reader): readonly string[] =>
  kind === undefined ? [] : [...(known[kind as keyof KnownNames] ?? [])]

/** The fields of a group. A field that the original leaves out is missing in its translation too. */
const groupFor = ({ properties = {}, required = [] }: Node, reader: Reader) => {
  const fields = Object.entries(properties)
    .filter(([, field]) => !reader.wordsOnly || mayHaveWords(field))
    .map(([name, field]) => [name, schemaFor(field, reader)])
  return {
    properties: Object.fromEntries(fields),
    additionalProperties: false,
    required: reader.wordsOnly ? [] : required,
  }
}

/** A group with names of its own. Those that are known are offered, and no others taken. */
const mapFor = (entry: Node, names: readonly string[], reader: Reader) => {
  const field = schemaFor(entry, reader)
  return names.length > 0
    ? {
        properties: Object.fromEntries(names.map((name) => [name, field])),
        additionalProperties: false,
      }
    : { additionalProperties: field }
}

const schemaFor = (schema: Node, reader: Reader): EditorSchema => {
  const { properties, patternProperties = {}, items, reference, referenceKeys } = schema
  const [entry] = Object.values(patternProperties)
  const names = namesFor(reference, reader)
  return {
    ...Object.fromEntries(
      Object.entries(schema).filter(([keyword]) => standardKeywords.includes(keyword)),
    ),
    description: descriptionOf(schema),
    ...(names.length > 0 && { enum: names }),
    ...(properties && groupFor(schema, reader)),
    ...(entry && mapFor(entry, namesFor(referenceKeys, reader), reader)),
    // Items without words are all alike in a translation.
    ...(items && { items: schemaFor(items, reader), uniqueItems: !reader.wordsOnly }),
  }
}

const draft = { $schema: 'http://json-schema.org/draft-07/schema#' }

/** The schema of a content file, for editors. What fields may refer to is offered by name. */
export const editorSchema = (schema: TSchema, known: KnownNames): EditorSchema => ({
  ...draft,
  ...schemaFor(schema as Node, { known, wordsOnly: false }),
})

/** The schema of a translation: the words of its original, and which version of it they render. */
export const translationSchema = (schema: TSchema): EditorSchema => {
  const words = schemaFor(schema as Node, { known: {}, wordsOnly: true })
  const version = {
    type: 'string',
    description:
      'The version of the original that this renders. npm run check:translations -- --accept <file> writes it.',
  }
  const properties = { [versionField]: version, ...(words.properties as object) }
  return { ...draft, ...words, properties, required: [versionField] }
}
