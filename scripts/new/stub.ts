import { Document, isCollection, parseDocument, Scalar } from 'yaml'
import { describe, mayHaveWords, type Node as Schema } from '../../renderer/content/schema-nodes.ts'
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

const onOneLine = (text: string) => ` ${text.trim().replace(/\s+/g, ' ')}`

/** A value to be written: a comment in its place says what. */
export const toBeWritten = (comment: string): Scalar => {
  const value = new Scalar(null)
  value.comment = onOneLine(comment)
  return value
}

/** The lines of YAML for data that may hold nodes of YAML. */
export const linesOf = (data: unknown): string[] =>
  new Document(data)
    .toString({ nullStr: '', lineWidth: 0, flowCollectionPadding: false })
    .trimEnd()
    .replaceAll('-  #', '- #')
    .split('\n')

const stubOf = (schema: Schema, name: string, stub: Stub): unknown => {
  const { properties, patternProperties = {}, referenceKeys, items, minItems = 1 } = schema
  if (properties) return fieldsOf(schema, stub, name)
  if (items) {
    const item = () => stubOf(items, name, { ...stub, answers: new Map() })
    const list = new Document().createNode(Array.from({ length: Math.max(minItems, 1) }, item))
    list.commentBefore = onOneLine(describe(schema))
    return list
  }
  const [entry] = Object.values(patternProperties)
  const keys = [...(stub.known[referenceKeys as keyof KnownNames] ?? [])]
  return entry && keys.length > 0
    ? Object.fromEntries(keys.map((key) => [key, stubOf(entry, `${name}.${key}`, stub)]))
    : toBeWritten(describe(schema))
}

/**
 * The fields of a schema: the answers, and for every other required field a comment that says what
 * to write there.
 */
export const fieldsOf = (schema: Schema, stub: Stub, path = ''): Record<string, unknown> => {
  const { required = [], properties = {} } = schema
  const { answers, wordsOnly } = stub
  const fields = Object.entries(properties).flatMap(([key, field]): [string, unknown][] => {
    const name = path ? `${path}.${key}` : key
    if (wordsOnly && !mayHaveWords(field)) return []
    if (answers.has(name))
      return [[key, new Document().createNode(answers.get(name), { flow: true })]]
    const holdsAnswer = [...answers.keys()].some((one) => one.startsWith(`${name}.`))
    return holdsAnswer || required.includes(key) ? [[key, stubOf(field, name, stub)]] : []
  })
  return Object.fromEntries(fields)
}

/**
 * The text of a content file with something added at the end of a list or group of fields, and
 * everything else as it was.
 * @throws InputError if the field holds no list or group that is written in lines.
 */
export const insertAtEnd = (path: string, text: string, field: string, added: unknown): string =>
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
    const lines = linesOf(added).map((line) => `${indent}${line}\n`)
    return `${above}${above.endsWith('\n') ? '' : '\n'}${lines.join('')}${yaml.slice(lineEnd)}`
  })
