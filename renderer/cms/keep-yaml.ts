import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Fields } from '../content/schema-nodes.ts'
import { isRecord } from '../is-record.ts'
import { isEmpty, isSame, yamlText } from './yaml-values.ts'

/** A part of a text and what comes in its place. */
type Edit = { start: number; end: number; text: string }

/**
 * A field of a map or an item of a list. `lead` are the lines above it, such as comments; its own
 * text starts at its key or dash, and ends with its last line.
 */
type Entry = { name: string; node: unknown; lead: string; start: number; end: number }

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

/** Where the text of a value ends, without the line break and the comments after it. */
const endOf = (source: string, node: unknown): number => {
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined
  if (last) return endOf(source, isPair(last) ? (last.value ?? last.key) : last)
  const end = isNode(node) ? (node.range?.[1] ?? 0) : 0
  return source[end - 1] === '\n' ? end - 1 : end
}

const lineStart = (source: string, at: number): number => source.lastIndexOf('\n', at - 1) + 1
const nextLine = (source: string, at: number): number => source.indexOf('\n', at) + 1

const entriesOf = (source: string, { items }: YAMLMap | YAMLSeq): Entry[] => {
  let above: number | undefined
  return items.map((item) => {
    const node = isPair(item) ? item.value : item
    const start = isPair(item) ? startOf(item.key) : source.lastIndexOf('-', startOf(node) - 1)
    const lead = above === undefined ? '' : source.slice(above, lineStart(source, start))
    above = nextLine(source, endOf(source, node))
    return { name: isPair(item) ? String(item.key) : '', node, lead, start, end: above }
  })
}

const dataOf = (node: unknown): unknown => (isNode(node) ? node.toJSON() : undefined)

/** A field goes below the one before it in the form, if the file lacks it. */
const namesOf = (entries: readonly Entry[], next: Fields): string[] => {
  const names = entries.map(({ name }) => name)
  const wanted = Object.keys(next)
  for (const [index, name] of wanted.entries()) {
    if (names.includes(name) || isEmpty(next[name]) || next[name] === false) continue
    const above = wanted.slice(0, index).findLast((other) => names.includes(other))
    names.splice(names.indexOf(above ?? '') + 1, 0, name)
  }
  return names.filter((name) => !isEmpty(next[name]) || next[name] === false)
}

type Place = { entry: Entry | undefined; name?: string; value: unknown }

/** Each field with its entry in the file, in the order of the file. */
const fieldPlaces = (entries: readonly Entry[], next: Fields): Place[] =>
  namesOf(entries, next).map((name) => {
    const entry = entries.find((other) => other.name === name)
    return { entry, name, value: next[name] }
  })

/** Each item with the entry that says the same or, if none does, with the one at its place. */
const itemPlaces = (entries: readonly Entry[], next: readonly unknown[]): Place[] => {
  const left = new Set(entries)
  const same = next.map((value) => {
    const entry = [...left].find(({ node }) => isSame(dataOf(node), value))
    if (entry) left.delete(entry)
    return entry
  })
  return next.map((value, index) => {
    const former = entries[index]
    return { entry: same[index] ?? (former && left.has(former) ? former : undefined), value }
  })
}

/** Changes the entries of a map or list. Undefined where the value is of another type now. */
const blockEdit = (source: string, block: unknown, next: unknown): Edit | undefined => {
  const entries = isMap(block) || isSeq(block) ? entriesOf(source, block) : []
  const [start, end] = [entries[0]?.start, entries.at(-1)?.end]
  if (start === undefined || end === undefined) return undefined
  const places = isMap(block) && isRecord(next) ? fieldPlaces(entries, next) : undefined
  const all = places ?? (isSeq(block) && Array.isArray(next) ? itemPlaces(entries, next) : [])
  if (all.length === 0) return undefined
  const indent = start - lineStart(source, start)
  const text = all.map(({ entry, name, value }) => {
    const written = name === undefined ? [value] : { [name]: value }
    const own = entry ? entryText(source, entry, value, written) : `${yamlText(written, indent)}\n`
    return `${entry?.lead ?? ''}${' '.repeat(indent)}${own}`
  })
  return { start, end, text: text.join('').trimStart() }
}

/** The text of an entry with another value. `written` is the value with its name or dash. */
const entryText = (source: string, entry: Entry, value: unknown, written: unknown): string => {
  const { node, start, end } = entry
  if (isSame(dataOf(node), value)) return source.slice(start, end)
  const valueEnd = endOf(source, node)
  const indent = start - lineStart(source, start)
  const style = {
    type: isScalar(node) ? node.type : undefined,
    // A comment behind a text would become part of it if it went on in the next line.
    oneLine: /^[ \t]+#/.test(source.slice(valueEnd, end)),
  }
  const isFlow = isCollection(node) && node.flow === true
  const flowText = () => yamlText(value, 0, { oneLine: true, flow: true })
  const edit = isFlow
    ? { start: startOf(node), end: valueEnd, text: flowText() }
    : (blockEdit(source, node, value) ?? {
        start,
        end: valueEnd,
        text: yamlText(written, indent, style),
      })
  return source.slice(start, edit.start) + edit.text + source.slice(edit.end, end)
}

/** Whether a text holds these values, which is the one thing that must not go wrong. */
const holds = (text: string, next: Fields): boolean => {
  const document = parseDocument(text)
  return document.errors.length === 0 && isSame(document.toJS(), next)
}

/**
 * YAML with other values: what was not edited stays as it is, with its comments, quotes, line breaks
 * and order. A file that cannot be edited in parts is written anew.
 */
export const keepYaml = (yaml: string, next: Fields): string => {
  const source = `${yaml.trimEnd()}\n`
  const edit = blockEdit(source, parseDocument(source).contents, next)
  const text = edit && source.slice(0, edit.start) + edit.text + source.slice(edit.end)
  return text !== undefined && holds(text, next) ? text : yamlText(next)
}
