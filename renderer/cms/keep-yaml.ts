import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Fields } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'

/** Returns whether a form shows a value as empty, as it does fields that a file leaves out. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** Returns a value as it is written: texts trimmed, and no fields without words. */
const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  )
}

/** Sorts fields by name. A switch that is off means the same as a missing one. */
const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== false)
          .sort(),
      )
    : value

const comparable = (value: unknown) => JSON.stringify(withoutEmpty(value), inOrder)

/** Returns whether two values mean the same, whatever the order of their fields. */
const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || comparable(a) === comparable(b)

/** YAML that is written as it is. */
class Text extends String {}

const textTag = {
  tag: '!text',
  default: true,
  identify: (value: unknown) => value instanceof Text,
  resolve: (text: string) => new Text(text),
  stringify: ({ value }: Scalar) => String(value),
} as const

/** Returns a node for a value that is already YAML. */
const asText = (yaml: string): Scalar => new Scalar(new Text(yaml.trimEnd()))

/** Writes a value as YAML on one line, however long. */
const oneLine = (value: unknown): string =>
  stringify(withoutEmpty(value), {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: false,
  })

/** Lines of content files are at most this long. */
const lineLength = 120

/** Writes values, or the document of a file, as YAML. */
export const yamlText = (values: unknown): string => {
  const document = values instanceof Document ? values : new Document(withoutEmpty(values))
  document.schema?.tags.push(textTag)
  return document.toString({ lineWidth: lineLength })
}

/** An edited file, with its former text. */
type File = { document: ReturnType<typeof parseDocument>; source: string }

const dataOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : undefined)

/** Returns the node of a value, with the comments and the style of the node that it replaces. */
const inPlaceOf = (node: unknown, value: unknown, { document, source }: File): unknown => {
  const fresh = document.createNode(withoutEmpty(value))
  if (!isNode(node)) return fresh
  const { comment, commentBefore, spaceBefore, range } = node
  const comments = { comment, commentBefore, spaceBefore }
  if (isSame(dataOf(node), value))
    return Object.assign(asText(source.slice(range?.[0], range?.[1])), comments)
  // A comment after a text would become part of it if it continued on the next line.
  const isFlow = isCollection(node) && node.flow === true
  if (isFlow || comment) return Object.assign(asText(oneLine(value)), comments)
  const style = isScalar(node) && isScalar(fresh) && !isEmpty(value) ? { type: node.type } : {}
  return Object.assign(fresh, comments, style)
}

/** Changes the fields of a map. A new field goes below the one that precedes it in the form. */
const editFields = (map: YAMLMap, next: Fields, file: File): void => {
  const emptied = map.items.filter(
    ({ key, value }) => isEmpty(next[String(key)]) && !isEmpty(dataOf(value)),
  )
  let above = -1
  for (const [name, value] of Object.entries(next)) {
    const at = map.items.findIndex(({ key }) => String(key) === name)
    const pair = map.items[at]
    if (pair) {
      pair.value = edited(pair.value, value, file)
      above = at
    } else if (!isEmpty(value) && value !== false) {
      above += 1
      map.items.splice(above, 0, file.document.createPair(name, withoutEmpty(value)))
    }
  }
  map.items = map.items.filter((pair) => !emptied.includes(pair))
}

/** Reuses the node with the same value for each item or else the one at its position. */
const editItems = (seq: YAMLSeq, next: readonly unknown[], file: File): void => {
  const left = new Set(seq.items)
  const same = next.map((value) => {
    const item = [...left].find((node) => isSame(dataOf(node), value))
    left.delete(item)
    return item
  })
  seq.items = next.map((value, index) => {
    const former = seq.items[index]
    return edited(same[index] ?? (left.has(former) ? former : undefined), value, file)
  })
}

/** Returns a node with another value. Block maps and lists are changed in place. */
const edited = (node: unknown, next: unknown, file: File): unknown => {
  if (isMap(node) && !node.flow && isRecord(next)) editFields(node, next, file)
  else if (isSeq(node) && !node.flow && Array.isArray(next)) editItems(node, next, file)
  else return inPlaceOf(node, next, file)
  return node
}

/** Returns whether a text holds these values, the one thing that must not go wrong. */
const holds = (text: string, next: Fields): boolean => {
  const document = parseDocument(text)
  return document.errors.length === 0 && isSame(document.toJS(), next)
}

/** The comments at the start of a file, which do not move with its first field. */
const heading = /^(?:#.*\n|\n)*/

/**
 * Writes YAML with other values: unedited parts keep their comments, quotes, order and usual line
 * breaks. An edit makes other indentation and blank lines regular. A file that cannot be edited in
 * parts is rewritten.
 */
export const keepYaml = (yaml: string, next: Fields): string => {
  const [head = ''] = heading.exec(yaml) ?? []
  const source = yaml.slice(head.length)
  const document = parseDocument(source)
  if (isSame(document.toJS(), next)) return `${yaml.trimEnd()}\n`
  if (isMap(document.contents)) editFields(document.contents, next, { document, source })
  const text = head + yamlText(document)
  return holds(text, next) ? text : yamlText(next)
}
