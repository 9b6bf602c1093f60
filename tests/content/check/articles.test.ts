import { expect, test } from 'vitest'
import { readContent } from '../../../renderer/content/content-folder.ts'
import { namesByPlaceholder, wrongArticlesIn } from '../../../scripts/check/articles.ts'
import { problemsOf, sampleFolder, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const tile = 'content/services/tile-roofing.mdx'

const [sample] = readContent(sampleFolder)
const wrongIn = (text: string) =>
  (sample ? wrongArticlesIn(text, namesByPlaceholder(sample)) : []).map(({ words }) => words)

test('an article that does not fit the sound of the next word is located', () => {
  expect(
    problemsOf(withChange(doral, 'Houses stand here.', 'We need a hour. It is an house.')),
  ).toEqual([
    `${doral}:14 housing: "a hour" is read aloud as "an hour"; write that`,
    `${doral}:14 housing: "an house" is read aloud as "a house"; write that`,
  ])
})

test.each([
  'A one-story house and an hour.',
  'A university, a unit, a used panel and a urethane foam.',
  'An HOA, an NOA, a US form, a U.S. form and a UL test.',
  'An 1802 form, an 8-step list, an 18-month plan, a 180-day limit and a 1,500 sq ft house.',
  'An uninsured loss, an unusual, an urgent and an onerous one.',
  'A FEMA map, a "flat" roof and an “old” one.',
  'Class A assembly, Coverage A is, 7 a.m. opening, an A-frame.',
  'A {phone} call.',
])('no article is wrong in "%s"', (text) => {
  expect(wrongIn(text)).toEqual([])
})

test.each(['an one-story', 'an university', 'a HOA', 'a NOA', 'an US', 'a 1802', 'a 8-step'])(
  '"%s" is reported',
  (words) => {
    expect(wrongIn(`Here is ${words} thing.`)).toEqual([words])
  },
)

test('an article before the name of a city is reported with a city where it is wrong', () => {
  const folder = withChange(doral, 'name: Doral', 'name: Aventura')
  expect(
    problemsOf(
      withChange(
        tile,
        'issuesHeading: What we find in {cityName}',
        'issuesHeading: What a {cityName} roof has',
        folder,
      ),
    ),
  ).toContainEqual(
    `${tile}:14 issuesHeading: "a {cityName}" becomes "a Aventura"; reword it so that no article stands before the name, as in "roofs in {cityName}"`,
  )
})

test('an article before the name of a city is reported even if it fits every city so far', () => {
  expect(
    problemsOf(withChange(tile, 'What we find in {cityName}', 'What a {cityName} roof has')),
  ).toEqual([
    `${tile}:14 issuesHeading: "a {cityName}" is wrong before some names; reword it so that no article stands before the name, as in "roofs in {cityName}"`,
  ])
})
