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
  services: cards,
})

const original = {
  order: 1,
  name: 'Doral',
  title: 'Roofs',
  included: ['One', 'Two'],
  links: [{ to: '/' }, { to: '/about', label: 'About' }],
  services: { tile: { card: 'Tile here' } },
}
const words = {
  title: 'Techos',
  included: ['Uno', 'Dos'],
  links: [{}, { label: 'Nosotros' }],
  services: { tile: { card: 'Teja aquí' } },
}

test('a translation has its own texts and the facts of its original', () => {
  const links = [{ to: '/' }, { to: '/about', label: 'Nosotros' }]
  const expected = { mismatches: [], data: { ...original, ...words, links } }
  expect(translate(schema, original, words)).toEqual(expected)
  expect(translate(schema, original, { translates: 'abcdefgh', ...words })).toEqual(expected)
})

test.each<[wrong: object, says: string]>([
  [{ links: [{ to: '/' }, {}] }, 'links.0.to is a fact'],
  [{ title: undefined }, 'title is not translated, so it is shown in English; write it here'],
  [{ services: { tile: {} } }, 'services.tile.card is not translated'],
  [{ lead: 'Más' }, 'lead the original has nothing here, so it is not shown; remove it here'],
  [{ services: { tiles: { card: 'Teja' } } }, 'services.tiles the original has nothing here'],
  [{ links: [{}] }, 'links has 1 items here and 2 in the original, so all are shown in English'],
])('a translation that does not match its original is reported: %j', (wrong, says) => {
  const { mismatches } = translate(schema, original, { ...words, ...wrong })
  const told = mismatches.map((one) => `${one.path.join('.')} ${one.says}`)
  expect(told).toContainEqual(expect.stringContaining(says))
})

test.each(['constructor', 'toString'])('an item called %s is one like any other', (name) => {
  const given = { ...original, services: { [name]: { card: 'Tile' } } }
  const translated = translate(schema, given, { ...words, services: { tile: { card: 'Teja' } } })
  expect(translated.data).toMatchObject({ services: given.services })
  const { data, mismatches } = translate(schema, given, { ...words, services: given.services })
  expect(data).toMatchObject({ services: given.services })
  expect(mismatches).toEqual([])
})

test('an optional text, and an item that may wait, are left out until they are translated', () => {
  const waiting = group('', { 'lead?': text('A lead.'), services: { ...cards, mayWait: true } })
  const given = { lead: 'More', services: { tile: { card: 'Tile' }, metal: { card: 'Metal' } } }
  const says = 'is not translated, so it is left out; write it here'
  expect(translate(waiting, given, { services: { tile: { card: 'Teja' } } })).toEqual({
    data: { services: { tile: { card: 'Teja' } } },
    mismatches: [
      { path: ['lead'], says, wait: 'left out' },
      { path: ['services', 'metal'], says, wait: 'left out' },
    ],
  })
})
