import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Fields } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'
import { filled, isEmpty, isSame } from './same.ts'
import { fieldText, fileText, flowText, itemText, type Style } from './yaml-text.ts'

/** Where the text of a value starts. */
const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

const lastIn = (node: unknown): unknown => {
  if (isSeq(node) && !node.flow) return node.items.at(-1)
  const pair = isMap(node) && !node.flow ? node.items.at(-1) : undefined
  return pair?.value ?? pair?.key
}

/** Where the text of a value ends, without the line break and the comments after it. */
const endOf = (source: string, node: unknown): number => {
  const last = lastIn(node)
  if (last) return endOf(source, last)
  const end = isNode(node) ? (node.range?.[1] ?? 0) : 0
  return source[end - 1] === '\n' ? end - 1 : end
}

/** Where the line of a position starts. */
const lineStart = (source: string, at: number): number => source.lastIndexOf('\n', at - 1) + 1

/** Where the line after a position starts. */
const nextLine = (source: string, at: number): number => {
  const end = source.indexOf('\n', at)
  return end < 0 ? source.length : end + 1
}

/** How far a position is from the start of its line. */
const columnOf = (source: string, at: number): number => at - lineStart(source, at)

/** How far the text of a line is indented. */
const indentAt = (source: string, start: number): number =>
  /^ */.exec(source.slice(start, nextLine(source, start)))?.[0].length ?? 0

/** How a value is written, so that what comes in its place is written alike. */
const styleOf = (source: string, node: unknown): Style => {
  const end = endOf(source, node)
  return {
    ...(isScalar(node) && node.type ? { type: node.type } : {}),
    // A comment behind a text would become part of it if it went on in the next line.
    oneLine: /^[ \t]+#/.test(source.slice(end, nextLine(source, end))),
  }
}

/** A part of a text and what comes in its place. */
type Edit = { start: number; end: number; text: string }
/** Undefined where a value cannot be edited in parts: all of it is written anew. */
type Edits = readonly Edit[] | undefined

const dataOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : undefined)

const all = (parts: readonly Edits[]): Edits =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined

const isFlow = (node: unknown) => (isMap(node) || isSeq(node)) && node.flow === true

const partsOf = (source: string, node: unknown, next: unknown): Edits => {
  if (isFlow(node))
    return [{ start: startOf(node), end: endOf(source, node), text: flowText(next) }]
  if (isMap(node) && isRecord(next)) return mapEdits(source, node, next)
  if (isSeq(node) && Array.isArray(next)) return listEdits(source, node, next)
  return undefined
}

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '')

const changedField = (source: string, pair: Pair, next: unknown): Edits => {
  const parts = partsOf(source, pair.value, next)
  if (parts) return parts
  const start = startOf(pair.key)
  const end = pair.value ? endOf(source, pair.value) : source.indexOf(':', start) + 1
  const style = styleOf(source, pair.value)
  return [{ start, end, text: fieldText(nameOf(pair), next, columnOf(source, start), style) }]
}

/** Undefined for a field that stands behind the dash of an item. */
const removedField = (source: string, { key, value }: Pair): Edits => {
  const start = lineStart(source, startOf(key))
  const end = nextLine(source, endOf(source, value ?? key))
  return source.slice(start, startOf(key)).trim() === '' ? [{ start, end, text: '' }] : undefined
}

/** A field that is new goes below the one that stands before it in the form. */
const addedField = (source: string, map: YAMLMap, next: Fields, name: string): Edits => {
  const names = Object.keys(next)
  const above = names.slice(0, names.indexOf(name)).reverse()
  const pairs = map.items
  const found = above.flatMap((other) => pairs.find((pair) => nameOf(pair) === other) ?? [])[0]
  const after = found ?? pairs.at(-1)
  if (!after) return undefined
  const place = nextLine(source, endOf(source, after.value ?? after.key))
  const indent = columnOf(source, startOf(after.key))
  const line = source[place - 1] === '\n' ? '' : '\n'
  const text = `${line}${' '.repeat(indent)}${fieldText(name, next[name], indent)}\n`
  return [{ start: place, end: place, text }]
}

const mapEdits = (source: string, map: YAMLMap, next: Fields): Edits => {
  const known = map.items.map(nameOf)
  const added = Object.keys(next).filter(
    // A switch that is off says what a file says that leaves it out.
    (name) => !known.includes(name) && !isEmpty(next[name]) && next[name] !== false,
  )
  return all([
    ...map.items.map((pair): Edits => {
      const value = next[nameOf(pair)]
      if (isSame(dataOf(pair.value), value)) return []
      return isEmpty(value) ? removedField(source, pair) : changedField(source, pair, value)
    }),
    ...added.map((name) => addedField(source, map, next, name)),
  ])
}

const dashOf = (source: string, item: unknown): number => source.lastIndexOf('-', startOf(item) - 1)

const changedItem = (source: string, item: unknown, next: unknown): Edits => {
  if (isSame(dataOf(item), next)) return []
  const parts = partsOf(source, item, next)
  if (parts) return parts
  const start = dashOf(source, item)
  const text = itemText(next, columnOf(source, start), styleOf(source, item))
  return [{ start, end: endOf(source, item), text }]
}

/** The lines of a list with items of the list as they stand, wherever they are now. */
const reordered = (source: string, items: readonly unknown[], next: readonly unknown[]): Edits => {
  const starts = items.map((item) => lineStart(source, dashOf(source, item)))
  const [start] = starts
  if (start === undefined || columnOf(source, dashOf(source, items[0])) !== indentAt(source, start))
    return undefined
  const end = nextLine(source, endOf(source, items.at(-1)))
  const left = items.map((item, index) => ({
    value: dataOf(item),
    text: source.slice(starts[index], starts[index + 1] ?? end).replace(/\n?$/, '\n'),
  }))
  const indent = columnOf(source, dashOf(source, items[0]))
  const text = next.map((value) => {
    const known = left.findIndex((item) => isSame(item.value, value))
    const [kept] = known < 0 ? [] : left.splice(known, 1)
    return kept?.text ?? `${' '.repeat(indent)}${itemText(value, indent)}\n`
  })
  return [{ start, end, text: text.join('') }]
}

const listEdits = (source: string, { items }: YAMLSeq, next: readonly unknown[]): Edits => {
  const moved =
    next.length === items.length &&
    next.every((value) => items.some((item) => isSame(dataOf(item), value)))
  return next.length === items.length && !moved
    ? all(items.map((item, index) => changedItem(source, item, next[index])))
    : reordered(source, items, next)
}

const apply = (source: string, edits: readonly Edit[]): string => {
  let [text, at] = ['', 0]
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + source.slice(at)
}

/** Whether a text holds these values, which is the one thing that must not go wrong. */
const holds = (text: string, next: Fields): boolean => {
  const document = parseDocument(text)
  return document.errors.length === 0 && isSame(document.toJS(), next)
}

/**
 * YAML with other values: what says the same stays as it is, with its comments, quotes, line breaks
 * and order. A file that cannot be edited in parts is written anew.
 */
export const keepYaml = (source: string, next: Fields): string => {
  const { contents } = parseDocument(source)
  const edits = isMap(contents) ? mapEdits(source, contents, next) : undefined
  const text = edits && apply(source, edits)
  return text !== undefined && holds(text, next) ? text : fileText(filled(next))
}
