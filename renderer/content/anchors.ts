import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { declarationOf, entryOf } from '../../content/schema/kinds.ts'

/** Returns whether the text of a file, given its path in the project or on disk, has chapters. */
export const hasChapters = (path: string): boolean => {
  const kind = entryOf(path.replaceAll('\\', '/').replace(/^.*\/(?=content\/)/, ''))?.kind
  return kind !== undefined && declarationOf(kind).hasChapters === true
}

/** The ids on pages with chapters, besides those of their headings. */
export const idsOfPage = [
  'main',
  'menu',
  'footer',
  'relay',
  'toasts',
  'fold',
  'sources',
  'undelivered',
]

/** Returns the words of a node without markup. Placeholders stay, as in `Call {phone}`. */
export const wordsOfNode = (node: Nodes): string => {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  if (isElement && node.children.length === 0) return `{${node.name}}`
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

/** Gives each chapter of a text its anchor. */
export const remarkAnchors =
  () =>
  (tree: Root, { path }: { path?: string }) => {
    for (const { heading, anchor } of hasChapters(path ?? '') ? chaptersOf(tree) : [])
      heading.data = { ...heading.data, hProperties: { id: anchor } }
  }
