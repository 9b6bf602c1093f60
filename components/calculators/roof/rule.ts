import { type DollarRange, dollarRange } from '../engine/dollars.ts'
import {
  basePrices,
  type DamageLevel,
  type FeatureId,
  featureIds,
  featurePrices,
  type RoofSlope,
  type RoofType,
} from './options.ts'

/**
 * The price model of the company for a new roof: the factors that its prices (options.ts) are
 * multiplied by, and what follows from them.
 */

/** Multiplies the base price. */
export const slopeMultipliers: Readonly<Record<RoofSlope, number>> = {
  low: 1,
  medium: 1.15,
  steep: 1.35,
}

/** Years of age after which the price with slope is doubled; younger roofs add their part. */
const yearsThatDouble = 100

/** Multiplies the price with slope, for an age in years. */
export const ageMultiplier = (years: number): number => 1 + years / yearsThatDouble

/** Multiplies the price with slope and age. */
export const damageMultipliers: Readonly<Record<DamageLevel, number>> = {
  none: 1,
  minor: 1.15,
  moderate: 1.35,
  major: 1.65,
}

/** Dollars per square foot, added for every roof type. */
export const allowancePerSquareFoot = 2.5

/** Ends of the shown range, as parts of the total. */
export const rangeParts = { min: 0.585, max: 1.15 }

/** What a visitor says about the roof: size in square feet, age in years. */
export type RoofCostInput = {
  roofType: RoofType
  squareFootage: number
  roofSlope: RoofSlope
  currentAge: number
  damageLevel: DamageLevel
  features: readonly FeatureId[]
}

/**
 * One reason for the price. `amount` is what it adds, in unrounded dollars: 0 where an answer adds
 * nothing.
 */
export type CostLine =
  | {
      kind: 'base' | 'allowance'
      squareFootage: number
      pricePerSquareFoot: number
      amount: number
    }
  | { kind: 'slope' | 'damage'; multiplier: number; amount: number }
  | { kind: 'age'; years: number; multiplier: number; amount: number }
  | { kind: 'feature'; feature: FeatureId; amount: number }

/**
 * The range that is shown, the unrounded total in dollars, and the lines that add up to it,
 * features last and each once.
 */
export type RoofCost = DollarRange & { total: number; lines: CostLine[] }

/**
 * What a roof costs, and why. Nothing is clamped or thrown: the wizard lets no other size or age
 * through.
 */
export const roofCost = ({
  roofType,
  squareFootage,
  roofSlope,
  currentAge,
  damageLevel,
  features,
}: RoofCostInput): RoofCost => {
  const [slope, age, damage] = [
    slopeMultipliers[roofSlope],
    ageMultiplier(currentAge),
    damageMultipliers[damageLevel],
  ]
  const base = squareFootage * basePrices[roofType]
  const [sloped, aged, damaged] = [base * slope, base * slope * age, base * slope * age * damage]
  const allowance = squareFootage * allowancePerSquareFoot
  const chosen = featureIds.filter((id) => features.includes(id))
  const total = chosen.reduce((sum, id) => sum + featurePrices[id], damaged + allowance)
  const lines: CostLine[] = [
    { kind: 'base', squareFootage, pricePerSquareFoot: basePrices[roofType], amount: base },
    { kind: 'slope', multiplier: slope, amount: sloped - base },
    { kind: 'age', years: currentAge, multiplier: age, amount: aged - sloped },
    { kind: 'damage', multiplier: damage, amount: damaged - aged },
    {
      kind: 'allowance',
      squareFootage,
      pricePerSquareFoot: allowancePerSquareFoot,
      amount: allowance,
    },
    ...chosen.map(
      (feature): CostLine => ({ kind: 'feature', feature, amount: featurePrices[feature] }),
    ),
  ]
  return { ...dollarRange(total, rangeParts), total, lines }
}

/** The same house in every roof type, in whole dollars. A chosen type is ignored. */
export const compareRoofTypes = (
  input: Omit<RoofCostInput, 'roofType'>,
): Record<RoofType, DollarRange> => {
  const inType = (roofType: RoofType) =>
    dollarRange(roofCost({ ...input, roofType }).total, rangeParts)
  return {
    shingle: inType('shingle'),
    tile: inType('tile'),
    metal: inType('metal'),
    flat: inType('flat'),
  }
}

export const upgradeIds = ['premiumShingles', 'newGutters'] as const
export type UpgradeId = (typeof upgradeIds)[number]

/** Dollars that upgrades typically add. Text only, part of no total. */
export const upgradeSuggestions: Readonly<Record<UpgradeId, DollarRange>> = {
  premiumShingles: { min: 2000, max: 4000 },
  newGutters: { min: 1500, max: 3000 },
}
