import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { fact, group, integer, list, text } from '../../content/schema/fields.ts'
import { translate, versionOfWords } from '../../renderer/content/translation.ts'

const cards = Type.Record(Type.String(), group({ card: text('A card.') }))
const schema = group({
  order: integer('A number.', 1),
  name: fact('A name.'),
  title: text('A title.'),
  'lead?': text('A lead.'),
  included: list(text('One thing.'), 'Things.', 1),
  links: list(group({ to: Type.String(), 'label?': text('A label.') }), 'Links.', 1),
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

test('a translation has the words of its own and the facts of its original', () => {
  const data = {
    ...original,
    ...words,
    links: [{ to: '/' }, { to: '/about', label: 'Nosotros' }],
  }
  expect(translate(schema, original, words)).toEqual({ mismatches: [], data })
  expect(translate(schema, original, { translates: 'abcdefgh', ...words }).data).toEqual(data)
})

describe('wrong in a translation is', () => {
  const isFact = 'is a fact, which the original has for every language; remove it here'
  const isMissing = 'is not translated, so it is shown in English; write it here'

  const wrong: Record<string, [changed: object, message: string]> = {
    'a fact': [{ order: 2 }, `order ${isFact}`],
    'a fact inside a group of words': [{ links: [{ to: '/' }, {}] }, `links.0.to ${isFact}`],
    'a word that is missing': [{ title: undefined }, `title ${isMissing}`],
    'a word in a group': [{ services: { tile: {} } }, `services.tile.card ${isMissing}`],
    'a field that the original leaves out': [
      { lead: 'Más' },
      'lead the original has nothing here, so it is not shown; remove it here, or write it there first',
    ],
    'a name much like one of the original': [
      { services: { tiles: { card: 'Teja aquí' } } },
      'services.tiles the original has nothing here, so it is not shown; did you mean "tile"?',
    ],
    'a list with facts that is shorter': [
      { links: [{}] },
      'links has 1 items here and 2 in the original, so all are shown in English; write the one that is new there',
    ],
  }

  test.each(Object.entries(wrong))('%s', (_, [changed, message]) => {
    const { mismatches } = translate(schema, original, { ...words, ...changed })
    expect(mismatches.map(({ path, says }) => `${path.join('.')} ${says}`)).toContain(message)
  })
})

const leftOut = 'is not translated, so it is left out; write it here'

test('an optional text, and an item that may wait, are left out until they are translated', () => {
  const waiting = group({ 'lead?': text('A lead.'), services: { ...cards, mayWait: true } })
  const given = { lead: 'More', services: { tile: { card: 'Tile' }, metal: { card: 'Metal' } } }
  expect(translate(waiting, given, { services: { tile: { card: 'Teja' } } })).toEqual({
    data: { services: { tile: { card: 'Teja' } } },
    mismatches: [
      { path: ['services', 'metal'], says: leftOut, wait: 'left out' },
      { path: ['lead'], says: leftOut, wait: 'left out' },
    ],
  })
})

describe('of a list that may wait, Spanish shows', () => {
  const review = group({ name: fact('Who.'), text: text('Words.') })
  const reviews = group({
    reviews: Object.assign(list(review, 'Reviews.', 0), { mayWait: true }),
  })
  const ana = { name: 'Ana', text: 'Good.' }
  const luis = { name: 'Luis', text: 'Quick.' }
  const version = versionOfWords([
    { path: ['reviews', 0, 'text'], text: ana.text },
    { path: ['reviews', 1, 'text'], text: luis.text },
  ])
  const shown = (translation: object) => {
    const { data, mismatches } = translate(reviews, { reviews: [ana, luis] }, translation)
    expect(mismatches.every(({ wait }) => wait === 'left out')).toBe(true)
    return data
  }

  const cases: Record<string, [translation: object, expected: object[]]> = {
    'all that are translated': [
      { translates: version, reviews: [{ text: 'Bueno.' }, { text: 'Rápido.' }] },
      [
        { name: 'Ana', text: 'Bueno.' },
        { name: 'Luis', text: 'Rápido.' },
      ],
    ],
    'none without its words': [
      { translates: version, reviews: [{ text: 'Bueno.' }, { text: null }] },
      [{ name: 'Ana', text: 'Bueno.' }],
    ],
    'none where one is new': [{ translates: version, reviews: [{ text: 'Bueno.' }] }, []],
  }

  test.each(Object.entries(cases))('%s', (_, [translation, expected]) => {
    expect(shown(translation)).toEqual({ reviews: expected })
  })
})
