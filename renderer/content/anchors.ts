import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { declarationOf, entryOf } from '../../content/schema/kinds.ts'

/** Whether the text of a file has chapters, by its path in the project or on the disk. */
export const hasChapters = (path: string): boolean => {
  const kind = entryOf(path.replaceAll('\\', '/').replace(/^.*\/(?=content\/)/, ''))?.kind
  return kind !== undefined && declarationOf(kind).hasChapters === true
}

/** The ids that pages with chapters have besides those of their headings. */
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

/** The words of a part of a text without its marks. Places for values stay, as in `Call {phone}`. */
export const plainText = (node: Nodes): string => {
  if (node.type === 'mdxTextExpression') return `{${node.value.trim()}}`
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  if (isElement && node.children.length === 0) return `{${node.name}}`
  if ('children' in node) return node.children.map(plainText).join('')
  return 'value' in node ? node.value : ' '
}

/** A heading of a text that has a chapter of its own, and the id by which links reach it. */
export type Chapter = { heading: Heading; anchor: string }

/**
 * The chapters of a text. No two anchors on a page are alike, and none is empty, whatever the headings
 * are made of.
 */
export const chaptersOf = (tree: Root): Chapter[] => {
  const slugger = new GithubSlugger()
  for (const id of idsOfPage) slugger.slug(id)
  return tree.children.flatMap((heading, index) => {
    if (heading.type !== 'heading' || heading.depth !== 2) return []
    const words = plainText(heading).trim()
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
