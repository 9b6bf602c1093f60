import { describe, expect, test } from 'vitest'
import { fillPlaceholders, type PlaceholderValues } from '../../content/schema/placeholders.ts'
import { nearest } from '../../renderer/content/nearest.ts'

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
  test('are filled everywhere, and other names in braces only if known', () => {
    expect(fillPlaceholders('Call {phone} or {phone}.', values)).toBe(
      'Call (305) 555-0100 or (305) 555-0100.',
    )
    expect(fillPlaceholders('No braces.', values)).toBe('No braces.')
  })

  test('without a value throw, so that no page shows braces', () => {
    expect(() => fillPlaceholders('Tile in {cityName}.', values)).toThrow(/cityName/)
  })
})

describe('the nearest word', () => {
  test('is the one with the fewest changed letters, ignoring case', () => {
    expect(nearest('broword', ['Miami-Dade', 'Broward'])).toBe('Broward')
  })

  test('is undefined if no word is close', () => {
    expect(nearest('Xylophone', ['Miami-Dade', 'Broward'])).toBeUndefined()
  })
})
