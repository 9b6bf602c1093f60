import type { TSchema } from 'typebox'
import { type PlaceholderUse, placeholdersIn } from '../../content/schema/placeholders.ts'
import { describe, isText, mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import { versionField } from '../../renderer/content/translation.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'

/** A schema as editors read it: standard JSON Schema, without the keywords of this project. */
export type EditorSchema = Readonly<Record<string, unknown>>

type Reader = { known: KnownNames; wordsOnly: boolean }

const placeholderNote = (schema: Node): string => {
  if (!isText(schema)) return ''
  const names = placeholdersIn(schema.placeholders as PlaceholderUse)
  return names.length > 0 ? `\n\nMay use ${names.map((name) => `{${name}}`).join(', ')}.` : ''
}

const namesFor = (kind: string | undefined, { known }: Reader): readonly string[] | undefined => {
  const names = kind === undefined ? undefined : known[kind as keyof KnownNames]
  return names && names.size > 0 ? [...names] : undefined
}

const fieldsOf = (schema: Node, reader: Reader): Record<string, EditorSchema> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, field]) => !reader.wordsOnly || mayHaveWords(field))
      .map(([name, field]) => [name, nodeFor(field, reader)]),
  )

const groupFor = (schema: Node, reader: Reader) => ({
  properties: fieldsOf(schema, reader),
  additionalProperties: false,
  // A field that the original leaves out is missing in its translation too.
  required: reader.wordsOnly ? [] : (schema.required ?? []),
})

/** A group with names of its own: those that are known are offered, and no others taken. */
const mapFor = (entry: Node, schema: Node, reader: Reader) => {
  const names = namesFor(schema.referenceKeys, reader)
  const field = nodeFor(entry, reader)
  return names
    ? {
        properties: Object.fromEntries(names.map((name) => [name, field])),
        additionalProperties: false,
      }
    : { additionalProperties: field }
}

/** Items without words are all alike in a translation. */
const listFor = ({ minItems, maxItems, items = {} }: Node, reader: Reader) => ({
  items: nodeFor(items, reader),
  uniqueItems: !reader.wordsOnly,
  ...(minItems === undefined ? {} : { minItems }),
  ...(maxItems === undefined ? {} : { maxItems }),
})

const standardKeywords = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
]

const valueFor = (schema: Node, reader: Reader) => {
  const values = schema.enum ?? namesFor(schema.reference, reader)
  return {
    ...Object.fromEntries(
      Object.entries(schema).filter(([keyword]) => standardKeywords.includes(keyword)),
    ),
    ...(values && { enum: values }),
  }
}

const nodeFor = (schema: Node, reader: Reader): EditorSchema => {
  const [entry] = Object.values(schema.patternProperties ?? {})
  const contents = () => {
    if (schema.properties) return groupFor(schema, reader)
    if (entry) return mapFor(entry, schema, reader)
    return schema.type === 'array' ? listFor(schema, reader) : valueFor(schema, reader)
  }
  return {
    type: schema.type,
    description: describe(schema) + placeholderNote(schema),
    ...contents(),
  }
}

const draft = { $schema: 'http://json-schema.org/draft-07/schema#' }

/** The schema of a content file, for editors. What fields may refer to is offered by name. */
export const editorSchema = (schema: TSchema, known: KnownNames): EditorSchema => ({
  ...draft,
  ...nodeFor(schema as Node, { known, wordsOnly: false }),
})

/** The schema of a translation: the words of its original, and which version of it they render. */
export const translationSchema = (schema: TSchema): EditorSchema => {
  const words = nodeFor(schema as Node, { known: {}, wordsOnly: true })
  const version = {
    type: 'string',
    description:
      'The version of the original that this renders. npm run check:translations -- --accept <file> writes it.',
  }
  const properties = { [versionField]: version, ...(words.properties as object) }
  return { ...draft, ...words, properties, required: [versionField] }
}
