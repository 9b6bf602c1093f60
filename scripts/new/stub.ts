import { stringify } from 'yaml'
import { describe, mayHaveWords, type Node } from '../../renderer/content/schema-nodes.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import type { Answers } from './answers.ts'
import { comment } from './comment.ts'

type Stub = {
  /** What is known of the fields, by their names. */
  answers: Answers
  /** What fields may refer to. A group with an entry for each of these gets one for each. */
  known: KnownNames
  /** True for a translation, which leaves out the facts. */
  wordsOnly?: boolean
}

const step = '  '

const yamlOf = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim()

const indented = (lines: readonly string[]): string[] => lines.map((line) => `${step}${line}`)

/** The lines of a list item: a dash, and everything below it as far in. */
const asItem = ([first = '{}', ...others]: readonly string[]): string[] => [
  `- ${first}`,
  ...indented(others),
]

const lines = (text: string): string[] => text.split('\n')

const listLines = (key: string, list: Node, name: string, stub: Stub): string[] => {
  const { items = {}, minItems = 1 } = list
  const item = items.properties
    ? fieldLines(items, { ...stub, answers: new Map() }, `${name}[]`)
    : lines(comment(describe(items), ''))
  return [
    ...lines(comment(describe(list), '')),
    `${key}:`,
    ...indented(Array.from({ length: Math.max(minItems, 1) }, () => asItem(item)).flat()),
  ]
}

const valueLines = (key: string, field: Node, name: string, stub: Stub): string[] => {
  if (field.properties) return [`${key}:`, ...indented(fieldLines(field, stub, name))]
  if (field.type === 'array') return listLines(key, field, name, stub)
  const [entry] = Object.values(field.patternProperties ?? {})
  const keys = [...(stub.known[field.referenceKeys as keyof KnownNames] ?? [])]
  if (entry && keys.length > 0)
    return [
      `${key}:`,
      ...indented(keys.flatMap((one) => entryLines(one, entry, `${name}.${one}`, stub))),
    ]
  return lines(`${key}: ${comment(describe(field), '')}`)
}

/** One entry of a group that has one for each service, or each of something else. */
export const entryLines = (key: string, entry: Node, name: string, stub: Stub): string[] => [
  `${key}:`,
  ...indented(fieldLines(entry, stub, name)),
]

/**
 * The fields of a schema as lines of YAML: what is known, and for everything else that is needed a
 * comment that says what to write there.
 */
export const fieldLines = (schema: Node, stub: Stub, path = ''): string[] => {
  const { required = [], properties = {} } = schema
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key
    const isKnown = [...stub.answers.keys()].some(
      (known) => known === name || known.startsWith(`${name}.`),
    )
    if (stub.wordsOnly ? !mayHaveWords(field) : false) return []
    if (stub.answers.has(name)) return lines(`${key}: ${yamlOf(stub.answers.get(name))}`)
    return isKnown || required.includes(key) ? valueLines(key, field, name, stub) : []
  })
}

/** The lines of a new item of a list. */
export const itemLines = (item: Node, stub: Stub): string[] => asItem(fieldLines(item, stub))
