import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shapesFile } from '../../../scripts/words/shapes.ts'
import { problemsOf, withChange, withFile, withoutFile } from '../sample.ts'

const city = 'content/words/city.yaml'
const notFound = 'content/words/not-found.yaml'
const menus = 'content/menus.yaml'

test('TypeScript knows the words that there are: npm run words writes them', () => {
  expect(readFileSync('content/schema/word-shapes.ts', 'utf8')).toBe(shapesFile())
})

test('a missing text is reported with where it appears', () => {
  expect(problemsOf(withChange(notFound, /^lead: .*\n/m, ''))).toEqual([
    `${notFound}:1 lead: is missing; add it.`,
  ])
})

test('a text that nothing shows is reported with the closest known one', () => {
  expect(problemsOf(withChange(notFound, /^lead:/m, 'laed:'))).toEqual([
    expect.stringMatching(
      new RegExp(`^${notFound}:\\d+ laed: is not a field here; did you mean "lead"\\?$`),
    ),
  ])
})

test('a placeholder that has no value is reported with the closest one', () => {
  expect(problemsOf(withChange(city, /(?<=other: .*)\{count\}/, '{cuont}'))).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${city}:\\d+ differences\\.otherCities\\.other: {cuont} is not a placeholder we know; did you mean {count}\\?$`,
      ),
    ),
  ])
})

test('a text that counts needs singular and plural forms', () => {
  expect(problemsOf(withChange(city, /^ +one: .*\n/m, ''))).toEqual([
    expect.stringMatching(
      new RegExp(`^${city}:\\d+ differences\\.otherCities\\.one: is missing; add it\\.`),
    ),
  ])
})

test('an unknown subject is rejected, and a missing one is reported', () => {
  expect(problemsOf(withFile('content/words/citty.yaml', 'hero: Hello'))).toEqual([
    expect.stringMatching(
      /^content\/words\/citty\.yaml:1 nothing is made from a file here; did you mean "content\/words\/city\.yaml"\?/,
    ),
  ])
  expect(problemsOf(withoutFile(city))).toEqual([
    `${city}:1 is missing, and the site cannot be built without it: put it back`,
  ])
})

test('a menu link to a missing page is reported with the closest page', () => {
  expect(problemsOf(withChange(menus, 'to: /contact', 'to: /contcat'))).toEqual([
    `${menus}:2 plan[1].to: "/contcat" is not a page of this site; did you mean "/contact"?`,
  ])
})
