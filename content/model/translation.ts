import type { TSchema } from 'typebox'
import type { PathSegment } from './check/problem.ts'

/** The field of a translation that says which version of the original it renders. */
export const versionField = 'translates'

type Path = readonly PathSegment[]
type Fields = Readonly<Record<string, unknown>>

/** Something wrong with the fields of a translation: `says` follows the name of the field. */
export type Mismatch = { path: Path; says: string }
/** The fields of the original with the words of the translation, and what is wrong with those. */
export type Translated = { data: unknown; mismatches: readonly Mismatch[] }

/** The parts of JSON Schema that the schemas of the content use. */
type Node = TSchema & {
  type?: string
  fact?: boolean
  placeholders?: unknown
  properties?: Readonly<Record<string, Node>>
  patternProperties?: Readonly<Record<string, Node>>
  items?: Node
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text is words to translate, unless it is declared a fact, such as a name or a date. */
const isText = ({ type, placeholders, fact = false }: Node): boolean =>
  type === 'string' && placeholders !== undefined && !fact

const fieldOf = ({ properties, patternProperties = {} }: Node, name: string): Node | undefined =>
  properties?.[name] ?? Object.values(patternProperties)[0]

const inside = (schema: Node): readonly Node[] => [
  ...Object.values(schema.properties ?? {}),
  ...Object.values(schema.patternProperties ?? {}),
  ...(schema.items ? [schema.items] : []),
]

const known = new WeakMap<Node, boolean>()

/** Whether there is anything to translate. */
const hasWords = (schema: Node): boolean => {
  const answer =
    known.get(schema) ?? (!schema.fact && (isText(schema) || inside(schema).some(hasWords)))
  known.set(schema, answer)
  return answer
}

const join = (parts: readonly (readonly [PathSegment, Translated])[]) => ({
  mismatches: parts.flatMap(([, { mismatches }]) => mismatches),
})

const translateFields = (schema: Node, original: Fields, words: Fields, path: Path): Translated => {
  const parts = Object.entries(original).map(([name, value]) => {
    const field = fieldOf(schema, name)
    const part = field
      ? translate(field, value, words[name], [...path, name])
      : { data: value, mismatches: [] }
    return [name, part] as const
  })
  const extra = Object.keys(words).filter((name) => !Object.hasOwn(original, name))
  return {
    data: {
      ...Object.fromEntries(parts.map(([name, { data }]) => [name, data])),
      // The check of the schema says what is wrong with a field that it does not have.
      ...Object.fromEntries(extra.map((name) => [name, words[name]])),
    },
    mismatches: [
      ...join(parts).mismatches,
      ...extra
        .filter((name) => fieldOf(schema, name) !== undefined)
        .map((name) => ({
          path: [...path, name],
          says: 'the original has nothing here; write it there first, or remove it here',
        })),
    ],
  }
}

const translateItems = (
  items: Node,
  original: readonly unknown[],
  words: readonly unknown[],
  path: Path,
): Translated => {
  const parts = original.map(
    (value, index) => [index, translate(items, value, words[index], [...path, index])] as const,
  )
  return {
    data: parts.map(([, { data }]) => data),
    mismatches:
      words.length > original.length
        ? [
            {
              path: [...path, original.length],
              says: `the original has ${original.length} here, and this is one more`,
            },
          ]
        : join(parts).mismatches,
  }
}

/**
 * The fields of a file in another language: its facts come from the original, and its words from
 * the translation. Which is which follows from the schema of the original.
 * @param original the data of the original.
 * @param words the data of the translation, which holds words only.
 */
export const translate = (
  schema: TSchema,
  original: unknown,
  words: unknown,
  path: Path = [],
): Translated => {
  const node = schema as Node
  const wrong = (says: string): Translated => ({ data: original, mismatches: [{ path, says }] })
  const right = (data: unknown): Translated => ({ data, mismatches: [] })
  if (!hasWords(node))
    return words === undefined
      ? right(original)
      : wrong('is a fact, which the original has for every language; remove it here')
  if (words === undefined || words === null) return wrong('is not translated')
  if (isFields(original) && isFields(words)) return translateFields(node, original, words, path)
  const isListOfTexts = node.items !== undefined && isText(node.items)
  if (Array.isArray(original) && Array.isArray(words) && node.items && !isListOfTexts)
    return translateItems(node.items, original, words, path)
  return right(words)
}

/** The fields of a translation, without the one that is about itself. */
export const withoutVersion = (words: unknown): unknown => {
  if (!isFields(words)) return words
  const { [versionField]: _version, ...fields } = words
  return fields
}

/**
 * The fields of a file in another language, which the content check has seen: the original's where
 * there is no translation.
 */
export const translated = (schema: TSchema, original: unknown, translation: unknown): unknown =>
  translation === undefined
    ? original
    : translate(schema, original, withoutVersion(translation)).data
