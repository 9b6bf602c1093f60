import type { TSchema } from 'typebox'
import type { Node, Path } from '../../renderer/content/schema-nodes.ts'
import { errorsOf, type KnownNames } from '../../renderer/content/validate.ts'
import { explain } from '../check/explain.ts'
import { InputError } from '../terminal.ts'

/** A field that a flag can fill, by its name, such as `coordinates.latitude`. */
export type AnswerField = { name: string; schema: Node }

/** Values by the names of their fields. */
export type Answers = ReadonlyMap<string, unknown>

const takesValues = ({ type, items }: Node): boolean =>
  type === 'array' ? items !== undefined && takesValues(items) : type !== 'object'

const fieldsIn = (schema: Node, path: Path): AnswerField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    if (field.properties) return fieldsIn(field, [...path, key])
    return takesValues(field) ? [{ name: [...path, key].join('.'), schema: field }] : []
  })

/** The fields of a schema that take one value, or a list of such values, in the order of the schema. */
export const answerFields = (schema: TSchema): readonly AnswerField[] => fieldsIn(schema, [])

/** Typed text as a value of its field. What does not fit stays text, for `refuseWrong` to refuse. */
const typedValue = ({ type, items = {} }: Node, typed: string): unknown => {
  const text = typed.trim()
  if (type === 'array')
    return text.split(',').flatMap((part) => (part.trim() ? [typedValue(items, part)] : []))
  if (type === 'boolean' && /^(?:true|yes|false|no)$/i.test(text)) return /^[ty]/i.test(text)
  const isNumber = type === 'number' || type === 'integer'
  return isNumber && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** @throws InputError, with a sentence about what is wrong with the value of a field. */
export const refuseWrong = ({ name, schema }: AnswerField, value: unknown, known: KnownNames) => {
  const locate = () => ({ line: 1, column: 1 })
  const [problem] = explain(name, errorsOf(schema, value, known), { locate }, known)
  if (problem) throw new InputError(`${name}${problem.message}`)
}

/** The value that was typed for a field. Throws an InputError if the field does not take it. */
export const readAnswer = (field: AnswerField, typed: string, known: KnownNames): unknown => {
  const value = typedValue(field.schema, typed)
  refuseWrong(field, value, known)
  return value
}
