import { isCollection, parseDocument, stringify } from 'yaml'
import { describe } from '../../content/schema/limits.ts'
import { mayHaveWords, type Node } from '../../content/schema/schema-words.ts'
import type { KnownNames } from '../../renderer/content/validate.ts'
import { editFields } from '../edit-fields.ts'
import { InputError } from '../terminal.ts'
import type { Answers } from './fields.ts'

type Stub = {
  answers: Answers
  /** What fields may refer to. A group with an entry for each of these gets one for each. */
  known: KnownNames
  /** True for a translation, which leaves out the facts. */
  wordsOnly?: boolean
}

/** In characters. */
const widestComment = 110

/** A text as lines of comment, the first of which can follow a field. */
export const comment = (text: string, indent = ''): string[] => {
  const lines = ['#']
  for (const word of text.trim().split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (indent.length + line.length + word.length < widestComment)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines
}

const yamlOf = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim()

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

const asItem = ([first = '{}', ...others]: readonly string[]): string[] => [
  `- ${first}`,
  ...indented(others),
]

const listLines = (key: string, list: Node, stub: Stub): string[] => {
  const { items = {}, minItems = 1 } = list
  const item = items.properties
    ? fieldLines(items, { ...stub, answers: new Map() })
    : comment(describe(items))
  const count = Math.max(minItems, 1)
  return [
    ...comment(describe(list)),
    `${key}:`,
    ...indented(Array.from({ length: count }, () => asItem(item)).flat()),
  ]
}

const valueLines = (key: string, field: Node, name: string, stub: Stub): string[] => {
  if (field.properties) return entryLines(key, field, stub, name)
  if (field.type === 'array') return listLines(key, field, stub)
  const [entry] = Object.values(field.patternProperties ?? {})
  const keys = [...(stub.known[field.referenceKeys as keyof KnownNames] ?? [])]
  if (entry && keys.length > 0)
    return [
      `${key}:`,
      ...indented(keys.flatMap((one) => entryLines(one, entry, stub, `${name}.${one}`))),
    ]
  const [first = '', ...others] = comment(describe(field))
  return [`${key}: ${first}`, ...others]
}

/** A group of fields below its key. */
export const entryLines = (key: string, group: Node, stub: Stub, name = key): string[] => [
  `${key}:`,
  ...indented(fieldLines(group, stub, name)),
]

/**
 * The fields of a schema as lines of YAML: the answers, and for every other required field a comment
 * that says what to write there.
 */
export const fieldLines = (schema: Node, stub: Stub, path = ''): string[] => {
  const { required = [], properties = {} } = schema
  const answered = [...stub.answers.keys()]
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key
    if (stub.wordsOnly && !mayHaveWords(field)) return []
    if (stub.answers.has(name)) return [`${key}: ${yamlOf(stub.answers.get(name))}`]
    const holdsAnswer = answered.some((one) => one.startsWith(`${name}.`))
    return holdsAnswer || required.includes(key) ? valueLines(key, field, name, stub) : []
  })
}

/** The lines of a new item of a list. */
export const itemLines = (item: Node, stub: Stub): string[] => asItem(fieldLines(item, stub))

/**
 * The text of a content file with lines added at the end of a list or group of fields, and everything
 * else as it was.
 * @throws InputError if the field holds no list or group that is written in lines.
 */
export const insertAtEnd = (
  path: string,
  text: string,
  field: string,
  lines: readonly string[],
): string =>
  editFields(path, text, (yaml) => {
    const node = parseDocument(yaml).get(field, true)
    if (!isCollection(node) || node.flow || !node.range)
      throw new InputError(
        `${path} has nothing in lines under "${field}:" to add to: npm run check:content says what is wrong.`,
      )
    const [start, end] = node.range
    const indent = ' '.repeat(start - (yaml.lastIndexOf('\n', start - 1) + 1))
    const lineEnd = yaml[end - 1] === '\n' ? end : yaml.indexOf('\n', end) + 1 || yaml.length
    const above = yaml.slice(0, lineEnd)
    const added = lines.map((line) => `${indent}${line}\n`).join('')
    return `${above}${above.endsWith('\n') ? '' : '\n'}${added}${yaml.slice(lineEnd)}`
  })
