/**
 * The number without what binary arithmetic leaves behind: 55300 x 0.585 is 32350.5, not
 * 32350.499999999996, and has to be rounded up. Eight decimals lie between the two: a price that is
 * not exactly half a dollar is at least 0.000000125 away from it (whole feet and years), and the
 * residue of the dearest roof is below 0.000000001. Never -0.
 */
export const withoutResidue = (value: number): number => Number(value.toFixed(8)) + 0

/** Whole dollars, half up. Never -0. */
export const roundDollars = (amount: number): number => Math.round(withoutResidue(amount)) + 0

/** Whole dollars. */
export type DollarRange = { min: number; max: number }

/** The range between two parts of an amount, each end rounded by itself. */
export const dollarRange = (amount: number, parts: { min: number; max: number }): DollarRange => ({
  min: roundDollars(amount * parts.min),
  max: roundDollars(amount * parts.max),
})
