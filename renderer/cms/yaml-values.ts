import { Document, isCollection, isPair, Scalar, stringify, visit } from 'yaml'
import { isRecord } from '../is-record.ts'

/** Returns whether a form shows a value as empty, as it does fields that a file leaves out. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** Returns a value as it is written: texts trimmed, and no fields without words. */
export const withoutEmpty = (value: unknown): unknown => {
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
export const isSame = (a: unknown, b: unknown): boolean =>
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
export const asText = (yaml: string): Scalar => new Scalar(new Text(yaml.trimEnd()))

/** Writes a value as YAML on one line, however long. */
export const oneLine = (value: unknown): string =>
  stringify(withoutEmpty(value), {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: false,
  })

/** Lines of content files are at most this long. */
const lineLength = 120

/** Writes values, or the document of a file, as YAML. Long texts are folded, except quoted ones. */
export const yamlText = (values: unknown): string => {
  const document = values instanceof Document ? values : new Document(withoutEmpty(values))
  document.schema?.tags.push(textTag)
  visit(document, {
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string' || node.value === '') return
      if (node.type?.startsWith('QUOTE')) return
      const pair = path.at(-1)
      const keyLength = isPair(pair) ? String(pair.key).length : 0
      const used = 2 * path.filter(isCollection).length + keyLength
      const isLong = node.value.includes('\n') || node.value.length > lineLength - used
      node.type = isLong || node.type?.startsWith('BLOCK') ? 'BLOCK_FOLDED' : 'PLAIN'
    },
  })
  return document.toString({ lineWidth: lineLength })
}
