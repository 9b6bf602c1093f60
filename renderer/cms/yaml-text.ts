import { Document, isPair, isScalar, type Scalar, visit } from 'yaml'

/** Lines of content files are at most this long. */
const lineLength = 120
const step = 2

/** How a text is written: as before, or folded if it is too long for its line. */
export type Style = { type?: Scalar.Type | undefined; oneLine?: boolean }

const isFolded = ({ type }: Style) => type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL'
const isQuoted = ({ type }: Style) => type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'

const typeOf = (text: string, before: number, style: Style): Scalar.Type => {
  if (style.oneLine || isQuoted(style)) return style.type && isQuoted(style) ? style.type : 'PLAIN'
  const tooLong = text.includes('\n') || before + text.length > lineLength
  return isFolded(style) || tooLong ? 'BLOCK_FOLDED' : 'PLAIN'
}

const keyLength = (ancestors: readonly unknown[]): number => {
  const pair = ancestors.at(-1)
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value).length + 2 : step
}

/**
 * A value as YAML, in lines without the indent of the first.
 * @param indent how far its lines are indented.
 */
const toText = (value: unknown, indent: number, style: Style): string => {
  const document = new Document(value)
  visit(document, {
    Scalar: (key, node, ancestors) => {
      if (key === 'key' || typeof node.value !== 'string') return
      const depth = ancestors.filter((ancestor) => !isPair(ancestor)).length - 2
      const text = node.value.trim()
      node.value = text
      const before = indent + depth * step + keyLength(ancestors)
      node.type = typeOf(text, before, style)
    },
  })
  const text = document.toString({
    lineWidth: style.oneLine ? 0 : lineLength - indent,
    flowCollectionPadding: false,
  })
  return text.trimEnd().replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`)
}

/** A field with its value. */
export const fieldText = (name: string, value: unknown, indent: number, style: Style = {}) =>
  toText({ [name]: value }, indent, style)

/** An item of a list, with its dash. */
export const itemText = (value: unknown, indent: number, style: Style = {}) =>
  toText([value], indent, style)

/** All fields of a file. */
export const fileText = (fields: unknown) => toText(fields, 0, {})

/** Whether a list of short facts stands in one line. */
export const flowText = (value: unknown): string => {
  const document = new Document(value)
  visit(document, {
    Collection: (_key, node) => {
      node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd()
}
