import { expect, test } from 'vitest'
import { problemsOf, withChange, withFile, withoutFile } from '../sample.ts'

const city = 'content/words/city.yaml'
const notFound = 'content/words/not-found.yaml'
const menus = 'content/menus.yaml'

test('a text that is missing is named with where it stands', () => {
  expect(problemsOf(withChange(notFound, /^lead: .*\n/m, ''))).toEqual([`${notFound}:1 lead: is missing. The sentence under it.`])
})

test('a text that nothing shows is named with the nearest one', () => {
  expect(problemsOf(withChange(notFound, /^lead:/m, 'laed:'))).toEqual([
    expect.stringMatching(new RegExp(`^${notFound}:\\d+ laed: is not a field here; did you mean "lead"\\?$`)),
  ])
})

test('a placeholder that the text is not shown with is named with the nearest one', () => {
  expect(problemsOf(withChange(city, '{count}', '{cuont}'))).toEqual([
    expect.stringMatching(
      new RegExp(`^${city}:\\d+ differences\\.otherCities\\.other: {cuont} is not a placeholder we know; did you mean {count}\\?$`),
    ),
  ])
})

test('a text that counts needs the form of one and that of several', () => {
  expect(problemsOf(withChange(city, /^ +one: .*\n/m, ''))).toEqual([
    expect.stringMatching(new RegExp(`^${city}:\\d+ differences\\.otherCities\\.one: is missing\\.`)),
  ])
})

test('a subject that no part of the site has is refused, and one that a part needs is missed', () => {
  expect(problemsOf(withFile('content/words/citty.yaml', 'hero: Hello'))).toEqual([
    expect.stringMatching(/^content\/words\/citty\.yaml:1 nothing is made from a file here; did you mean "content\/words\/city\.yaml"\?/),
  ])
  expect(problemsOf(withoutFile(city))).toEqual([`${city}:1 is missing: the site cannot be built without it`])
})

test('a menu that leads nowhere is named with the nearest page', () => {
  expect(problemsOf(withChange(menus, 'to: /contact', 'to: /contcat'))).toEqual([
    `${menus}:2 plan[1].to: "/contcat" is not a page of this site; did you mean "/contact"?`,
  ])
})
