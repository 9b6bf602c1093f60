/**
 * The options of the calculators' questions, in the order in which they are shown. Browsers load
 * this file, so it imports nothing.
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
export const upgradeIds = ['premiumShingles', 'newGutters'] as const
export const insulationLevels = ['none', 'minimal', 'adequate', 'excellent'] as const

export type RoofType = (typeof roofTypes)[number]
export type RoofSlope = (typeof roofSlopes)[number]
