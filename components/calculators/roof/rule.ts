import { type FactorName, factorNames } from '../../../content/schema/calculators.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { featureIds, type roofQuestions } from '../../../content/schema/questions.ts'
import { type DollarRange, dollarRange } from '../engine/formats.ts'
import type { InputOf } from '../engine/input.ts'

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
