import type { FinancingTerms } from '../../../content/schema/business.ts'

/** Whole dollars that are never less than the amount. Never -0. */
export const roundDollarsUp = (amount: number): number => Math.ceil(amount) + 0

/** One term, with its payment in whole dollars. */
export type PaymentPlan = {
  kind: 'same-as-cash' | 'extended'
  months: number
  monthlyPayment: number
}

/** What a dollar borrowed for these months costs each month. */
const monthlyShare = (months: number, apr: number) => {
  const rate = apr / 1200
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months)
}

/**
 * What an amount in dollars, at least 0, comes to per month, for each term of business.yaml. All
 * payments of a term together are never less than the amount. Credit law asks for the rate beside a
 * payment, so extended terms have none before both the lender and its APR are known.
 */
export const paymentPlans = (
  amount: number,
  { sameAsCashMonths, extendedMonths, lender, apr }: FinancingTerms,
): PaymentPlan[] => {
  const plan =
    (kind: PaymentPlan['kind'], rate: number) =>
    (months: number): PaymentPlan => ({
      kind,
      months,
      // Twice up, so that no residue of a division leaves the payments below the amount.
      monthlyPayment: roundDollarsUp(roundDollarsUp(amount) * monthlyShare(months, rate)),
    })
  return [
    ...sameAsCashMonths.map(plan('same-as-cash', 0)),
    ...(lender === undefined || apr === undefined ? [] : extendedMonths.map(plan('extended', apr))),
  ]
}

/** What the words about extended plans name: the lender, its rate and the terms in months. */
export const extendedTerms = ({ lender = '', apr = 0, extendedMonths }: FinancingTerms) => ({
  lender,
  apr,
  shortest: Math.min(...extendedMonths),
  longest: Math.max(...extendedMonths),
})
