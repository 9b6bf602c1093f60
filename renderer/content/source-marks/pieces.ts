import { type Document, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Path } from '../../../content/schema/schema-words.ts'
import type { Piece } from './mark-text.ts'

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
export const piecesIn = (file: string, yaml: string) => {
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
