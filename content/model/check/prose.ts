import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { bodyTree } from './body-tree.ts'
import type { ContentFile } from './content.ts'
import type { JsxElement } from './elements.ts'
import { fieldTexts, type Text } from './texts.ts'

/** Properties of components that name something instead of saying it. */
const notShown = ['to', 'icon', 'picture', 'tone', 'look']

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The words of a paragraph without its marks. Places for values stay, as in `Call {phone}`. */
const plainText = (node: Nodes): string => {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  if (isElement(node) && node.children.length === 0) return `{${node.name}}`
  if ('children' in node) return node.children.map(plainText).join('')
  return 'value' in node ? node.value : ' '
}

/** Line breaks may move without a word changing. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isTable = (text: string): boolean => text.startsWith('|')

/** Each cell of a table is a text of its own, and so is each property of a component. */
const textsIn = (node: Nodes): string[] => {
  if (node.type === 'paragraph' || node.type === 'heading') {
    const text = plainText(node)
    return isTable(text) ? text.split('|').filter((cell) => /\p{L}/u.test(cell)) : [text]
  }
  if (node.type === 'image') return [node.alt ?? '']
  if (!isElement(node)) return []
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    !notShown.includes(attribute.name)
      ? [attribute.value]
      : [],
  )
}

/** What the body of a file says, paragraph by paragraph. */
export const bodyTexts = (file: ContentFile): Text[] => {
  const tree = bodyTree(file)
  if (tree instanceof VFileMessage) return []
  const texts: Text[] = []
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    for (const text of textsIn(node))
      texts.push({ file, field: [], text, locate: () => ({ line, column }) })
  })
  return texts
}

const known = new WeakMap<ContentFile, readonly Text[]>()

/**
 * Every text of a file that a visitor may read, without Markdown and on one line: fields, the
 * paragraphs, headings and list items below them, and the properties of components.
 */
export const proseOf = (file: ContentFile): readonly Text[] => {
  const prose =
    known.get(file) ??
    [...fieldTexts(file), ...bodyTexts(file)].map((text) => ({
      ...text,
      text: onOneLine(text.text),
    }))
  known.set(file, prose)
  return prose
}
