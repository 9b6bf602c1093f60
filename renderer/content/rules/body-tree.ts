import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { memoize } from '../../memoize.ts'
import type { ContentFile } from '../content-file.ts'

const processor = unified().use(remarkParse).use(remarkMdx)

/** Counts the empty lines at the start of a text, such as a body below its front matter. */
export const linesAbove = (text: string): number => /^\n*/.exec(text)?.[0].length ?? 0

/** The tree of a body, empty if it cannot be parsed, and the parser's error. */
type Body = { tree: Root; mistake?: VFileMessage }

const parse = (body: string): Body => {
  try {
    return { tree: processor.parse(body) }
  } catch (error) {
    // The parser asserts its own state, and some typos break it.
    const unknown = () =>
      new VFileMessage('this cannot be read as Markdown', { line: 1, column: 1 })
    const mistake = error instanceof VFileMessage ? error : unknown()
    return { tree: { type: 'root', children: [] }, mistake }
  }
}

/** Parses the body of a file. */
export const bodyOf = memoize(({ body }: ContentFile): Body => {
  // Parsing hundreds of empty lines takes longer than parsing the text below them.
  const lines = linesAbove(body)
  const parsed = parse(body.slice(lines))
  visit(parsed.tree, (node) => {
    for (const { position } of 'attributes' in node ? [node, ...node.attributes] : [node])
      for (const point of position ? [position.start, position.end] : []) {
        point.line += lines
        if (point.offset !== undefined) point.offset += lines
      }
  })
  return parsed
})

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

type Place = { line: number; column: number }
type Positioned = { position?: { start: Place } | undefined }

/** Returns where a part of a body begins. */
export const startOf = ({ position }: Positioned): Place => {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { line, column }
}
