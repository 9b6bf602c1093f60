import { featureIds } from '../../../content/schema/options.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { type DollarRange, dollarRange } from '../engine/amounts.ts'
import type { InputOf } from '../engine/input.ts'
import type { roofQuestions } from './questions.ts'

/** What a visitor says about the roof: size in square feet, age in years. */
export type RoofCostInput = InputOf<typeof roofQuestions>

/** One reason for the price, and what it adds in unrounded dollars: 0 where that is nothing. */
export type CostLine = { amount: number } & (
  | { kind: 'base' | 'allowance'; squareFootage: number; pricePerSquareFoot: number }
  | { kind: 'slope' | 'damage'; multiplier: number }
  | { kind: 'age'; years: number; multiplier: number }
  | { kind: 'feature'; feature: (typeof featureIds)[number] }
)

/**
 * The range that is shown, the unrounded total in dollars, and the lines that add up to it,
 * features last and each once.
 */
export type RoofCost = DollarRange & { total: number; lines: CostLine[] }

/** Multiplies the price with slope, for an age in years. */
export const ageFactor = (years: number, { agePerYear }: RoofPrices): number =>
  1 + (years * agePerYear) / 100

/**
 * What a roof costs, and why: size x base price x slope x age x damage, plus the allowance for each
 * square foot, plus features. Nothing is clamped or thrown: the wizard lets no other size or age
 * through.
 */
export const roofCost = (input: RoofCostInput, prices: RoofPrices): RoofCost => {
  const { squareFootage, currentAge } = input
  const basePrice = prices.roofType[input.roofType]
  const slope = prices.roofSlope[input.roofSlope]
  const age = ageFactor(currentAge, prices)
  const damage = prices.damageLevel[input.damageLevel]
  const base = squareFootage * basePrice
  const [sloped, aged, damaged] = [base * slope, base * slope * age, base * slope * age * damage]
  const allowance = squareFootage * prices.allowance
  const features = featureIds
    .filter((id) => input.features.includes(id))
    .map((feature) => ({ kind: 'feature' as const, feature, amount: prices.features[feature] }))
  const total = features.reduce((sum, { amount }) => sum + amount, damaged + allowance)
  const lines: CostLine[] = [
    { kind: 'base', squareFootage, pricePerSquareFoot: basePrice, amount: base },
    { kind: 'slope', multiplier: slope, amount: sloped - base },
    { kind: 'age', years: currentAge, multiplier: age, amount: aged - sloped },
    { kind: 'damage', multiplier: damage, amount: damaged - aged },
    {
      kind: 'allowance',
      squareFootage,
      pricePerSquareFoot: prices.allowance,
      amount: allowance,
    },
    ...features,
  ]
  return { ...dollarRange(total, prices.range), total, lines }
}
