import type { FinancingTerms } from '../../../content/schema/business.ts'
import { type FactorName, factorNames } from '../../../content/schema/calculators.ts'
import { floridaDay } from '../../../content/schema/day.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { featureIds, roofQuestions } from '../../../content/schema/questions.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { amounts } from '../engine/amounts.ts'
import { type DollarRange, dollarRange } from '../engine/formats.ts'
import { answersForOffice, type InputOf, inputOf } from '../engine/input.ts'
import type { Answers } from '../engine/questions.ts'

/** What a visitor says about the roof: size in square feet, age in years. */
export type RoofCostInput = InputOf<typeof roofQuestions>

/** What an answer multiplies the price by: its own factor, or the percent of each year of an age. */
export const factorOf = (
  prices: RoofPrices[FactorName],
  answer: RoofCostInput[FactorName],
): number => {
  if ('percentPerYear' in prices) return 1 + (Number(answer) * prices.percentPerYear) / 100
  const factors: Readonly<Record<string, number>> = prices
  return factors[answer] ?? 1
}

/**
 * One reason for the price, what it adds in unrounded dollars, 0 where that is nothing, and what it
 * is worked out with.
 */
export type CostLine = { amount: number } & (
  | { kind: 'base' | 'allowance'; pricePerSquareFoot: number }
  | { kind: FactorName; factor: number }
  | { kind: (typeof featureIds)[number] }
)

/**
 * The range that is shown, the unrounded total in dollars, and the lines that add up to it,
 * features last and each once.
 */
export type RoofCost = DollarRange & { total: number; lines: CostLine[] }

/**
 * What a roof costs, and why: size x base price x factors, plus the allowance for each square foot,
 * plus features. Nothing is clamped or thrown: the wizard lets no other size or age through.
 */
export const roofCost = (input: RoofCostInput, prices: RoofPrices): RoofCost => {
  const { squareFootage } = input
  const perSquareFoot = (kind: 'base' | 'allowance', price: number) => ({
    kind,
    pricePerSquareFoot: price,
    amount: squareFootage * price,
  })
  const base = perSquareFoot('base', prices.roofType[input.roofType])
  const allowance = perSquareFoot('allowance', prices.allowance)
  let price = base.amount
  const multiplied = factorNames.map((kind) => {
    const factor = factorOf(prices[kind], input[kind])
    const before = price
    price *= factor
    return { kind, factor, amount: price - before }
  })
  const features = featureIds
    .filter((id) => input.features.includes(id))
    .map((kind) => ({ kind, amount: prices.features[kind] }))
  const total = features.reduce((sum, { amount }) => sum + amount, price + allowance.amount)
  const lines = [base, ...multiplied, allowance, ...features]
  return { ...dollarRange(total, prices.range), total, lines }
}

/**
 * A voucher, the days from the estimate in which it can be used, and the last day on which it is
 * offered.
 */
export type Voucher = { text: string; conditions: string; days: number; validUntil?: string }

/** The last day of a voucher of this day: its days on, or earlier where its offer ends earlier. */
export const voucherEnd = (
  estimate: Date,
  { days, validUntil }: Pick<Voucher, 'days' | 'validUntil'>,
): Date => {
  const end = new Date(estimate.getFullYear(), estimate.getMonth(), estimate.getDate() + days, 12)
  return validUntil !== undefined && validUntil < floridaDay(end)
    ? new Date(`${validUntil}T12:00`)
    : end
}

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
 * What an amount in dollars, at least 0, comes to per month, for each term of business.yaml: never
 * less than the amount in all. Credit law asks for the rate beside a payment, so extended terms have
 * none before both the lender and its APR are known.
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

/** The kind of project, which this calculator never varies. */
export const projectType = 'roofing'

/** A range as the office reads it. */
export const rangeForOffice = ({ min, max }: RoofCost) =>
  `${amounts().money(min)} - ${amounts().money(max)}`

/** What the office is told of valid answers. */
export const roofLead = (answers: Answers, prices: RoofPrices): LeadContent => ({
  source: 'Roof Replacement Calculator',
  subject: `Roof estimate for ${answers.firstName} ${answers.lastName}`,
  fields: {
    ...answersForOffice(roofQuestions, answers),
    costEstimate: rangeForOffice(roofCost(inputOf(roofQuestions, answers), prices)),
  },
})
