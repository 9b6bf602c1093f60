import type { TSchema } from 'typebox'
import { isText, type Node, type Path } from '../../renderer/content/schema-nodes.ts'
import { errorsOf, type KnownNames } from '../../renderer/content/validate.ts'
import { explain } from '../check/explain.ts'
import { InputError } from '../terminal.ts'

/** A field that an answer or a flag can fill: one value, or a list of such values. */
export type AnswerField = {
  /** Its name as flags have it, such as `coordinates.latitude`. */
  name: string
  schema: Node
  /** True for facts that a file must have. Words are written in the file. */
  asked: boolean
}

/** Values by the names of their fields. */
export type Answers = ReadonlyMap<string, unknown>

const takesValues = ({ type, items }: Node): boolean =>
  type === 'array' ? items !== undefined && takesValues(items) : type !== 'object'

const fieldsIn = (schema: Node, path: Path, isNeeded: boolean): AnswerField[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const inner = [...path, key]
    const isRequired = isNeeded && (schema.required ?? []).includes(key)
    if (field.properties) return fieldsIn(field, inner, isRequired)
    const asked = isRequired && !isText(field.items ?? field)
    return takesValues(field) ? [{ name: inner.join('.'), schema: field, asked }] : []
  })

/** The fields of a schema that can be given by name, in the order of the schema. */
export const answerFields = (schema: TSchema): readonly AnswerField[] =>
  fieldsIn(schema as Node, [], true)

const yes = /^(?:true|yes|y)$/i
const no = /^(?:false|no|n)$/i

/** Typed text as a value of its field. What does not fit stays text, for `refuseWrong` to refuse. */
const typedValue = ({ type, items = {} }: Node, typed: string): unknown => {
  const text = typed.trim()
  if (type === 'array')
    return text.split(',').flatMap((part) => (part.trim() ? [typedValue(items, part)] : []))
  if (type === 'boolean') return yes.test(text) || (no.test(text) ? false : text)
  const isNumber = type === 'number' || type === 'integer'
  return isNumber && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

/** @throws InputError, with a sentence about what is wrong with the value of a field. */
export const refuseWrong = (
  { name, schema }: Pick<AnswerField, 'name' | 'schema'>,
  value: unknown,
  known: KnownNames,
): void => {
  const locate = () => ({ line: 1, column: 1 })
  const [problem] = explain(name, errorsOf(schema, value, known), { locate }, known)
  if (problem) throw new InputError(`${name}${problem.message}`)
}

/**
 * The value of what was typed for a field.
 * @throws InputError when the field does not take it.
 */
export const readAnswer = (field: AnswerField, typed: string, known: KnownNames): unknown => {
  const value = typedValue(field.schema, typed)
  refuseWrong(field, value, known)
  return value
}
