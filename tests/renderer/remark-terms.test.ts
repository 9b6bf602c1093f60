import type { Nodes, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { remarkTerms } from '../../renderer/content/remark-terms.ts'

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

const treeOf = (text: string): Root => {
  const processor = unified().use(remarkParse).use(remarkMdx)
  const tree = processor.parse(text)
  remarkTerms(terms)(tree)
  return tree
}

const wordsOf = (node: Nodes): string => {
  if ('children' in node) return node.children.map(wordsOf).join('')
  return 'value' in node ? node.value : ''
}

/** Every term in a text, as `slug: words`, followed by the punctuation kept beside it. */
const termsIn = (text: string): string[] => {
  const found: string[] = []
  visit(treeOf(text), 'mdxJsxTextElement', (node: MdxJsxTextElement) => {
    if (node.name !== 'Term') return
    const [slug, end = ''] = node.attributes.map(({ value }) => String(value))
    found.push(`${slug}: ${wordsOf(node)}${end}`)
  })
  return found
}

test.each([
  ['is found where it is first used, in any case', 'The DECK. A deck is wood.', ['deck: DECK.']],
  ['is a whole word', 'A decking, a re-deck and a decks.', []],
  [
    'is the longest at its place',
    'Secondary water barriers stay.\n\nOne barrier more.',
    ['secondary-water-barrier: Secondary water barriers', 'barrier: barrier'],
  ],
  [
    'is the only one of its sentence',
    'A deck meets an eave. The eave hangs over.',
    ['deck: deck', 'eave: eave'],
  ],
  ['is the only one around bold words', 'A deck and **a bold word** meet an eave.', ['deck: deck']],
  [
    'is in no heading, link or bold word',
    '## The deck\n\nSee [the eave](/eave) and **the ridge**.',
    [],
  ],
  [
    'may be in a list or a component',
    '- The deck\n\n<Callout title="The eave">\n\nA ridge.\n\n</Callout>',
    ['deck: deck', 'ridge: ridge.'],
  ],
])('a term that is explained %s', (_, text, found) => {
  expect(termsIn(text)).toEqual(found)
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
