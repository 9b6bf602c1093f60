import { expect, test } from 'vitest'
import type { ContentFolder } from '../../../renderer/content/folder.ts'
import { problemsOf, sampleFolder, textOf, withChange, withFile } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

type Change = readonly [path: string, from: string | RegExp, to: string]
const withChanges = (...changes: readonly Change[]): ContentFolder =>
  changes.reduce((folder, [path, from, to]) => withChange(path, from, to, folder), sampleFolder)

const sources =
  'sources: ["Wind speeds of the county and the year of each storm: facts 1.2 and 3"]\n$&'
const sentence = 'The county asks for one more look before the deck is closed.'

const allowed: Record<string, readonly Change[]> = {
  'sources, which the site does not show': [
    [doral, 'callToAction:', sources],
    [miami, 'callToAction:', sources],
  ],
  'a sentence on two pages, and a short one on every page': [
    [
      doral,
      'Houses stand here.',
      `Low walls, canals and quiet courts are common now. ${sentence} Ask us first. People have lived here for most of a century.`,
    ],
    [
      miami,
      'Storms came by.',
      `Squalls come and go over this place all summer. ${sentence} Ask us first. It gets hot.`,
    ],
    [tile, 'What a tile', 'Ask us first. What a tile'],
  ],
}

test.each(Object.entries(allowed))('may repeat: %s', (_, changes) => {
  expect(problemsOf(withChanges(...changes))).toEqual([])
})

test('a service in a city with too few words of its own is told how many more it needs', () => {
  const folder = withChanges(
    [doral, / hook-d-9 .*/, ''],
    [doral, / In why-d-1 .*/, ' Yes. }'],
    [doral, / look-d-15 .*/, ''],
    [doral, / step-1-d-2 .*/, ''],
  )
  expect(problemsOf(folder)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${doral}:25 services.tile-roofing: 4\\d % of the words of this page stand nowhere else, and 45 % must; write about \\d+ more words of its own$`,
      ),
    ),
  ])
})

test('a copied city is told in one message, whatever else is wrong with it', () => {
  const weston = 'content/cities/weston-fl.mdx'
  const copy = textOf(doral).replace('name: Doral', 'name: Weston').replace('25.8', '26.1')
  expect(problemsOf(withFile(weston, copy))).toEqual([
    expect.stringMatching(
      new RegExp(`^${weston}:1 this is a copy of ${doral}, .* npm run new -- city, `),
    ),
  ])
})
