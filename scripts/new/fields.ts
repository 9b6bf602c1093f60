import type { TSchema } from 'typebox'
import { isText, type Node, type Path } from '../../renderer/content/schema-nodes.ts'

/** A field that an answer or a flag can fill: one value, or a list of such values. */
export type AnswerField = {
  /** Its name as flags have it, such as `coordinates.latitude`. */
  name: string
  schema: Node
  /** True for facts that a file must have. Words are written in the file. */
  asked: boolean
}

const isGroup = ({ type, properties }: Node) => type === 'object' && properties !== undefined

const takesValues = ({ type, items }: Node): boolean =>
  type === 'array' ? items !== undefined && takesValues(items) : type !== 'object'

const holdsWords = (schema: Node): boolean => isText(schema.items ?? schema)

const fieldsIn = (schema: Node, path: Path, needed: boolean): AnswerField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const inner = [...path, key]
    const required = needed && (schema.required ?? []).includes(key)
    if (isGroup(field)) return fieldsIn(field, inner, required)
    return takesValues(field)
      ? [{ name: inner.join('.'), schema: field, asked: required && !holdsWords(field) }]
      : []
  })

/** The fields of a schema that can be given by name, in the order of the schema. */
export const answerFields = (schema: TSchema): readonly AnswerField[] =>
  fieldsIn(schema as Node, [], true)
