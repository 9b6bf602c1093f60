import { type DollarRange, dollarRange } from './dollars.ts'

export const roofTypes = ['shingle', 'tile', 'metal', 'flat'] as const
export const roofSlopes = ['low', 'medium', 'steep'] as const
export const damageLevels = ['none', 'minor', 'moderate', 'major'] as const
export const featureIds = [
  'impact-resistant',
  'solar-ready',
  'premium-ventilation',
  'gutter-replacement',
  'skylight-installation',
  'insulation-upgrade',
] as const

export type RoofType = (typeof roofTypes)[number]
export type RoofSlope = (typeof roofSlopes)[number]
export type DamageLevel = (typeof damageLevels)[number]
export type FeatureId = (typeof featureIds)[number]

/** What a number field accepts, the step of its slider and the value it starts with. */
export type Limits = { min: number; max: number; step: number; default: number }

/** Size of the roof, in square feet. Specification, section 5. */
export const sizeLimits: Limits = { min: 500, max: 10_000, step: 50, default: 1500 }

/** Age of the present roof, in years. Specification, section 5. */
export const ageLimits: Limits = { min: 0, max: 50, step: 1, default: 10 }

/** Dollars per square foot. Specification, section 9. */
export const basePrices: Readonly<Record<RoofType, number>> = { shingle: 8, tile: 15, metal: 12, flat: 6 }

/** Multiplies the base price. Specification, section 9. */
export const slopeMultipliers: Readonly<Record<RoofSlope, number>> = { low: 1, medium: 1.15, steep: 1.35 }

/** Years of age after which the price with slope is doubled; younger roofs add their part. Specification, section 9. */
export const yearsThatDouble = 100

/** Multiplies the price with slope and age. Specification, section 9. */
export const damageMultipliers: Readonly<Record<DamageLevel, number>> = { none: 1, minor: 1.15, moderate: 1.35, major: 1.65 }

/** Dollars per square foot, added for every roof type. Specification, section 9, "Flat extra"; decisions, Calculators. */
export const allowancePerSquareFoot = 2.5

/** Dollars for the whole roof. Specification, section 9. */
export const featurePrices: Readonly<Record<FeatureId, number>> = {
  'impact-resistant': 3000,
  'solar-ready': 2500,
  'premium-ventilation': 1500,
  'gutter-replacement': 2000,
  'skylight-installation': 3500,
  'insulation-upgrade': 2800,
}

/** Ends of the shown range, as parts of the total. Specification, section 9. */
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

/** The answers the wizard starts with. Specification, section 5. */
export const roofCostDefaults: RoofCostInput = {
  roofType: 'shingle',
  squareFootage: sizeLimits.default,
  roofSlope: 'medium',
  currentAge: ageLimits.default,
  damageLevel: 'none',
  features: [],
}

/** One reason for the price. `amount` is what it adds, in unrounded dollars: 0 where an answer adds nothing. */
export type CostLine =
  | { kind: 'base' | 'allowance'; squareFootage: number; pricePerSquareFoot: number; amount: number }
  | { kind: 'slope' | 'damage'; multiplier: number; amount: number }
  | { kind: 'age'; years: number; multiplier: number; amount: number }
  | { kind: 'feature'; feature: FeatureId; amount: number }

/** The range that is shown, the unrounded total in dollars, and the lines that add up to it, features last and each once. */
export type RoofCost = DollarRange & { total: number; lines: CostLine[] }

/** What a roof costs, and why. The caller guarantees the ranges of section 5, as the form does: nothing is clamped or thrown. */
export const roofCost = ({ roofType, squareFootage, roofSlope, currentAge, damageLevel, features }: RoofCostInput): RoofCost => {
  const [slope, age, damage] = [slopeMultipliers[roofSlope], 1 + currentAge / yearsThatDouble, damageMultipliers[damageLevel]]
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
    { kind: 'allowance', squareFootage, pricePerSquareFoot: allowancePerSquareFoot, amount: allowance },
    ...chosen.map((feature): CostLine => ({ kind: 'feature', feature, amount: featurePrices[feature] })),
  ]
  return { ...dollarRange(total, rangeParts), total, lines }
}

/** The same house in every roof type, in whole dollars. A chosen type is ignored. */
export const compareRoofTypes = (input: Omit<RoofCostInput, 'roofType'>): Record<RoofType, DollarRange> => {
  const inType = (roofType: RoofType) => dollarRange(roofCost({ ...input, roofType }).total, rangeParts)
  return { shingle: inType('shingle'), tile: inType('tile'), metal: inType('metal'), flat: inType('flat') }
}

/** Dollars that upgrades of a project typically add. Text only, part of no total. Specification, section 9. */
export const upgradeSuggestions = {
  roofing: [
    { name: 'Premium Shingles', min: 2000, max: 4000 },
    { name: 'New Gutter System', min: 1500, max: 3000 },
  ],
}
