import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { fact, list, optional, strict, text } from '../../content/schema/fields.ts'
import { translate, translated } from '../../renderer/content/translation.ts'

const schema = strict(
  {
    order: Type.Integer({ description: 'A number.' }),
    name: fact('A name.'),
    title: text('A title.'),
    lead: optional(text('A lead.')),
    included: list(text('One thing.'), 'Things.', 1),
    links: list(
      strict(
        { to: Type.String({ description: 'An address.' }), label: optional(text('A label.')) },
        'A link.',
      ),
      'Links.',
      1,
    ),
    services: Type.Record(Type.String(), strict({ card: text('A card.') }, 'A service.')),
  },
  'A sample.',
)

const map = Type.Record(Type.String(), strict({ card: text('A card.') }, 'A service.'), {
  mayWait: true,
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

/** What is wrong with a translation: each field, and what the message about it says. */
const wrong = (changed: object) =>
  translate(schema, original, { ...words, ...changed }).mismatches.map(
    ({ path, says }) => `${path.join('.')} ${says}`,
  )

test('a translation has the words of its own and the facts of its original', () => {
  expect(translate(schema, original, words)).toEqual({
    mismatches: [],
    data: {
      order: 1,
      name: 'Doral',
      title: 'Techos',
      included: ['Uno', 'Dos'],
      links: [{ to: '/' }, { to: '/about', label: 'Nosotros' }],
      services: { tile: { card: 'Teja aquí' } },
    },
  })
})

test('without a translation, everything is that of the original', () => {
  expect(translated(schema, original, undefined)).toEqual(original)
})

test('the version that a translation renders is none of its fields', () => {
  expect(translated(schema, original, { translates: 'abcdefgh', ...words })).toEqual(
    translate(schema, original, words).data,
  )
})

describe('wrong in a translation is', () => {
  test.each([{ order: 2 }, { name: 'Doral' }])(
    'a fact, even one that agrees with the original: %o',
    (fields) => {
      expect(wrong(fields)).toEqual([
        `${Object.keys(fields)[0]} is a fact, which the original has for every language; remove it here`,
      ])
    },
  )

  test('a fact inside a group of words', () => {
    expect(wrong({ links: [{ to: '/' }, { label: 'Nosotros' }] })).toEqual([
      'links.0.to is a fact, which the original has for every language; remove it here',
    ])
  })

  test('a word that is missing, or left empty', () => {
    expect(wrong({ title: undefined })).toEqual(['title is not translated; write it here'])
    expect(wrong({ title: null })).toEqual(['title is not translated; write it here'])
    expect(wrong({ services: { tile: {} } })).toEqual([
      'services.tile.card is not translated; write it here',
    ])
    expect(wrong({ services: undefined })).toEqual(['services is not translated; write it here'])
  })

  test('a field that the original leaves out, with the nearest one it has', () => {
    expect(wrong({ lead: 'Más' })).toEqual([
      'lead the original has nothing here; write it there first, or remove it here',
    ])
    expect(wrong({ services: { tiles: { card: 'Teja aquí' } } })).toEqual([
      'services.tiles the original has nothing here; did you mean "tile"?',
    ])
  })

  test('a list with facts that is shorter or longer than that of the original', () => {
    expect(wrong({ links: [{}] })).toEqual(['links.1 is not translated; write it here'])
    expect(wrong({ links: [{}, { label: 'Nosotros' }, { label: 'Más' }] })).toEqual([
      'links.2 is one more than the original has, which is 2; remove it, or add one there',
    ])
  })
})

test('an optional text, and an item that may wait, are left out until they are translated', () => {
  const waiting = strict({ lead: optional(text('A lead.')), services: map }, 'A sample.')
  const given = { lead: 'More', services: { tile: { card: 'Tile' }, metal: { card: 'Metal' } } }
  expect(translate(waiting, given, { services: { tile: { card: 'Teja' } } })).toEqual({
    data: { services: { tile: { card: 'Teja' } } },
    mismatches: [
      { path: ['services', 'metal'], says: 'is not translated yet', mayWait: true },
      { path: ['lead'], says: 'is not translated yet', mayWait: true },
    ],
  })
})

test('a list without facts may be shorter or longer than that of the original', () => {
  for (const included of [['Uno'], ['Uno', 'Dos', 'Tres']])
    expect(translate(schema, original, { ...words, included })).toMatchObject({
      mismatches: [],
      data: { included },
    })
})

test('what has no words in the original may be left out, whatever could stand there', () => {
  expect(wrong({ links: [null, { label: 'Nosotros' }] })).toEqual([])
  expect(
    translate(schema, { ...original, links: [{ to: '/' }] }, { ...words, links: undefined }),
  ).toMatchObject({ mismatches: [], data: { links: [{ to: '/' }] } })
})
