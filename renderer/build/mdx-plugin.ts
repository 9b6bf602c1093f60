import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Root } from 'mdast'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'vite'
import { allLanguages, fileIn, languageOf } from '../../content/schema/languages.ts'
import { cachedFile, codeHash, contentHash } from '../cache.ts'
import { remarkAnchors } from '../content/anchors.ts'
import { remarkMarks } from '../content/remark-marks.ts'
import type { Site } from '../content/site.ts'
import { parseSource } from '../content/source.ts'
import { markedFields } from '../content/source-marks.ts'
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

const glossaryFile = 'content/glossary.yaml'
const projectPath = (id: string): string => relative('', id).split(sep).join('/')

/**
 * Compiles the text of a content file with @mdx-js/rollup, and caches it. Its front matter is read
 * by renderer/content/source.ts.
 * @param hasMarks whether words say their file and line.
 */
export const mdxPlugin = (hasMarks: boolean, readSite: () => Site) => {
  const code = codeHash('renderer/build', 'renderer/content', 'content/schema')
  const terms = remarkTerms((language) => readSite().terms(language))
  const remarkTexts = [remarkAnchors, remarkTables, remarkRowHeaders, remarkPlaceholders, terms]
  const { transform } = mdx({
    providerImportSource: '@mdx-js/react',
    remarkPlugins: [...remarkTexts, ...(hasMarks ? [remarkMarks] : [])],
  })
  return {
    name: 'content-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/.*\.mdx$/ },
      async handler(text, id) {
        const path = projectPath(id)
        // The public site has no page for it, and may be built whatever is wrong in it.
        const site = readSite()
        if (site.content[languageOf(path).language].hidden.has(path))
          return { code: 'export default () => null', map: null, moduleType: 'js' }
        // Terms of the glossary become part of the text.
        const glossaries = allLanguages.map((language) => fileIn(language, glossaryFile))
        for (const file of glossaries) this.addWatchFile(resolve(file))
        const glossary = glossaries.map((file) => site.file(file)?.hash ?? '')
        const key = contentHash(code, String(hasMarks), path, text, ...glossary)
        const file = await cachedFile(`bodies/${key}.js`, async () => {
          const { body } = parseSource({ path, text })
          return (await transform.call({} as never, body, id))?.code ?? ''
        })
        return { code: readFileSync(file, 'utf8'), map: null, moduleType: 'js' }
      },
    },
  } satisfies Plugin
}

/**
 * Turns a YAML content file into a module with its data as the default export, with the parser of
 * the content check.
 * @param hasMarks whether its words say their file and line.
 */
export const yamlPlugin = (hasMarks: boolean): Plugin => ({
  name: 'yaml',
  enforce: 'pre',
  transform: {
    filter: { id: /\.yaml$/ },
    handler: (text, id) => {
      const path = projectPath(id)
      const source = parseSource({ path, text })
      const data = hasMarks ? markedFields(path, source) : source.data
      return { code: `export default ${JSON.stringify(data)}\n`, map: null, moduleType: 'js' }
    },
  },
})
