import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insuranceRange } from '../../components/calculators/energy/insurance-range.ts'

const size = fc.double({ min: 500, max: 10_000, noNaN: true })

test.each([
  // 500 x 12 = 6000; 52 % = 3120, 120 % = 7200
  [500, 3120, 7200],
  // 1500 x 12 = 18000; 52 % = 9360, 120 % = 21600
  [1500, 9360, 21_600],
  // 2345 x 12 = 28140; 52 % = 14632.8, 120 % = 33768
  [2345, 14_633, 33_768],
  // 10000 x 12 = 120000; 52 % = 62400, 120 % = 144000
  [10_000, 62_400, 144_000],
])('a home of %d square feet has a range from %d to %d dollars', (homeSize, min, max) => {
  expect(insuranceRange(homeSize)).toEqual({ min, max })
})

test('the range is whole dollars, above nothing, the right way round, and grows with the home', () => {
  fc.assert(
    fc.property(size, size, (one, two) => {
      const [less, more] = [insuranceRange(Math.min(one, two)), insuranceRange(Math.max(one, two))]
      expect([less.min, less.max].every(Number.isInteger)).toBe(true)
      expect(less.min).toBeGreaterThan(0)
      expect(less.min).toBeLessThan(less.max)
      expect(more.min).toBeGreaterThanOrEqual(less.min)
      expect(more.max).toBeGreaterThanOrEqual(less.max)
    }),
  )
})
