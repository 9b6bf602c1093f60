import type { Node } from '../../renderer/content/schema-nodes.ts'
import { errorsOf, type KnownNames } from '../../renderer/content/validate.ts'
import { explain } from '../check/explain.ts'
import { InputError } from '../terminal.ts'
import type { AnswerField } from './fields.ts'

/** Values for the fields of something new, by the names of the fields. */
export type Answers = ReadonlyMap<string, unknown>

const yes = ['true', 'yes', 'y']
const no = ['false', 'no', 'n']

/** A typed word as its field takes it. What it cannot be stays as typed, for the check to refuse. */
const typedValue = ({ type, items }: Node, typed: string): unknown => {
  const word = typed.trim()
  if (type === 'array')
    return word
      .split(',')
      .filter((part) => part.trim() !== '')
      .map((part) => typedValue(items ?? {}, part))
  if (type === 'boolean' && yes.includes(word.toLowerCase())) return true
  if (type === 'boolean' && no.includes(word.toLowerCase())) return false
  const isNumber = type === 'number' || type === 'integer'
  return isNumber && word !== '' && !Number.isNaN(Number(word)) ? Number(word) : word
}

const startOfFile = () => ({ line: 1, column: 1 })

/** What is wrong with the value of a field, in a sentence; undefined if nothing is. */
export const wrongWith = (
  { name, schema }: Pick<AnswerField, 'name' | 'schema'>,
  value: unknown,
  known: KnownNames,
): string | undefined => {
  const [problem] = explain(name, errorsOf(schema, value, known), { locate: startOfFile }, known)
  return problem && `${name}${problem.message}`
}

/**
 * What was typed for a field, as its value.
 * @throws InputError when the field does not take it.
 */
export const readAnswer = (field: AnswerField, typed: string, known: KnownNames): unknown => {
  const value = typedValue(field.schema, typed)
  const wrong = wrongWith(field, value, known)
  if (wrong !== undefined) throw new InputError(wrong)
  return value
}

/**
 * The values that flags give.
 * @throws InputError for a value that its field does not take.
 */
export const readFlags = (
  flags: Readonly<Record<string, string>>,
  fields: readonly AnswerField[],
  known: KnownNames,
): Answers =>
  new Map(
    fields.flatMap((field) => {
      const typed = flags[field.name]
      return typed === undefined ? [] : [[field.name, readAnswer(field, typed, known)] as const]
    }),
  )
