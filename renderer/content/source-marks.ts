import { type Document, isScalar, LineCounter, parseDocument } from 'yaml'
import { markOf, type Place } from '../../content/schema/source-marks.ts'
import { hasMark, mapTexts, type Node, type Path, schemaAt } from './schema-nodes.ts'
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

/** What stands in the file for a scalar: without its quotes, or the `>-` above a block. */
const contentOf = (source: string): { content: string; start: number } => {
  const [outside = ''] = /^(["']|[>|][^\n]*\n)?/.exec(source) ?? []
  const end = outside.length === 1 ? source.length - 1 : source.length
  return { content: source.slice(outside.length, end), start: outside.length }
}

/** The lines of a part of a file that hold anything, each with the place where its words begin. */
const linesOf = (content: string, start: number) =>
  [...content.matchAll(/\S(?:.*\S)?/g)].map(({ 0: words, index }) => ({
    words,
    start: start + index,
  }))

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
    const { content, start } = contentOf(yaml.slice(from, to))
    const lines = linesOf(content, from + start)
    let behind = 0
    const pieces = lines.map((line) => {
      const found = text.indexOf(line.words, behind)
      behind = found < 0 ? Number.POSITIVE_INFINITY : found + line.words.length
      return { ...placeAt(line.start), end: behind }
    })
    const isEscaped = !Number.isFinite(behind)
    const last = isEscaped ? pieces[0] : pieces.at(-1)
    const whole = { ...(last ?? placeAt(from)), end: text.length }
    return isEscaped ? [whole] : [...pieces.slice(0, -1), whole]
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
  { text, data, schema }: Pick<ParsedSource, 'text' | 'data'> & { schema: Node | undefined },
): unknown => {
  if (schema === undefined || data === undefined) return data
  const pieces = piecesIn(path, yamlOf(path, text))
  return mapTexts(data, (text, field) => {
    const node = schemaAt(schema, field)
    return node && hasMark(node) ? markText(text, pieces(field, text)) : text
  })
}
