import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import type { ContentFile } from '../../renderer/content/content-folder.ts'
import { memoize } from '../../renderer/memoize.ts'

const processor = unified().use(remarkParse).use(remarkMdx)

/** How many empty lines stand above a text, in place of the front matter. */
export const linesAbove = (body: string): number => /^\n*/.exec(body)?.[0].length ?? 0

type Place = { line: number; column: number; offset?: number | undefined }
type Positioned = { position?: { start: Place; end: Place } | undefined }

const moveDown = (tree: Root, lines: number): Root => {
  const moved = ({ line, column, offset = 0 }: Place): Place => ({
    line: line + lines,
    column,
    offset: offset + lines,
  })
  const move = (node: Positioned): void => {
    const { position } = node
    if (position) node.position = { start: moved(position.start), end: moved(position.end) }
  }
  visit(tree, (node) => {
    move(node)
    if ('attributes' in node) node.attributes.forEach(move)
  })
  return tree
}

/**
 * The body of a file as a tree, or the error that kept it from parsing, whose lines count from the
 * first line with words.
 */
export const bodyTree = memoize(({ body }: ContentFile): Root | VFileMessage => {
  // Parsing hundreds of empty lines takes longer than parsing the text below them.
  const lines = linesAbove(body)
  try {
    return moveDown(processor.parse(body.slice(lines)), lines)
  } catch (error) {
    if (error instanceof VFileMessage) return error
    throw error
  }
})
