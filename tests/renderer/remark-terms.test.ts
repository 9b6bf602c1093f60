import type { Nodes } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { remarkTerms } from '../../renderer/content/compile-body.ts'

const terms = [
  { term: 'Secondary water barrier', also: ['secondary water barriers'] },
  ...['Barrier', 'Deck', 'Eave', 'Fascia', 'Hip', 'Ridge', 'Soffit', 'Square'].map((term) => ({
    term,
  })),
].map((one) => ({
  ...one,
  slug: one.term.toLowerCase().replaceAll(' ', '-'),
  definition: 'A part of a roof.',
}))

/** Returns a text with each term as `[slug: words]`, and the punctuation kept beside it. */
const withTerms = (node: Nodes): string => {
  const words = 'children' in node ? node.children.map(withTerms).join('') : ''
  if (!('name' in node) || node.name !== 'Term') return 'value' in node ? node.value : words
  const [slug, end = ''] = node.attributes.map(({ value }) => String(value))
  return `[${slug}: ${words}]${end}`
}
const explained = (text: string): string => {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text)
  remarkTerms(terms)(tree)
  return withTerms(tree)
}
const termsIn = (text: string) => explained(text).match(/\[.*?\]/g) ?? []

test.each([
  ['is found where it is first used, in any case', 'The DECK. A deck is wood.', ['[deck: DECK]']],
  ['is a whole word', 'A decking, a re-deck and a decks.', []],
  [
    'is the longest at its place',
    'Secondary water barriers stay.\n\nOne barrier more.',
    ['[secondary-water-barrier: Secondary water barriers]', '[barrier: barrier]'],
  ],
  [
    'is the only one of its sentence',
    'A deck meets an eave. The eave hangs over.',
    ['[deck: deck]', '[eave: eave]'],
  ],
  [
    'is the only one around bold words',
    'A deck and **a bold word** meet an eave.',
    ['[deck: deck]'],
  ],
  [
    'is in no heading, link or bold word',
    '## The deck\n\nSee [the eave](/eave) and **the ridge**.',
    [],
  ],
  [
    'may be in a list or a component',
    '- The deck\n\n<Callout title="The eave">\n\nA ridge.\n\n</Callout>',
    ['[deck: deck]', '[ridge: ridge]'],
  ],
])('a term that is explained %s', (_, text, found) => {
  expect(termsIn(text)).toEqual(found)
})

test('terms do not change the words of a text', () => {
  const text = 'The deck (wood), then an eave; "ridge". And a barrier? A hip! Soffit.'
  expect(termsIn(text)).toHaveLength(4)
  expect(explained(text).replaceAll(/\[[\w-]+: (.*?)\]/g, '$1')).toBe(text)
})
