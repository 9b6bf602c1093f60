/**
 * The list of calculators. Each key names its folder in components/calculators and its words: the
 * questions are a subject, the result and its document two more (`roof-result`, `roof-document`),
 * because the browser loads them at different times. Its page must contain `component`, which also
 * names the island; `about` tells authors what the component shows.
 */
export const calculators = {
  roof: {
    page: 'roofing-calculator',
    component: 'RoofCalculator',
    about: 'The roof replacement cost calculator.',
  },
  energy: {
    page: 'energy-savings-calculator',
    component: 'EnergyCalculator',
    about: 'The energy savings calculator.',
  },
} as const

export type CalculatorName = keyof typeof calculators
export const calculatorNames = ['roof', 'energy'] as const satisfies readonly CalculatorName[]
export type CalculatorComponent = (typeof calculators)[CalculatorName]['component']

// The options of the calculators' questions, in the order in which they are shown. Browsers load
// this file, so it imports nothing.
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
