import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import mdx, { type Options } from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'vite'
import { allLanguages, fileIn } from '../../content/schema/languages.ts'
import { cachedFile, codeHash, contentHash } from '../cache.ts'
import { remarkMarks } from '../content/remark-marks.ts'
import { parseSource } from '../content/source.ts'
import { glossaryFile, readTerms } from './read-content.ts'
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
const mdxOptions: Options = {
  providerImportSource: '@mdx-js/react',
  remarkPlugins: [remarkTables, remarkRowHeaders, remarkPlaceholders, remarkTerms(readTerms)],
}

const code = codeHash('renderer/build', 'renderer/content', 'content/schema')

/**
 * Compiles the text of a content file with @mdx-js/rollup, and caches it. Its front matter is read
 * by renderer/content/files.ts.
 * @param hasMarks whether words say their file and line.
 */
export const mdxPlugin = (hasMarks: boolean) => {
  const compile = (text: string, path: string) => {
    const remarkPlugins = [...(mdxOptions.remarkPlugins ?? []), ...(hasMarks ? [remarkMarks] : [])]
    return mdx({ ...mdxOptions, remarkPlugins }).transform.call({} as never, text, path)
  }
  return {
    name: 'content-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/.*\.mdx$/ },
      async handler(text, id) {
        // Terms of the glossary become part of the text.
        const glossaries = allLanguages.map((language) => fileIn(language, glossaryFile))
        for (const file of glossaries) this.addWatchFile(resolve(file))
        const terms = glossaries.map((file) => (existsSync(file) ? readFileSync(file) : ''))
        const path = relative('', id).split(sep).join('/')
        const key = contentHash(code, String(hasMarks), path, text, ...terms)
        const file = await cachedFile(`bodies/${key}.js`, async () => {
          const { body } = parseSource({ path, text })
          return (await compile(body, id))?.code ?? ''
        })
        return { code: readFileSync(file, 'utf8'), map: null, moduleType: 'js' }
      },
    },
  } satisfies Plugin
}
