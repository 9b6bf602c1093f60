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

/** What the result of a roof suggests. Not in any total. */
export const upgradeIds = ['premiumShingles', 'newGutters'] as const
