import { schemaOf } from '../../../content/schema/kinds.ts'
import {
  fieldOf,
  hasMark,
  isFields,
  type Node,
  type Path,
} from '../../../content/schema/schema-words.ts'
import type { ParsedSource } from '../../content/source.ts'
import { markText } from './mark-text.ts'
import { piecesIn } from './pieces.ts'

/** The YAML of a file; that of front matter begins behind its `---`, which keeps the lines. */
const yamlOf = (path: string, text: string): string =>
  path.endsWith('.mdx') ? (/^---([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text

/**
 * The fields of a content file with what pages show of them marked by its place, and the pictures that they choose. Other facts, such
 * as an address or a date, are compared and sent, so they stay as they are.
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
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const known = fieldOf(node, name)
        return [name, known ? mark(known, inner, [...field, name]) : inner]
      }),
    )
  }
  return mark(schema as Node, data, [])
}
