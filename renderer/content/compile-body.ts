import { resolve } from 'node:path'
import mdx from '@mdx-js/rollup'
import type { Paragraph, PhrasingContent, Root, Text } from 'mdast'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { Term } from '../../content/schema/lists.ts'
import { escapePattern } from '../../content/schema/text.ts'
import { chaptersOf, hasChapters, wordsOfNode } from './body-tree.ts'
import type { ContentFile } from './content-file.ts'

/** Makes the parser return a tree that the rules have parsed and may read again. */
function remarkParsed(this: Processor, tree: Root) {
  this.parser = () => structuredClone(tree)
}

/** Gives each chapter of a text its anchor. */
const remarkAnchors = () => (tree: Root) => {
  for (const { heading, anchor } of chaptersOf(tree)) heading.data = { hProperties: { id: anchor } }
}

const attribute = (name: string, value: string) =>
  ({ type: 'mdxJsxAttribute', name, value }) as const

/** Turns `{phone}` in a text into `<Placeholder name="phone" />`, which the page fills in. */
const remarkPlaceholders = () => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return
    Object.assign(node, {
      type: node.type === 'mdxFlowExpression' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
      name: 'Placeholder',
      attributes: [attribute('name', node.value.trim())],
      children: [],
    })
  })
}

/** Makes the first cell of each row a header, as the first row is for the columns. */
const remarkRowHeaders = () => (tree: Root) => {
  visit(tree, 'table', ({ children: [, ...rows] }) => {
    for (const { children } of rows)
      if (children[0]) children[0].data = { hName: 'th', hProperties: { scope: 'row' } }
  })
}

/** More on one page would disturb readers. */
const maxTerms = 6
/** `end` is the punctuation after it, which must not begin a line of its own. */
type Found = { slug: string; index: number; text: string; end: string }

/** Finds terms in a text as whole words, preferring the longest at each place. */
const finder = (terms: readonly Term[]) => {
  const slugs = new Map(
    terms.flatMap(({ term, slug, also = [] }) =>
      [term, ...also].map((form) => [form.toLowerCase(), slug]),
    ),
  )
  const forms = [...slugs.keys()].sort((a, b) => b.length - a.length).map(escapePattern)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${forms.join('|')})(?![\\p{L}\\p{N}-])([.,;:!?)"”’]*)`,
    'giu',
  )
  return (text: string): Found[] =>
    [...text.matchAll(pattern)].map(({ 1: found = '', 2: end = '', index }) => ({
      slug: slugs.get(found.toLowerCase()) ?? '',
      index,
      text: found,
      end,
    }))
}

const sentenceEndsIn = (text: string) => text.match(/[.!?]["”’)]*\s/g)?.length ?? 0

const part = (value: string): Text => ({ type: 'text', value })

const termNode = ({ slug, text, end }: Found): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [attribute('slug', slug), ...(end ? [attribute('end', end)] : [])],
  children: [part(text)],
})

/** Returns a paragraph with its terms as nodes. `used` are the terms of the page so far. */
const explain = (
  { children }: Paragraph,
  find: ReturnType<typeof finder>,
  used: Set<string>,
): PhrasingContent[] => {
  let read = ''
  let lastSentence = -1
  return children.flatMap((child) => {
    const before = read
    read += wordsOfNode(child)
    if (child.type !== 'text') return [child]
    const nodes: PhrasingContent[] = []
    let from = 0
    for (const term of find(child.value)) {
      const sentence = sentenceEndsIn(before + child.value.slice(0, term.index))
      if (used.has(term.slug) || used.size >= maxTerms || sentence === lastSentence) continue
      lastSentence = sentence
      used.add(term.slug)
      nodes.push(part(child.value.slice(from, term.index)), termNode(term))
      from = term.index + term.text.length + term.end.length
    }
    return [...nodes, part(child.value.slice(from))]
  })
}

/**
 * Turns terms of the glossary into `<Term slug="…">` where a text first uses them: in paragraphs
 * and lists but not in links, each term once, and one per sentence.
 */
export const remarkTerms = (terms: readonly Term[]) => (tree: Root) => {
  if (terms.length === 0) return
  const find = finder(terms)
  const used = new Set<string>()
  visit(tree, 'paragraph', (paragraph) => {
    paragraph.children = explain(paragraph, find, used)
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
      ...(hasChapters(path) ? [remarkAnchors] : []),
      remarkRowHeaders,
      remarkPlaceholders,
      [remarkTerms, terms],
    ],
  })
  // Calls the Rollup plugin of any MDX project for one text: it uses no context.
  const compiled = await transform.call({} as never, body, resolve(path))
  return compiled?.code ?? ''
}
