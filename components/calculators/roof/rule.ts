import { featureIds } from '../../../content/schema/calculators.ts'
import { keysOf } from '../../../content/schema/keys.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { type DollarRange, dollarRange } from '../engine/formats.ts'
import type { InputOf } from '../engine/input.ts'
import type { roofQuestions } from './questions.ts'

/** What a visitor says about the roof: size in square feet, age in years. */
export type RoofCostInput = InputOf<typeof roofQuestions>

/** Multiplies the price with slope, for an age in years. */
export const ageFactor = (years: number, { currentAge }: RoofPrices): number =>
  1 + (years * currentAge.percentPerYear) / 100

/** What multiplies the base price, in this order: a factor for the answer to each of these questions. */
export const factors = {
  roofSlope: ({ roofSlope }, prices) => prices.roofSlope[roofSlope],
  currentAge: ({ currentAge }, prices) => ageFactor(currentAge, prices),
  damageLevel: ({ damageLevel }, prices) => prices.damageLevel[damageLevel],
} satisfies {
  [Name in keyof RoofCostInput]?: (input: RoofCostInput, prices: RoofPrices) => number
}

/**
 * One reason for the price, what it adds in unrounded dollars, 0 where that is nothing, and what it
 * is worked out with.
 */
export type CostLine = { amount: number } & (
  | { kind: 'base' | 'allowance'; pricePerSquareFoot: number }
  | { kind: keyof typeof factors; factor: number }
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
  const multiplied = keysOf(factors).map((kind) => {
    const factor = factors[kind](input, prices)
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
