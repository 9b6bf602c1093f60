import type { Nodes } from 'mdast'
import { expect, test } from 'vitest'
import { parseBody } from '../../renderer/content/body-tree.ts'
import { remarkTerms } from '../../renderer/content/compile-body.ts'

const names = ['Barrier', 'Deck', 'Eave', 'Fascia', 'Hip', 'Ridge', 'Soffit', 'Square']
const terms = [
  ...names.map((term) => ({ term, slug: term.toLowerCase(), definition: 'A.' })),
  { term: 'Barrier bay', slug: 'bay', also: ['barrier bays'], definition: 'A.' },
]

/** Returns a text with each term as `[slug: words]`, and the punctuation kept beside it. */
const withTerms = (node: Nodes): string => {
  const words = 'children' in node ? node.children.map(withTerms).join('') : ''
  if (!('name' in node) || node.name !== 'Term') return 'value' in node ? node.value : words
  const [slug, end = ''] = node.attributes.map(({ value }) => String(value))
  return `[${slug}: ${words}]${end}`
}
const explained = (text: string): string => {
  const { tree } = parseBody(text)
  remarkTerms(terms)(tree)
  return withTerms(tree)
}

test.each([
  ['is found where it is first used, in any case', 'The DECK. A deck is wood.', 'deck: DECK'],
  ['is a whole word', 'A decking, a re-deck and a decks.', ''],
  ['is the longest at its place', 'Barrier bays stay.', 'bay: Barrier bays'],
  ['is the only one of its sentence', 'A deck at an eave. An eave.', 'deck: deck, eave: eave'],
  ['is the only one around bold words', 'A deck and **bold** words at an eave.', 'deck: deck'],
  ['is in no heading, link or bold word', '## Deck\n\n[eave](/eave), **ridge**.', ''],
  ['may be in a list', '- The deck\n- A ridge', 'deck: deck, ridge: ridge'],
  ['may be in a component', '<Callout title="An eave">\n\nA ridge.\n\n</Callout>', 'ridge: ridge'],
])('a term that is explained %s', (_, text, found) => {
  const all = [...explained(text).matchAll(/\[(.*?)\]/g)].map(([, term]) => term)
  expect(all.join(', ')).toBe(found)
})

test('terms do not change the words of a text, and few of them are explained', () => {
  const text = 'The deck (wood), then an eave; "ridge". A barrier? A hip! Soffit. Fascia. A square.'
  const twice = `${text} ${text.toLowerCase()}`
  const shown = explained(twice)
  expect(shown.match(/\[/g)).toHaveLength(6)
  expect(shown.replaceAll(/\[[\w-]+: (.*?)\]/g, '$1')).toBe(twice)
})
