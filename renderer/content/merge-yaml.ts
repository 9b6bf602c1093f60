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
  YAMLMap,
} from 'yaml'
import { isRecord, recordOf } from '../is-record.ts'
import type { Fields } from './schema-nodes.ts'

/** Returns whether a form shows nothing of a value. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' ? Object.values(value ?? {}).every(isBlank) : (value ?? '') === ''

/** Returns whether a form shows a value as it shows a missing one. */
const isOff = (value: unknown): boolean => value === false || isBlank(value)

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Returns whether two values look the same in a form. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]))
  // A node has a comment to be written.
  if (isRecord(one) && isRecord(other) && !isNode(other))
    return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]))
  return isOff(one) ? isOff(other) : trimmed(one) === trimmed(other)
}

/** Returns a value with the data of its nodes. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Prints a text as it is, if it is a String object. */
const printed: ScalarTag = {
  tag: '!printed',
  default: true,
  identify: (value) => value instanceof String,
  resolve: (text) => text,
  stringify: ({ value }) => String(value),
}
const options = { customTags: [printed], nullStr: '', lineWidth: 120 }

/** Leaves out the texts of a new item that a form leaves empty. */
const filled = (_: unknown, value: unknown) => (value === '' ? undefined : value)

/** Returns a node for a value, in the style of another one. */
const nodeFor = (value: unknown, like?: unknown): Node => {
  const node: Node = new Document(value, filled).contents ?? new Scalar(null)
  if (isScalar(node) && isScalar(like) && like.type && typeof node.value === 'string')
    node.type = like.type
  if (!isCollection(node) || !isCollection(like) || !like.flow || isBlank(like.items)) return node
  node.flow = true
  const line = { lineWidth: 0, flowCollectionPadding: isMap(node) }
  return new Scalar(Object(new Document(node).toString(line).trimEnd()))
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
  const equals = next.map((value) => take((item) => isSame(plain(item), value)))
  return next.map((value, at) => {
    const name = nameOf(value)
    const former =
      equals[at] ??
      take((item) => name !== undefined && nameOf(item) === name) ??
      take((item) => item === items[at])
    return former ? merged(former, value, source) : nodeFor(value, items.at(-1))
  })
}

/** Returns a group with other values: a new field goes below that which precedes it. */
const withFields = (pairs: readonly Pair[], next: Fields, source: string) => {
  const all = pairs.flatMap((pair) => {
    const value = next[String(pair.key)]
    const isGone = isBlank(value) && !isBlank(plain(pair.value))
    return isGone ? [] : [Object.assign(pair, { value: merged(pair.value, value, source) })]
  })
  let above = -1
  for (const [name, value] of Object.entries(next)) {
    const at = all.findIndex(({ key }) => String(key) === name)
    if (at >= 0) above = at
    else if (!isOff(value)) all.splice(++above, 0, new Pair(new Scalar(name), nodeFor(value)))
  }
  return all
}

/** Returns a node with another value: what stays the same is written as it was. */
const merged = (node: unknown, next: unknown, source: string): unknown => {
  if (isCollection(node) && !node.flow) {
    if (Array.isArray(next) && !isMap(node))
      return Object.assign(node, { items: withItems(node.items, next, source) })
    if (isMap(node) && isRecord(next))
      return Object.assign(node, { items: withFields(node.items, next, source) })
  }
  if (!isNode(node)) return nodeFor(next, node)
  const { comment, commentBefore, spaceBefore, range } = node
  if (!isSame(plain(node), next))
    return Object.assign(nodeFor(next, node), { comment, commentBefore, spaceBefore })
  const same = new Scalar(Object(source.slice(...(range ?? [])).trimEnd()))
  // The comment of a block stands in its first line.
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK')
  return Object.assign(same, { comment: isBlock ? null : comment, commentBefore, spaceBefore })
}

/** Returns YAML with other fields. The comments at its end stay as they are. */
export const mergeYaml = (yaml: string, fields: Fields): string => {
  const [, source = '', end = ''] =
    /^([\s\S]*?\n)((?:(?:#.*)?\n)*)$/.exec(`${yaml.trimEnd()}\n`) ?? []
  const document = parseDocument(source, options)
  const contents = merged(document.contents ?? new YAMLMap(), fields, source)
  const text = Object.assign(document, { contents })
    .toString(options)
    .replace(/^( *-) {2}#/gm, '$1 #')
  const saved = parseDocument(text)
  return saved.errors.length === 0 && isSame(saved.toJS(), plain(fields))
    ? text + end
    : new Document(fields).toString(options)
}
