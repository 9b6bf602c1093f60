import {
  Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
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

/** Lines of content files are at most this long. */
const lineLength = 120

/** Lines of a file: comments, what is before the value of a field or an item, and that value. */
type Lines = { above: string; opening: string; former: unknown; rest: string; end: number }
/** A field, or an item of a list, with the lines that it has, and the item that precedes it. */
type Part = { name?: string; value: unknown; lines?: Lines | undefined; beside?: unknown }

/** Writes a part anew, with the comment and the style that it has, or else the style beside it. */
const written = ({ name, value, lines, beside = lines?.former }: Part, indent: number): string => {
  const document = new Document(name === undefined ? [tidy(value)] : { [name]: tidy(value) })
  const node = document.getIn([name ?? 0], true)
  const former = lines?.former
  const isFlow = isCollection(beside) && beside.flow === true && beside.items.length > 0
  if (isNode(node) && isNode(former)) node.comment = former.comment ?? null
  if (isCollection(node) && isFlow) node.flow = true
  if (isScalar(node) && isScalar(former) && former.type && typeof node.value === 'string')
    node.type = former.type
  const text = document.toString({
    // A comment behind a text would become part of it if it continued on the next line.
    lineWidth:
      isFlow || hasNodes(value) || (isNode(node) && node.comment) ? 0 : lineLength - indent,
    flowCollectionPadding: isMap(node),
    nullStr: '',
  })
  return text.replaceAll('-  #', '- #').replace(/^(?=.)/gm, ' '.repeat(indent))
}

/** A list or a group whose items have lines of their own. */
type Block = YAMLMap | YAMLSeq

const isLike = (node: unknown, next: unknown): node is Block =>
  isCollection(node) && !node.flow && (isMap(node) ? isRecord(next) : Array.isArray(next))

const rangeOf = (node: unknown) => (isNode(node) && node.range) || [0, 0, 0]
const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1
const lineEnd = (source: string, at: number) =>
  source[at - 1] === '\n' ? at : source.indexOf('\n', at) + 1

/** Returns the parts of a block. The first may stand in the line of the list around it. */
const partsOf = (node: Block, source: string, indent: number): Part[] => {
  let [end] = rangeOf(node)
  return node.items.map((item, index) => {
    const [key, value] = isPair(item) ? [item.key, item.value] : [item, item]
    const from = end
    const start = index === 0 ? from : lineStart(source, rangeOf(key)[0])
    const [at, , last] = rangeOf(value ?? key)
    end = lineEnd(source, last)
    const opening = (index === 0 ? ' '.repeat(indent) : '') + source.slice(start, at)
    const above = source.slice(from, start)
    const lines = { above, opening, former: value, rest: source.slice(at, end), end }
    return { ...(isPair(item) && { name: String(key) }), value, lines }
  })
}

/** Returns the parts of a group with other values: a new field goes below that which precedes it. */
const withFields = (parts: readonly Part[], next: Fields): Part[] => {
  const all = parts.map((part) => ({ ...part, value: next[part.name ?? ''] }))
  let above = -1
  for (const [name, value] of Object.entries(next)) {
    const at = all.findIndex((part) => part.name === name)
    if (at >= 0) above = at
    else if (isWritten(value)) all.splice(++above, 0, { name, value })
  }
  return all
}

/** Returns the field by which an item of a list is told apart. */
const nameOf = (item: unknown) => Object.values(recordOf(plain(item)))[0]

/** Returns the parts of a list: an item has the lines of an equal one, of its name, or its place. */
const withItems = (parts: readonly Part[], next: readonly unknown[]): Part[] => {
  const left = new Set(parts)
  const take = (isRight: (part: Part) => boolean) => {
    const taken = [...left].find(isRight)
    if (taken) left.delete(taken)
    return taken
  }
  const equals = next.map((value) => take((part) => isSame(part.value, value)))
  return next.map((value, at) => {
    const name = nameOf(value)
    const { lines } =
      equals[at] ??
      take((part) => name !== undefined && nameOf(part.value) === name) ??
      take((part) => part === parts[at]) ??
      {}
    return { value, lines, beside: lines?.former ?? parts.at(-1)?.value }
  })
}

/** Returns the text of a block with other values. */
const merged = (node: Block, next: unknown, source: string): string => {
  const [start, , end] = rangeOf(node)
  const indent = start - lineStart(source, start)
  const parts = partsOf(node, source, indent)
  const all = Array.isArray(next) ? withItems(parts, next) : withFields(parts, next as Fields)
  const texts = all.map(({ lines, ...part }) => {
    if (!lines) return written(part, indent)
    const { above, opening, former, rest } = lines
    if (isSame(former, part.value) && !hasNodes(part.value)) return above + opening + rest
    if (part.name !== undefined && tidy(part.value) === undefined) return ''
    const isInParts = isLike(former, part.value)
    return (
      above +
      (isInParts
        ? opening + merged(former, part.value, source)
        : written({ ...part, lines }, indent))
    )
  })
  return texts.join('').trimStart() + source.slice(parts.at(-1)?.lines?.end, end)
}

/** The comments at the start of a file. */
const heading = /^(?:#.*\n|\n)*/

/** Returns YAML with other fields, written anew if it cannot be changed in parts. */
export const mergeYaml = (yaml: string, fields: Fields): string => {
  const source = `${yaml.trimEnd()}\n`
  const { contents } = parseDocument(source)
  const [start, , end] = rangeOf(contents)
  if (isLike(contents, fields)) {
    const text = source.slice(0, start) + merged(contents, fields, source) + source.slice(end)
    const { contents: saved, errors } = parseDocument(text)
    if (errors.length === 0 && isSame(saved, fields)) return text
  }
  const whole = Object.entries(fields)
    .filter(([, value]) => value === false || isWritten(value))
    .map(([name, value]) => written({ name, value }, 0))
  return `${heading.exec(source)}${whole.join('')}`.trimStart()
}
