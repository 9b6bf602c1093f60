/**
 * Every calculator, once. Its name is that of its folder in components/calculators and of its words. Its page holds its
 * component, which is also the name of the island; `about` tells authors what the component shows.
 */
export const calculators = {
  roof: { page: 'roofing-calculator', component: 'RoofCalculator', about: 'The roof replacement cost calculator.' },
  energy: { page: 'energy-savings-calculator', component: 'EnergyCalculator', about: 'The energy savings calculator.' },
} as const

export type CalculatorName = keyof typeof calculators
export type CalculatorComponent = (typeof calculators)[CalculatorName]['component']
