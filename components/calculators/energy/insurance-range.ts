import { type DollarRange, dollarRange } from '../engine/dollars.ts'

/** Dollars per square foot of the home. */
export const insuranceBasePrice = 12

/** Ends of the range, as parts of the base. */
export const insuranceRangeParts = { min: 0.52, max: 1.2 }

/**
 * What roofs of such homes typically cost, in whole dollars, for a home size in square feet. It
 * says nothing about what an insurer covers. The caller guarantees the range of the size.
 */
export const insuranceRange = (homeSize: number): DollarRange =>
  dollarRange(homeSize * insuranceBasePrice, insuranceRangeParts)
