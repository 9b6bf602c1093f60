import { keysOf } from './keys.ts'
import { type Effect, roofQuestions } from './questions.ts'

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
export const calculatorNames = keysOf(calculators)
export type CalculatorComponent = (typeof calculators)[CalculatorName]['component']

/** What the result of a roof suggests. Not in any total. */
export const upgradeIds = ['premiumShingles', 'newGutters'] as const

type RoofQuestions = typeof roofQuestions

/** The questions about a roof whose answers have an effect on its price, in their order. */
export type PricedName = {
  [Name in keyof RoofQuestions]: RoofQuestions[Name] extends { effect: Effect } ? Name : never
}[keyof RoofQuestions]
export const pricedNames = keysOf(roofQuestions).filter(
  (name): name is PricedName => 'effect' in roofQuestions[name],
)
