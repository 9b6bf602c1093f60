import { isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Style } from './yaml-text.ts'

/** Where the text of a value starts. */
export const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

const lastIn = (node: unknown): unknown => {
  if (isSeq(node) && !node.flow) return node.items.at(-1)
  const pair = isMap(node) && !node.flow ? node.items.at(-1) : undefined
  return pair?.value ?? pair?.key
}

/** Where the text of a value ends, without the line break and the comments after it. */
export const endOf = (source: string, node: unknown): number => {
  const last = lastIn(node)
  if (last) return endOf(source, last)
  const end = isNode(node) ? (node.range?.[1] ?? 0) : 0
  return source[end - 1] === '\n' ? end - 1 : end
}

/** Where the line of a position starts. */
export const lineStart = (source: string, at: number): number =>
  source.lastIndexOf('\n', at - 1) + 1

/** Where the line after a position starts. */
export const nextLine = (source: string, at: number): number => {
  const end = source.indexOf('\n', at)
  return end < 0 ? source.length : end + 1
}

/** How far a position is from the start of its line. */
export const columnOf = (source: string, at: number): number => at - lineStart(source, at)

/** How far the text of a line is indented. */
export const indentAt = (source: string, start: number): number =>
  /^ */.exec(source.slice(start, nextLine(source, start)))?.[0].length ?? 0

/** How a value is written, so that what comes in its place is written alike. */
export const styleOf = (source: string, node: unknown): Style => {
  const end = endOf(source, node)
  return {
    ...(isScalar(node) && node.type ? { type: node.type } : {}),
    // A comment behind a text would become part of it if it went on in the next line.
    oneLine: /^[ \t]+#/.test(source.slice(end, nextLine(source, end))),
  }
}
