import type { Nodes, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { remarkTerms } from '../../renderer/build/remark-terms.ts'

const terms = [
  { term: 'Barrier', slug: 'barrier', definition: 'It keeps rain out.' },
  {
    term: 'Secondary water barrier',
    slug: 'secondary-water-barrier',
    also: ['secondary water barriers'],
    definition: 'It keeps rain out as well.',
  },
  ...['Deck', 'Eave', 'Fascia', 'Hip', 'Ridge', 'Soffit', 'Square'].map((term) => ({
    term,
    slug: term.toLowerCase(),
    definition: 'A part of a roof.',
  })),
]

const treeOf = (text: string, path = 'content/guides/roofs.mdx'): Root => {
  const processor = unified().use(remarkParse).use(remarkMdx)
  const tree = processor.parse(text)
  remarkTerms(() => terms)()(tree, { path })
  return tree
}

const wordsOf = (node: Nodes): string => {
  if ('children' in node) return node.children.map(wordsOf).join('')
  return 'value' in node ? node.value : ''
}

/** Every term in a text, as `slug: words`, followed by the punctuation kept beside it. */
const termsIn = (text: string, path?: string): string[] => {
  const found: string[] = []
  visit(treeOf(text, path), 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    if (node.name !== 'Term') return
    const [slug, end = ''] = node.attributes.map(({ value }) => String(value))
    found.push(`${slug}: ${wordsOf(node)}${end}`)
  })
  return found
}

test('a term is found where it is first used, in any case and with its punctuation', () => {
  expect(termsIn('The DECK. A deck is wood.')).toEqual(['deck: DECK.'])
})

test('a term is a whole word, and the longest there', () => {
  expect(termsIn('A decking, a re-deck and a decks.')).toEqual([])
  expect(termsIn('Secondary water barriers stay.\n\nOne barrier more.')).toEqual([
    'secondary-water-barrier: Secondary water barriers',
    'barrier: barrier',
  ])
})

test('a sentence explains one term, and the next sentence another', () => {
  expect(termsIn('A deck meets an eave. The eave hangs over.')).toEqual([
    'deck: deck',
    'eave: eave',
  ])
  expect(termsIn('A deck and **a bold word** meet an eave.')).toEqual(['deck: deck'])
})

test('a page explains six terms at most', () => {
  const all = terms.map(({ term }) => `One ${term} is here.`).join(' ')
  expect(termsIn(all)).toHaveLength(6)
})

test('headings, links, tables and bold words explain nothing', () => {
  expect(termsIn('## The deck\n\nSee [the eave](/eave) and **the ridge**.')).toEqual([])
})

test('lists and the text inside components explain terms', () => {
  expect(termsIn('- The deck\n\n<Callout title="The eave">\n\nA ridge.\n\n</Callout>')).toEqual([
    'deck: deck',
    'ridge: ridge.',
  ])
})

test('only guides, services and cities explain terms, and the glossary does not', () => {
  const count = (path: string) => termsIn('A deck.', path).length
  expect(
    [
      '/site/content/services/repair.mdx',
      'content/cities/doral-fl.mdx',
      'C:\\content\\guides\\x.mdx',
    ].map(count),
  ).toEqual([1, 1, 1])
  expect(
    ['content/legal/terms.mdx', 'content/pages/about.mdx', 'content/guides/glossary.mdx'].map(
      count,
    ),
  ).toEqual([0, 0, 0])
})

test('a text says the same with its terms as without', () => {
  const text = 'The deck (wood), then an eave; "ridge". And a barrier? A hip! Soffit.'
  const tree = treeOf(text)
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    const [, end] = node.attributes
    if (end) node.children.push({ type: 'text', value: String(end.value) })
  })
  expect(wordsOf(tree)).toBe(text)
})
