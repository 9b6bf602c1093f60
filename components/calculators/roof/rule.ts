import { featureIds } from '../../../content/schema/calculators.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { type DollarRange, dollarRange } from '../engine/formats.ts'
import type { InputOf } from '../engine/input.ts'
import type { roofQuestions } from './questions.ts'

/** What a visitor says about the roof: size in square feet, age in years. */
export type RoofCostInput = InputOf<typeof roofQuestions>

/**
 * One reason for the price, what it adds in unrounded dollars, 0 where that is nothing, and what it
 * is worked out with.
 */
export type CostLine = {
  kind: 'base' | 'slope' | 'age' | 'damage' | 'allowance' | (typeof featureIds)[number]
  amount: number
  factor?: number
  pricePerSquareFoot?: number
}

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
    .map((kind) => ({ kind, amount: prices.features[kind] }))
  const total = features.reduce((sum, { amount }) => sum + amount, damaged + allowance)
  const lines: CostLine[] = [
    { kind: 'base', pricePerSquareFoot: basePrice, amount: base },
    { kind: 'slope', factor: slope, amount: sloped - base },
    { kind: 'age', factor: age, amount: aged - sloped },
    { kind: 'damage', factor: damage, amount: damaged - aged },
    { kind: 'allowance', pricePerSquareFoot: prices.allowance, amount: allowance },
    ...features,
  ]
  return { ...dollarRange(total, prices.range), total, lines }
}
