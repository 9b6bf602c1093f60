import { Document, isCollection, isPair, type Scalar, visit } from 'yaml'
import { isRecord } from '../is-record.ts'

/** Whether a form shows nothing for a value. It has one for every field that a file leaves out. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

const comparable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(comparable)
  if (!isRecord(value)) return value ?? null
  return Object.entries(value)
    .filter(([, inner]) => !isEmpty(inner) && inner !== false)
    .map(([name, inner]) => [name, comparable(inner)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}

/**
 * Whether two values mean the same, whatever the order of their fields. A switch that is off means
 * the same as none.
 */
export const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))

const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => !isEmpty(inner))
      .map(([name, inner]) => [name, withoutEmpty(inner)]),
  )
}

/** How a value is written: `type` is that of the text before, if there was one. */
export type Style = { type?: Scalar.Type | undefined; oneLine?: boolean; flow?: boolean }

/** Lines of content files are at most this long. */
const lineLength = 120

const typeOf = (text: string, room: number, { type, oneLine }: Style): Scalar.Type => {
  if (type?.startsWith('QUOTE')) return type
  const isLong = type?.startsWith('BLOCK') || text.includes('\n') || text.length > room
  return isLong && !oneLine ? 'BLOCK_FOLDED' : 'PLAIN'
}

/**
 * A value as YAML. Long texts are folded.
 * @param indent of its lines but the first.
 */
export const yamlText = (value: unknown, indent = 0, style: Style = {}): string => {
  const document = new Document(withoutEmpty(value))
  visit(document, {
    Collection: (_key, node) => {
      node.flow = style.flow ?? false
    },
    Scalar: (key, node, path) => {
      if (key === 'key' || typeof node.value !== 'string') return
      const text = node.value.trim()
      node.value = text
      const pair = path.at(-1)
      const keyLength = isPair(pair) ? String(pair.key).length : 0
      const used = indent + 2 * path.filter(isCollection).length + keyLength
      node.type = typeOf(text, lineLength - used, style)
    },
  })
  const lineWidth = style.oneLine ? 0 : lineLength - indent
  const text = document.toString({ lineWidth, flowCollectionPadding: false }).trimEnd()
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`)
}
