import { expect, test } from 'vitest'
import { fillPlaceholders } from '../../content/schema/placeholders.ts'
import { nearest } from '../../renderer/content/nearest.ts'
import { siteValues } from '../../renderer/content/words.ts'

const values = siteValues()

test('placeholders are filled everywhere in a text', () => {
  expect(fillPlaceholders('{phone} or {phone}.', values)).toBe(
    `${values.phone} or ${values.phone}.`,
  )
})

test('placeholders without a value throw, so that no page shows braces', () => {
  expect(() => fillPlaceholders('Tile in {cityName}.', values)).toThrow(/cityName/)
})

test.each([
  ['broword', 'Broward'],
  ['Xylophone', undefined],
])('the nearest word to %s is the one with the fewest changed letters: %s', (word, found) => {
  expect(nearest(word, ['Miami-Dade', 'Broward'])).toBe(found)
})
