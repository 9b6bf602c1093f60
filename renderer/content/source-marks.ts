import { type Document, isScalar, LineCounter, parseDocument } from 'yaml'
import { schemaOf } from '../../content/schema/kinds.ts'
import { markOf, type Place } from '../../content/schema/source-marks.ts'
import { isRecord } from '../is-record.ts'
import { fieldOf, hasMark, type Node, type Path } from './schema-nodes.ts'
import type { ParsedSource } from './source.ts'

/** A part of a text that stands on one line of its file: up to `end`, from the end of the last. */
export type Piece = Place & { end: number }

const slot = /(\{[^{}]*\})/

const markEnd = (text: string, mark: string) => {
  const words = text.trimEnd()
  return words === '' ? text : words + mark + text.slice(words.length)
}

/**
 * A text with the mark of its place at the end of each line of its file, and before each slot such
 * as `{phone}`: so whatever fills the slot, each word of the text is followed by the mark of its own
 * place.
 */
export const markText = (text: string, pieces: readonly Piece[]): string =>
  pieces
    .map(({ end, ...place }, index) => {
      const mark = markOf(place)
      const parts = text.slice(pieces[index - 1]?.end ?? 0, end).split(slot)
      const isSlot = (part: number) => part % 2 === 1
      const marked = parts.map((part, at) => (isSlot(at) ? part : markEnd(part, mark))).join('')
      // What fills a slot at the end needs a mark behind it too.
      return parts.at(-1)?.trim() === '' && parts.length > 1 ? marked + mark : marked
    })
    .join('')

const withoutSpace = (text: string) => text.replace(/\s/g, '')

/** The index in a text behind this many characters that are not white space. */
const indexBehind = (text: string, count: number): number => {
  let left = count
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index
    if (!/\s/.test(text.charAt(index))) left -= 1
  }
  return text.length
}

type Line = { text: string; start: number }

/** The lines of a part of a file that hold anything, each with the place where its words begin. */
const linesOf = (source: string, start: number): Line[] => {
  let at = start
  return source.split('\n').flatMap((line) => {
    const begin = at + (line.length - line.trimStart().length)
    at += line.length + 1
    return line.trim() === '' ? [] : [{ text: line.trim(), start: begin }]
  })
}

/** What stands in the file for a scalar: without its quotes, or the `>-` above a block. */
const contentOf = (source: string, start: number): { source: string; start: number } => {
  const [outside = ''] = /^(["']|[>|][^\n]*\n)?/.exec(source) ?? []
  const inside = source.slice(outside.length)
  const isQuoted = outside.length === 1
  return { source: isQuoted ? inside.slice(0, -1) : inside, start: start + outside.length }
}

/**
 * Finds the pieces of a text in YAML by the path of its field. A text that the file escapes is one
 * piece.
 */
const piecesIn = (file: string, yaml: string) => {
  const counter = new LineCounter()
  const document: Document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false })
  const placeAt = (offset: number) => {
    const { line, col } = counter.linePos(offset)
    return { file, line, column: col }
  }
  return (path: Path, text: string): Piece[] => {
    const node = document.getIn(path, true)
    if (!isScalar(node) || !node.range) return []
    const [from, to] = node.range
    const content = contentOf(yaml.slice(from, to), from)
    const lines = linesOf(content.source, content.start)
    const [begin] = lines
    if (withoutSpace(content.source) !== withoutSpace(text))
      return [{ ...placeAt(begin?.start ?? from), end: text.length }]
    let behind = 0
    return lines.map((line, index) => {
      behind += withoutSpace(line.text).length
      const end = index === lines.length - 1 ? text.length : indexBehind(text, behind)
      return { ...placeAt(line.start), end }
    })
  }
}

/** The YAML of a file; that of front matter begins behind its `---`, which keeps the lines. */
const yamlOf = (path: string, text: string): string =>
  path.endsWith('.mdx') ? (/^---([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text

/**
 * The fields of a content file with what pages show of them marked by its place, and the pictures
 * that they choose. Other facts, such as an address or a date, are compared and sent, so they stay
 * as they are.
 */
export const markedFields = (
  path: string,
  { text, data }: Pick<ParsedSource, 'text' | 'data'>,
): unknown => {
  const schema = schemaOf(path)
  if (schema === undefined || data === undefined) return data
  const pieces = piecesIn(path, yamlOf(path, text))
  const mark = (node: Node, value: unknown, field: Path): unknown => {
    if (typeof value === 'string')
      return hasMark(node) ? markText(value, pieces(field, value)) : value
    const { items } = node
    if (Array.isArray(value))
      return items ? value.map((item, index) => mark(items, item, [...field, index])) : value
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const known = fieldOf(node, name)
        return [name, known ? mark(known, inner, [...field, name]) : inner]
      }),
    )
  }
  return mark(schema as Node, data, [])
}
