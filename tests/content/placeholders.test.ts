import { describe, expect, test } from 'vitest'
import { nearest } from '../../content/model/check/nearest.ts'
import { fillPlaceholders, type PlaceholderValues } from '../../content/model/placeholders.ts'

const values: PlaceholderValues = {
  companyName: 'Sample Roofing',
  phone: '(305) 555-0100',
  email: 'hello@sample.example',
  address: '1 Main Street',
  license: 'CCC0000000',
  founded: '1995',
  cityCount: '2',
  serviceCount: '1',
  arrival: 'We confirm a time when you call.',
  relayService: 'FormSubmit',
  sameAsCashMonths: '6 or 12',
  shortestExtendedMonths: '24',
  longestExtendedMonths: '60',
}

describe('placeholders', () => {
  test('are filled wherever they stand, and other braces with them only if known', () => {
    expect(fillPlaceholders('Call {phone} or {phone}.', values)).toBe('Call (305) 555-0100 or (305) 555-0100.')
    expect(fillPlaceholders('No braces.', values)).toBe('No braces.')
  })

  test('without a value are an error, so that no page shows braces', () => {
    expect(() => fillPlaceholders('Tile in {cityName}.', values)).toThrow(/cityName/)
  })
})

describe('the nearest word', () => {
  test('is the one with the fewest letters to change, whatever the case', () => {
    expect(nearest('broword', ['Miami-Dade', 'Broward'])).toBe('Broward')
  })

  test('is none when nothing is near', () => {
    expect(nearest('Xylophone', ['Miami-Dade', 'Broward'])).toBeUndefined()
  })
})
