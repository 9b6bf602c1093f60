import { relative, sep } from 'node:path'
import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { contentComponents } from '../../content/schema/components.ts'
import { hasMark, type Node } from './schema-nodes.ts'
import { markText, type Piece } from './source-marks.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Start = { line: number; column: number }

/** Whether an author writes words in this property of a component, or chooses a picture. */
const holdsWords = (component: string | null, name: string): boolean => {
  const components: Readonly<Record<string, { properties: Node }>> = contentComponents
  const { properties } = components[component ?? '']?.properties ?? {}
  const property = properties?.[name]
  return property !== undefined && hasMark(property)
}

const piecesOf = (file: string, text: string, start: Start): Piece[] => {
  let end = -1
  return text.split('\n').map((line, index) => {
    end += line.length + 1
    return { file, line: start.line + index, column: index === 0 ? start.column : 1, end }
  })
}

/** Marks the words in the text of a content file, and in the properties of its components. */
export const remarkMarks =
  () =>
  (tree: Root, { path = '', cwd }: { path?: string; cwd: string }) => {
    const file = relative(cwd, path).split(sep).join('/')
    const marked = (text: string, start: Start | undefined) =>
      start ? markText(text, piecesOf(file, text, start)) : text
    visit(tree, ['text', 'inlineCode'], (node) => {
      if ('value' in node) node.value = marked(node.value, node.position?.start)
    })
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name, attributes, position } = node as Element
      for (const attribute of attributes.filter(
        (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute',
      ))
        if (typeof attribute.value === 'string' && holdsWords(name, attribute.name))
          attribute.value = marked(attribute.value, (attribute.position ?? position)?.start)
    })
  }
