import type { FinancingTerms } from '../../../content/model/schema/business.ts'
import { roundDollarsUp } from '../engine/dollars.ts'

/**
 * One term. `monthlyPayment` in whole dollars; `beforeInterest` where the lender's interest, not
 * published, is still to be added.
 */
export type PaymentPlan =
  | { kind: 'same-as-cash'; months: number; monthlyPayment: number; beforeInterest: false }
  | { kind: 'extended'; months: number; monthlyPayment: number; beforeInterest: true }

/** Twice up, so that no residue of a division can leave the payments together below the amount. */
const paymentFor = (amount: number, months: number) =>
  roundDollarsUp(roundDollarsUp(amount) / months)

/**
 * What an amount in dollars, at least 0, comes to per month, for each term of business.yaml. All
 * payments of a term together are never less than the amount, and less than a dollar a month above
 * it. No rate is published for extended terms: theirs is the amount divided by the months, before
 * the lender's interest, and must not be shown without saying so.
 */
export const paymentPlans = (
  amount: number,
  { sameAsCashMonths, extendedMonths }: FinancingTerms,
): PaymentPlan[] => [
  ...sameAsCashMonths.map(
    (months): PaymentPlan => ({
      kind: 'same-as-cash',
      months,
      monthlyPayment: paymentFor(amount, months),
      beforeInterest: false,
    }),
  ),
  ...extendedMonths.map(
    (months): PaymentPlan => ({
      kind: 'extended',
      months,
      monthlyPayment: paymentFor(amount, months),
      beforeInterest: true,
    }),
  ),
]
