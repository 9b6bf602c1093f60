import { Document, isCollection, parseDocument, Scalar } from 'yaml'
import {
  describe,
  fieldOf,
  isText,
  type Node as Schema,
  wordsIn,
} from '../../renderer/content/schema-nodes.ts'
import { errorsOf } from '../../renderer/content/validate.ts'
import { isRecord } from '../../renderer/is-record.ts'
import { editFields } from '../edit-fields.ts'
import { InputError } from '../terminal.ts'
import type { Answers } from './fields.ts'

/** A value to be written: a comment in its place says what. */
const toBeWritten = (comment: string): Scalar => {
  const value = new Scalar(null)
  value.comment = ` ${comment.trim().replace(/\s+/g, ' ')}`
  return value
}

/** The lines of YAML for data that may hold nodes of YAML. */
export const linesOf = (data: unknown): string[] =>
  new Document(data)
    .toString({ nullStr: '', lineWidth: 0, flowCollectionPadding: false })
    .trimEnd()
    .replaceAll('-  #', '- #')
    .split('\n')

/** Words that say what to write in their place, so that the page can be looked at meanwhile. */
const words = (schema: Schema, place: string): string =>
  [`To be written${place}: ${describe(schema)}`, `To be written${place}.`].find(
    (text) => errorsOf(schema, text).length === 0,
  ) ?? 'To be written.'

const stubOf = (schema: Schema, name: string, answers: Answers, place: string): unknown => {
  const { properties, items, minItems = 1 } = schema
  if (properties) return fieldsOf(schema, answers, name, place)
  if (items)
    return Array.from({ length: minItems }, (_, index) =>
      stubOf(items, name, new Map(), `${place} (${index + 1})`),
    )
  return isText(schema) ? words(schema, place) : toBeWritten(describe(schema))
}

/** The answers, and in every other required field what to write there. */
export const fieldsOf = (
  schema: Schema,
  answers: Answers,
  path = '',
  place = '',
): Record<string, unknown> => {
  const { required = [], properties = {} } = schema
  const fields = Object.entries(properties).flatMap(([key, field]): [string, unknown][] => {
    const name = path ? `${path}.${key}` : key
    if (answers.has(name)) return [[key, answers.get(name)]]
    const holdsAnswer = [...answers.keys()].some((one) => one.startsWith(`${name}.`))
    return holdsAnswer || required.includes(key) ? [[key, stubOf(field, name, answers, place)]] : []
  })
  return Object.fromEntries(fields)
}

/** The words of a value, each as a comment; undefined if it has none. */
export const wordsToTranslate = (schema: Schema, value: unknown): unknown => {
  if (wordsIn(schema, value).length === 0) return undefined
  if (typeof value === 'string') return toBeWritten(value)
  const { items } = schema
  // Items without words stay as empty ones, because translations go by position.
  if (items && Array.isArray(value)) return value.map((item) => wordsToTranslate(items, item) ?? {})
  const fields = Object.entries(isRecord(value) ? value : {}).map(([name, inner]) => {
    const field = fieldOf(schema, name)
    return [name, field && wordsToTranslate(field, inner)] as const
  })
  return Object.fromEntries(fields.filter(([, words]) => words !== undefined))
}

/**
 * The text of a content file with something added at the end of a list or group of fields, new or not.
 * @throws InputError if the field is something else, or is written in one line.
 */
export const insertAtEnd = (path: string, text: string, field: string, added: unknown): string =>
  editFields(path, text, (yaml) => {
    const node = parseDocument(yaml).get(field, true)
    const above = yaml.endsWith('\n') ? yaml : `${yaml}\n`
    if (node === undefined) return `${above}${linesOf({ [field]: added }).join('\n')}\n`
    if (!isCollection(node) || node.flow || !node.range)
      throw new InputError(
        `${path} has nothing in lines under "${field}:" to add to: npm run check:content says what is wrong.`,
      )
    const [start, end] = node.range
    const indent = ' '.repeat(start - (yaml.lastIndexOf('\n', start - 1) + 1))
    const lineEnd = yaml[end - 1] === '\n' ? end : above.indexOf('\n', end) + 1
    const lines = linesOf(added).map((line) => `${indent}${line}\n`)
    return `${above.slice(0, lineEnd)}${lines.join('')}${yaml.slice(lineEnd)}`
  })
