import { expect, test } from 'vitest'
import { problemsOf, withChange } from '../sample.ts'

const tile = 'content/services/tile-roofing.mdx'

test('a search phrase whose words the texts of a service never use is reported', () => {
  const phrase = 'slate {cityNameLower}'
  expect(problemsOf(withChange(tile, '"tile {cityNameLower}"', `"${phrase}"`))).toEqual([
    `${tile}:12 keywords[1]: nobody can find the page by "${phrase}", because its texts never say "slate"; say so in one of them, or remove the phrase`,
  ])
})
