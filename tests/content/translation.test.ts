import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { fact, group, integer, list, text } from '../../content/schema/fields.ts'
import { translate } from '../../renderer/content/translation.ts'

const cards = Type.Record(Type.String(), group('', { card: text('A card.') }))
const schema = group('', {
  order: integer('A number.', 1),
  name: fact('A name.'),
  title: text('A title.'),
  'lead?': text('A lead.'),
  included: list(text('One thing.'), 1),
  links: list(group('', { to: Type.String(), 'label?': text('A label.') }), 1),
  reviews: list(group('', { name: { ...fact('A name.'), isKey: true }, text: text('Words.') }), 0),
  services: { ...cards, mayWait: true },
})
const original = {
  order: 1,
  name: 'Doral',
  title: 'Roofs',
  included: ['One', 'Two'],
  links: [{ to: '/' }, { to: '/about', label: 'About' }],
  reviews: [{ name: 'Ana', text: 'Good.' }],
  services: { constructor: { card: 'Tile here' } },
}
const words = {
  title: 'Techos',
  included: ['Uno', 'Dos'],
  links: [{}, { label: 'Nosotros' }],
  reviews: [{ name: 'Ana', text: 'Bien.' }],
  services: { constructor: { card: 'Teja aquí' } },
}

test('a translation has its own texts and the facts of its original', () => {
  const links = [{ to: '/' }, { to: '/about', label: 'Nosotros' }]
  const expected = { mismatches: [], data: { ...original, ...words, links } }
  expect(translate(schema, original, words)).toEqual(expected)
  expect(translate(schema, original, { translates: 'abcdefgh', ...words })).toEqual(expected)
  expect(translate(schema, original, { ...words, included: ['Uno'] }).mismatches).toEqual([])
})

test.each<[wrong: object, told: string, wait?: string]>([
  [{ links: [{ to: '/' }, { label: 'Nosotros' }] }, 'links.0.to is a fact'],
  [{ title: undefined }, 'title is not translated, so it is shown in English', 'in English'],
  [{ services: {} }, 'services.constructor is not translated, so it is left out', 'left out'],
  [{ lead: 'Más' }, 'lead the original has nothing here, so it is not shown', 'left behind'],
  [{ links: [{}] }, 'links has 1 items here and 2 in the original', 'in English'],
  [{ links: [{}, {}, {}] }, 'links has 3 items here and 2 in the original', 'left behind'],
  [{ reviews: [...words.reviews, { name: 'Eva' }] }, 'reviews.1 the original has', 'left behind'],
])('a translation that does not match its original is reported: %j', (wrong, told, wait) => {
  const { mismatches } = translate(schema, original, { ...words, ...wrong })
  expect(mismatches.map((one) => [`${one.path.join('.')} ${one.says}`, one.wait])).toEqual([
    [expect.stringContaining(told), wait],
  ])
})
