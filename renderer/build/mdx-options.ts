import type { Options } from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { readTerms } from './read-content.ts'
import { remarkTerms } from './remark-terms.ts'

/**
 * `{phone}` in the text of a file becomes `<Placeholder name="phone" />`, which the page fills in.
 */
const remarkPlaceholders = () => (tree: Root) => {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node, index, parent) => {
    if (!parent || index === undefined || !('value' in node)) return
    const flow = node.type === 'mdxFlowExpression'
    parent.children[index] = {
      type: flow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
      name: 'Placeholder',
      attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: node.value.trim() }],
      children: [],
    } as (typeof parent.children)[number]
  })
}

/**
 * Pipe tables: the only part of GitHub Flavored Markdown that the content needs. Leaving out the
 * rest saves build time.
 */
function remarkTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

/** The first cell of a row says what the row is about, as the first row does of the columns. */
const remarkRowHeaders = () => (tree: Root) => {
  visit(tree, 'table', ({ children: [, ...rows] }) => {
    for (const { children } of rows)
      for (const cell of children.slice(0, 1))
        cell.data = { hName: 'th', hProperties: { scope: 'row' } }
  })
}

/** How the body of a content file is compiled to a component. */
export const mdxOptions: Options = {
  providerImportSource: '@mdx-js/react',
  remarkPlugins: [remarkTables, remarkRowHeaders, remarkPlaceholders, remarkTerms(readTerms)],
}
