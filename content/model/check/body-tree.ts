import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { remembered } from '../memory.ts'
import type { ContentFile } from './content.ts'

const processor = unified().use(remarkParse).use(remarkMdx)

const parse = (body: string): Root | VFileMessage => {
  try {
    return remembered('body', body, () => processor.parse(body))
  } catch (error) {
    if (error instanceof VFileMessage) return error
    throw error
  }
}

/** Several checks read the same bodies, and parsing takes longer than any of them. */
const trees = new WeakMap<ContentFile, Root | VFileMessage>()

/** The body of a file as a tree, or the error that kept it from parsing. */
export const bodyTree = (file: ContentFile): Root | VFileMessage => {
  const known = trees.get(file)
  if (known) return known
  const tree = parse(file.body)
  trees.set(file, tree)
  return tree
}
