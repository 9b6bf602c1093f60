import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  type ScalarTag,
} from 'yaml'
import { isRecord, recordOf } from '../is-record.ts'
import type { Fields } from './schema-nodes.ts'

/** Returns a value as it is written: texts trimmed, and nothing that a form shows as empty. */
export const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value))
    return value.length === 0
      ? undefined
      : value.map((item) => tidy(item) ?? (isRecord(item) ? {} : ''))
  if (!isRecord(value) || isNode(value)) return value ?? undefined
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, tidy(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Returns a value with the data of its nodes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Returns whether two values or nodes mean the same to a form: off is the same as missing. */
export const isSame = (one: unknown, other: unknown): boolean => {
  const [a, b] = [one, other].map((value) => tidy(plain(value)))
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (!isRecord(a) || !isRecord(b)) return (a ?? false) === (b ?? false)
  return Object.keys({ ...a, ...b }).every((name) => isSame(a[name], b[name]))
}

/** Returns whether a value holds nodes, such as fields to be filled in, which have only comments. */
const hasNodes = (value: unknown): boolean =>
  isNode(value) || (typeof value === 'object' && Object.values(value ?? {}).some(hasNodes))

const isWritten = (value: unknown): boolean => hasNodes(value) || !isSame(value, undefined)

/** A value as its file has it. */
class Written {
  text = ''
}

const writtenTag: ScalarTag = {
  tag: '!written',
  default: true,
  identify: (value) => value instanceof Written,
  resolve: (text) => text,
  stringify: ({ value }) => (value instanceof Written ? value.text : ''),
}

const options = { customTags: [writtenTag], nullStr: '' }
/** Lines of content files are at most this long, but for the comment of a field to fill in. */
const lineLength = 120

/** Returns a node that is written as a text. */
const asWritten = (text: string): Node => new Scalar(Object.assign(new Written(), { text }))

/** Returns a node for a value, in the style of the one that it replaces, or else of one beside it. */
const nodeFor = (value: unknown, former: unknown, beside = former): Node => {
  const node = new Document(tidy(value)).contents ?? new Scalar(null)
  if (isScalar(node) && isScalar(former) && former.type && typeof node.value === 'string')
    node.type = former.type
  const isFlow = isCollection(beside) && beside.flow && beside.items.length > 0
  if (!isCollection(node) || !isFlow) return node
  node.flow = true
  const text = new Document(node).toString({ lineWidth: 0, flowCollectionPadding: isMap(node) })
  return asWritten(text.trimEnd())
}

/** Returns the field by which an item of a list is told apart. */
const nameOf = (item: unknown) => Object.values(recordOf(plain(item)))[0]

/** Returns a list with other items: each replaces an equal one, that of its name, or its place. */
const withItems = (items: readonly unknown[], next: readonly unknown[], source: string) => {
  const left = new Set(items)
  const take = (isRight: (item: unknown) => boolean) => {
    const taken = [...left].find(isRight)
    left.delete(taken)
    return taken
  }
  const equals = next.map((value) => take((item) => isSame(item, value)))
  return next.map((value, at) => {
    const name = nameOf(value)
    const former =
      equals[at] ??
      take((item) => name !== undefined && nameOf(item) === name) ??
      take((item) => item === items[at])
    return former ? merged(former, value, source) : nodeFor(value, undefined, items.at(-1))
  })
}

/** Returns a group with other values: a new field goes below that which precedes it. */
const withFields = (pairs: readonly Pair[], next: Fields, source: string) => {
  const all = pairs.flatMap((pair) => {
    const value = next[String(pair.key)]
    const isGone = tidy(value) === undefined && !isSame(pair.value, value)
    return isGone ? [] : [Object.assign(pair, { value: merged(pair.value, value, source) })]
  })
  let above = -1
  for (const [name, value] of Object.entries(next)) {
    const at = all.findIndex(({ key }) => String(key) === name)
    if (at >= 0) above = at
    else if (isWritten(value))
      all.splice(++above, 0, new Pair(new Scalar(name), nodeFor(value, undefined)))
  }
  return all
}

/** Returns a node with another value: what stays the same is written as it was. */
const merged = (node: unknown, next: unknown, source: string): unknown => {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    if (Array.isArray(next) && !isMap(node))
      return Object.assign(node, { items: withItems(node.items, next, source) })
    if (isMap(node) && isRecord(next))
      return Object.assign(node, { items: withFields(node.items, next, source) })
  }
  if (!isNode(node)) return nodeFor(next, node)
  const [start = 0, end = 0] = node.range ?? []
  const isSaid = isSame(node, next) && !hasNodes(next)
  const same = isSaid ? asWritten(source.slice(start, end).trimEnd()) : nodeFor(next, node)
  const { comment = null, spaceBefore = false, commentBefore = null } = node
  // The comment of a block stands in its first line.
  const isBlock = isSaid && isScalar(node) && node.type?.startsWith('BLOCK')
  return Object.assign(same, { spaceBefore, commentBefore, comment: isBlock ? null : comment })
}

/** Returns YAML with other fields. The comments at its end stay as they are. */
export const mergeYaml = (yaml: string, fields: Fields): string => {
  const [, source = '', end = ''] =
    /^([\s\S]*?\n)((?:(?:#.*)?\n)*)$/.exec(`${yaml.trimEnd()}\n`) ?? []
  const document = parseDocument(source, options)
  const contents = merged(document.contents, fields, source)
  const lineWidth = hasNodes(fields) ? 0 : lineLength
  const merging = Object.assign(document, { contents })
  const text = merging.toString({ ...options, lineWidth }).replace(/^( *-) {2}#/gm, '$1 #')
  const saved = parseDocument(text)
  return saved.errors.length === 0 && isSame(saved.contents, fields)
    ? text + end
    : new Document(tidy(fields)).toString({ ...options, lineWidth })
}
