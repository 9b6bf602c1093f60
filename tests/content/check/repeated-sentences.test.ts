import { expect, test } from 'vitest'
import { problemsOf, sampleFolder, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'
const sentence = 'The county asks for one more look before the deck is closed.'
type Change = readonly [path: string, from: string, to: string]

/** The problems with repeated sentences after the changes. */
const repeated = (changes: readonly Change[]) => {
  const folder = changes.reduce((changed, change) => withChange(...change, changed), sampleFolder)
  return problemsOf(folder).filter((problem) => problem.includes('true of this page only'))
}

test('a sentence on a third page is reported with the first two', () => {
  expect(
    repeated([
      [
        tile,
        'What a tile roof needs.',
        `The tile on old houses here weighs quite a lot. ${sentence}`,
      ],
      [
        doral,
        'Houses stand here.',
        `Low walls, canals and quiet courts are common now. ${sentence}`,
      ],
      [miami, 'Storms came by.', `Squalls come and go over this place all summer. ${sentence}`],
    ]),
  ).toEqual([
    `${miami}:15 storms: "The county asks for one more look before …" stands in ${tile}:6:1 and ${doral}:14:1 as well; say here what is true of this page only`,
  ])
})

test('a sentence that differs in the name of the city only is the same sentence', () => {
  const named = (city: string) => `The county asks for one more look at decks in ${city}.`
  expect(
    repeated([
      [
        tile,
        'What a tile roof needs.',
        `Old tile on these houses weighs quite a lot. ${named('{cityName}')}`,
      ],
      [
        doral,
        'Houses stand here.',
        `Low walls, canals and courts are common now. ${named('Doral')}`,
      ],
      [
        miami,
        'Storms came by.',
        `Squalls come and go over this place all summer. ${named('Miami')}`,
      ],
    ]),
  ).toHaveLength(1)
})

test('a sentence may stand on two pages, and a short one on every page', () => {
  expect(
    repeated([
      [
        doral,
        'Houses stand here.',
        `Low walls, canals and quiet courts are common now. ${sentence} Ask us first.`,
      ],
      [
        miami,
        'Storms came by.',
        `Squalls come and go over this place all summer. ${sentence} Ask us first.`,
      ],
      [tile, 'What a tile roof needs.', 'Tile needs two layers. Ask us first.'],
    ]),
  ).toEqual([])
})
