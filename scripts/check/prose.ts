import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { memoize } from '../../renderer/memoize.ts'
import { bodyTree } from './body-tree.ts'
import type { JsxElement } from './elements.ts'
import { sentencesIn } from './sentences.ts'
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
export const onOneLine = (text: string): string => text.replace(/[^\S ]\s*|\s{2,}/g, ' ').trim()

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
export const bodyTexts = memoize((file: ContentFile): readonly Text[] => {
  const tree = bodyTree(file)
  if (tree instanceof VFileMessage) return []
  const texts: Text[] = []
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    for (const text of textsIn(node))
      texts.push({ file, field: [], text: onOneLine(text), locate: () => ({ line, column }) })
  })
  return texts
})

/** A text on one line with its sentences. */
export type Prose = Text & { sentences: readonly string[] }

const withSentences = (text: Text): Prose => ({ ...text, sentences: sentencesIn(text.text) })

/** The texts in the fields of a file, each on one line. */
export const fieldProse = memoize((file: ContentFile): readonly Text[] =>
  fieldTexts(file).map((text) => ({ ...text, text: onOneLine(text.text) })),
)

/**
 * Every text of a file that a visitor may read, without Markdown and on one line: fields, the
 * paragraphs, headings and list items below them, and the properties of components.
 */
export const proseOf = memoize((file: ContentFile): readonly Prose[] =>
  [...fieldProse(file), ...bodyTexts(file)].map(withSentences),
)

/** All of that in one text, to see at once whether a file says something that few files say. */
export const wholeProse = memoize((file: ContentFile): string =>
  proseOf(file)
    .map(({ text }) => text)
    .join('\n'),
)
