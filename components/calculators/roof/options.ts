/**
 * What the roof calculator offers, and the prices of the company that stand beside it. The wizard
 * needs no more of the price model.
 */

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

/** Dollars per square foot. */
export const basePrices: Readonly<Record<RoofType, number>> = {
  shingle: 8,
  tile: 15,
  metal: 12,
  flat: 6,
}

/** Dollars for the whole roof. */
export const featurePrices: Readonly<Record<FeatureId, number>> = {
  'impact-resistant': 3000,
  'solar-ready': 2500,
  'premium-ventilation': 1500,
  'gutter-replacement': 2000,
  'skylight-installation': 3500,
  'insulation-upgrade': 2800,
}
