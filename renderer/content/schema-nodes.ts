import type { TSchema } from 'typebox'
import {
  fillPlaceholders,
  type PlaceholderUse,
  type PlaceholderValues,
} from '../../content/schema/placeholders.ts'
import { isRecord, recordOf } from '../is-record.ts'
import { memoize } from '../memoize.ts'

/** A key of a mapping, or an index in a list. */
export type PathSegment = string | number
export type Fields = Readonly<Record<string, unknown>>
export type Path = readonly PathSegment[]
/** A text of a file, with its field, and whether it is translated. */
type ShownText = { path: Path; text: string; isWords: boolean }

/** The parts of JSON Schema used by the schemas of the content. */
export type Node = TSchema & {
  type?: string
  description?: string
  fact?: boolean
  /** Whether it names an item of a list, so that translations repeat it. */
  isKey?: boolean
  reference?: string
  placeholders?: PlaceholderUse
  enum?: readonly string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  required?: readonly string[] | undefined
  mayWait?: boolean
  properties?: Readonly<Record<string, Node>>
  propertyNames?: Node
  patternProperties?: Readonly<Record<string, Node>>
  additionalProperties?: boolean | Node
  items?: Node
}

/** Returns whether a text is to be translated, not a fact, such as a name or a date. */
export const isText = ({ type, placeholders, fact = false }: Node): boolean =>
  type === 'string' && placeholders !== undefined && !fact

export const fieldOf = (
  { properties, patternProperties = {} }: Node,
  name: string,
): Node | undefined =>
  // Each object has a "constructor" that is none of its fields.
  properties && Object.hasOwn(properties, name)
    ? properties[name]
    : Object.values(patternProperties)[0]

const inside = (schema: Node): readonly Node[] => [
  ...Object.values(schema.properties ?? {}),
  ...Object.values(schema.patternProperties ?? {}),
  ...(schema.items ? [schema.items] : []),
]

/** Returns whether translations have a field with this schema. */
export const mayHaveWords: (schema: Node) => boolean = memoize(
  (schema) =>
    schema.isKey || (!schema.fact && (isText(schema) || inside(schema).some(mayHaveWords))),
)

/** Returns whether a field with this schema holds nothing but texts to translate. */
export const hasOnlyWords = (schema: Node): boolean => {
  const parts = inside(schema)
  return parts.length > 0 ? parts.every(hasOnlyWords) : isText(schema)
}

/** Returns the fields of a group or the items of a list, each with its name or index. */
const stepsIn = (value: unknown): (readonly [PathSegment, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(recordOf(value))

/** Returns every value in data, with its field: lists and groups, each before what it holds. */
export const nodesIn = (value: unknown, path: Path = []): { path: Path; value: unknown }[] => [
  { path, value },
  ...stepsIn(value).flatMap(([step, inner]) => nodesIn(inner, [...path, step])),
]

/** Returns every value in data that is not a list or group, with its field. */
export const valuesOf = (data: unknown, above: Path = []) =>
  nodesIn(data, above).filter(({ value }) => !Array.isArray(value) && !isRecord(value))

/** Returns every text in data, with its field. */
export const textsOf = (data: unknown, above: Path = []): { path: Path; text: string }[] =>
  nodesIn(data, above).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: value }] : [],
  )

const filled = (value: unknown, values: PlaceholderValues): unknown => {
  if (typeof value === 'string') return fillPlaceholders(value, values)
  if (Array.isArray(value)) return value.map((item) => filled(item, values))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, filled(inner, values)]),
  )
}

/** Returns a deep copy of data with the placeholders of every text filled, which keeps its type. */
export const fillTexts = <T>(data: T, values: PlaceholderValues): T => filled(data, values) as T

/** Returns the schema of a field; undefined if its group has no such field. */
export const schemaAt = (schema: Node, path: Path): Node | undefined =>
  path.reduce<Node | undefined>(
    (node, step) => node && (typeof step === 'number' ? node.items : fieldOf(node, step)),
    schema,
  )

/** Returns the texts of a file that pages may show, in its fields: words and facts. */
export const shownFields = (schema: Node, data: unknown): ShownText[] =>
  textsOf(data).flatMap(({ path, text }) => {
    const node = schemaAt(schema, path)
    return node?.placeholders === undefined ? [] : [{ path, text, isWords: isText(node) }]
  })

/** Returns the words of a file: every translatable text in its fields. */
export const wordFields = (schema: TSchema, value: unknown): ShownText[] =>
  shownFields(schema, value).filter(({ isWords }) => isWords)

/** Converts a JSON pointer, as in the errors of ajv, to a path. */
export const pathOfPointer = (pointer: string): PathSegment[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) =>
      /^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~'),
    )
