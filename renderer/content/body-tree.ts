import GithubSlugger, { slug } from 'github-slugger'
import type { Definition, Heading, Nodes, Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { gfmTable } from 'micromark-extension-gfm-table'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { declarationOf, entryOf } from '../../content/schema/kinds.ts'
import type { Position } from './problem.ts'

/**
 * Parses pipe tables, the only part of GitHub Flavored Markdown that the content needs. Leaving out
 * the rest saves build time.
 */
function remarkTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkTables)

/** The tree of a body, empty if it cannot be parsed, and the parser's error. */
export type ParsedBody = { tree: Root; mistake?: VFileMessage }

/** Turns `[words][1]` and `![alt][1]` into the links and pictures that their definitions make. */
const resolveReferences = (tree: Root): void => {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  if (definitions.size === 0) return
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const { url = '', title } = definitions.get(node.identifier) ?? {}
    Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title })
  })
}

/** Parses the body of a file, for the rules and for the page. */
export const parseBody = (body: string): ParsedBody => {
  try {
    const tree = processor.parse(body)
    resolveReferences(tree)
    return { tree }
  } catch (error) {
    // The parser asserts its own state, and some typos break it.
    const place = { line: body.search(/[^\n]/) + 1, column: 1 }
    const unknown = new VFileMessage('The text cannot be read as Markdown', place)
    const mistake = error instanceof VFileMessage ? error : unknown
    return { tree: { type: 'root', children: [] }, mistake }
  }
}

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

type Positioned = { position?: { start: Position } | undefined }

/** Returns where a part of a body begins. */
export const startOf = ({ position }: Positioned): Position => {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { line, column }
}

/** Returns whether the text of a file has chapters. */
export const hasChapters = (path: string): boolean => {
  const { kind } = entryOf(path) ?? {}
  return kind !== undefined && declarationOf(kind).hasChapters === true
}

/** The ids on pages with chapters, besides those of their headings. */
export const idsOfPage = [
  ...['main', 'menu', 'footer', 'relay', 'toasts', 'fold', 'sources', 'undelivered'],
]

/** Returns the words of a node without markup. Placeholders stay, as in `Call {phone}`. */
export const wordsOfNode = (node: Nodes): string => {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  if (isElement(node) && node.children.length === 0) return `{${node.name}}`
  if ('children' in node) return node.children.map(wordsOfNode).join('')
  return 'value' in node ? node.value : ' '
}

/** A heading that begins a chapter of a text, and the anchor by which links reach it. */
export type Chapter = { heading: Heading; anchor: string }

/**
 * Returns the chapters of a text. Anchors are unique on a page and never empty, whatever the
 * headings contain.
 */
export const chaptersOf = (tree: Root): Chapter[] => {
  const slugger = new GithubSlugger()
  for (const id of idsOfPage) slugger.slug(id)
  return tree.children.flatMap((heading, index) => {
    if (heading.type !== 'heading' || heading.depth !== 2) return []
    const words = wordsOfNode(heading).trim()
    const hasName = /[\p{L}\p{N}]/u.test(slug(words))
    return [{ heading, anchor: slugger.slug(hasName ? words : `part-${index + 1}`) }]
  })
}
