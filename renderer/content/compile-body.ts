import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { Term } from '../../content/schema/glossary.ts'
import { remarkAnchors } from './anchors.ts'
import type { ContentFile } from './content-file.ts'
import { remarkTerms } from './remark-terms.ts'

/** Makes the parser return a tree that the rules have parsed and may read again. */
function remarkParsed(this: Processor, tree: Root) {
  this.parser = () => structuredClone(tree)
}

/** Turns `{phone}` in a text into `<Placeholder name="phone" />`, which the page fills in. */
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

/** Makes the first cell of each row a header, as the first row is for the columns. */
const remarkRowHeaders = () => (tree: Root) => {
  visit(tree, 'table', ({ children: [, ...rows] }) => {
    for (const { children } of rows)
      for (const cell of children.slice(0, 1))
        cell.data = { hName: 'th', hProperties: { scope: 'row' } }
  })
}

/**
 * Compiles the text below the fields of a content file with @mdx-js/rollup, to the body of a
 * function of the JSX runtime.
 * @param terms are explained in it.
 * @throws what is wrong with the text.
 */
export const compileBody = async (
  { path, body, parsedBody }: Pick<ContentFile, 'path' | 'body' | 'parsedBody'>,
  terms: readonly Term[],
): Promise<string> => {
  const { tree, mistake } = parsedBody()
  if (mistake) throw mistake
  const { transform } = mdx({
    outputFormat: 'function-body',
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [
      [remarkParsed, tree],
      remarkAnchors,
      remarkRowHeaders,
      remarkPlaceholders,
      [remarkTerms, terms],
    ],
  })
  // Calls the Rollup plugin of any MDX project for one text: it uses no context.
  const compiled = await transform.call({} as never, body, resolve(path))
  return compiled?.code ?? ''
}
