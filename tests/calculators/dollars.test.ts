import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAmounts } from '../../components/calculators/engine/amounts.ts'
import {
  dollarRange,
  roundDollars,
  withoutResidue,
} from '../../components/calculators/engine/dollars.ts'
import { roundDollarsUp } from '../../components/calculators/roof/financing.ts'

const { money } = createAmounts('en-US')
const anyAmount = fc.double({ min: -1e9, max: 1e9, noNaN: true })

test.each([
  [0, '$0'],
  [-0, '$0'],
  [-0.4, '$0'],
  [0.49, '$0'],
  [0.5, '$1'],
  [999.5, '$1,000'],
  [15_842, '$15,842'],
  [1_234_567.49, '$1,234,567'],
  [-1234, '-$1,234'],
])('%d dollars read %s', (amount, text) => {
  expect(money(amount)).toBe(text)
})

test('half a dollar goes up even where binary arithmetic falls just short of it', () => {
  expect(1.005 * 100 - 100).toBeLessThan(0.5)
  expect(roundDollars(1.005 * 100 - 100)).toBe(1)
})

test('a residue is cut, a meaning is kept', () => {
  expect(withoutResidue((0.95 - 0.9) * 100)).toBe(5)
  expect(withoutResidue(0.1 + 0.2 - 0.3)).toBe(0)
  expect(withoutResidue(21_769.4999999)).toBe(21_769.4999999)
})

describe('whatever the amount', () => {
  test('what is shown has no decimals and is never minus nothing', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(money(amount)).toMatch(/^-?\$\d{1,3}(,\d{3})*$/)
        expect(money(amount)).not.toBe('-$0')
      }),
    )
  })

  test('what is shown is the rounded number', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(Number(money(amount).replace(/[$,]/g, ''))).toBe(roundDollars(amount))
      }),
    )
  })

  test('rounding moves it by half a dollar at most', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(Math.abs(roundDollars(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  test('rounding up never falls short of it, and adds less than a dollar', () => {
    fc.assert(
      fc.property(fc.integer(), (cents) => {
        expect(roundDollarsUp(cents / 100)).toBeGreaterThanOrEqual(cents / 100)
        expect(roundDollarsUp(cents / 100) - cents / 100).toBeLessThan(1)
      }),
    )
  })

  test('no rounding ever turns two amounts around', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (one, two) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)]
        for (const round of [withoutResidue, roundDollars, roundDollarsUp])
          expect(round(less)).toBeLessThanOrEqual(round(more))
      }),
    )
  })
})

test('no rounding answers minus zero', () => {
  for (const round of [withoutResidue, roundDollars, roundDollarsUp]) {
    expect(round(-0)).toBe(0)
    expect(round(-1e-12)).toBe(0)
  }
})

test('each end of a range is rounded by itself', () => {
  expect(dollarRange(101, { min: 0.5, max: 1.25 })).toEqual({ min: 51, max: 126 })
})
