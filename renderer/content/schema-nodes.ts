import type { TSchema } from 'typebox'
import { isRecord } from '../is-record.ts'
import { memoize } from '../memoize.ts'

/** A key of a mapping, or an index in a list. */
export type PathSegment = string | number
export type Fields = Readonly<Record<string, unknown>>
export type Path = readonly PathSegment[]
/** A text of a file, by its field. */
export type FieldText = { path: Path; text: string; schema: Node }

/** The parts of JSON Schema that the schemas of the content use. */
export type Node = TSchema & {
  type?: string
  description?: string
  fact?: boolean
  shown?: boolean
  reference?: string
  placeholders?: unknown
  referenceKeys?: string
  enum?: readonly string[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  required?: readonly string[] | undefined
  mayWait?: boolean
  properties?: Readonly<Record<string, Node>>
  patternProperties?: Readonly<Record<string, Node>>
  items?: Node
}

/** A text is words to translate, unless it is declared a fact, such as a name or a date. */
export const isText = ({ type, placeholders, fact = false }: Node): boolean =>
  type === 'string' && placeholders !== undefined && !fact

/** Whether a value says where it is written: a text, a fact shown as it is, or a chosen picture. */
export const hasMark = (schema: Node): boolean =>
  isText(schema) || schema.shown === true || schema.reference === 'picture'

export const fieldOf = (
  { properties, patternProperties = {} }: Node,
  name: string,
): Node | undefined => properties?.[name] ?? Object.values(patternProperties)[0]

const inside = (schema: Node): readonly Node[] => [
  ...Object.values(schema.properties ?? {}),
  ...Object.values(schema.patternProperties ?? {}),
  ...(schema.items ? [schema.items] : []),
]

/** Whether a field with this schema can hold anything to translate. */
export const mayHaveWords: (schema: Node) => boolean = memoize(
  (schema) => !schema.fact && (isText(schema) || inside(schema).some(mayHaveWords)),
)

/** Whether a field with this schema holds nothing but texts to translate. */
export const hasOnlyWords = (schema: Node): boolean => {
  const parts = inside(schema)
  return parts.length > 0 ? parts.every(hasOnlyWords) : isText(schema)
}

const textsIn = (
  schema: Node,
  value: unknown,
  path: Path,
  wanted: (schema: Node) => boolean,
): FieldText[] => {
  if (typeof value === 'string') return wanted(schema) ? [{ path, text: value, schema }] : []
  if (Array.isArray(value)) {
    const { items } = schema
    return items
      ? value.flatMap((item, index) => textsIn(items, item, [...path, index], wanted))
      : []
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fieldOf(schema, name)
    return field ? textsIn(field, inner, [...path, name], wanted) : []
  })
}

/** The words of a file: every text in its fields that other languages say in their own way. */
export const wordsIn = (schema: TSchema, value: unknown): FieldText[] =>
  textsIn(schema as Node, value, [], isText)

/** The names, addresses and dates of a file, which are the same in every language. */
export const factsIn = (schema: TSchema, value: unknown): FieldText[] =>
  textsIn(schema as Node, value, [], ({ type, fact = false }) => type === 'string' && fact)

const between = (from: number | undefined, to: number | undefined, unit: string): string[] => {
  if (from !== undefined && to !== undefined && (from > 1 || unit === ''))
    return [from === to ? `exactly ${from}${unit}` : `${from} to ${to}${unit}`]
  if (to !== undefined) return [`at most ${to}${unit}`]
  return from !== undefined && from > 1 ? [`at least ${from}${unit}`] : []
}

/** What a field takes, as authors say it: `one of plain, sand`, `at most 70 characters`. */
export const limitsOf = (schema: Node): readonly string[] => {
  switch (schema.type) {
    case 'boolean':
      return ['true or false']
    case 'integer':
      return ['a whole number', ...between(schema.minimum, schema.maximum, '')]
    case 'number':
      return ['a number', ...between(schema.minimum, schema.maximum, '')]
    case 'array':
      return between(schema.minItems, schema.maxItems, ' items')
    default:
      return schema.enum
        ? [`one of ${schema.enum.join(', ')}`]
        : between(schema.minLength, schema.maxLength, ' characters')
  }
}

const figuresIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

/** The description of a field, with the limits that it leaves out. */
export const describe = (schema: Node): string => {
  const { description = '' } = schema
  const said = figuresIn(description)
  const limits = limitsOf(schema).filter((limit) => {
    const figures = figuresIn(limit)
    return figures.length === 0 || !figures.every((figure) => said.includes(figure))
  })
  return limits.length > 0 ? `${description} (${limits.join(', ')})`.trim() : description
}
