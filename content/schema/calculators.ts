import { energyWords } from './words/energy.ts'
import { roofWords } from './words/roof.ts'

/**
 * The list of calculators. Each key names its folder in components/calculators and its words. Its
 * page must contain `component`, which also names the island; `about` tells authors what the
 * component shows.
 */
export const calculators = {
  roof: {
    page: 'roofing-calculator',
    component: 'RoofCalculator',
    about: 'The roof replacement cost calculator.',
    words: roofWords,
  },
  energy: {
    page: 'energy-savings-calculator',
    component: 'EnergyCalculator',
    about: 'The energy savings calculator.',
    words: energyWords,
  },
} as const

type Calculators = typeof calculators
export type CalculatorName = keyof Calculators
export type CalculatorComponent = Calculators[CalculatorName]['component']

type CalculatorWords = { [Name in CalculatorName]: Calculators[Name]['words']['questions'] } & {
  [Name in CalculatorName as `${Name}-result`]: Calculators[Name]['words']['result']
} & { [Name in CalculatorName as `${Name}-document`]: Calculators[Name]['words']['document'] }

/**
 * The words of the calculators by subject. Questions, result and document are separate, because the
 * browser loads them at different times.
 */
export const calculatorWords = Object.fromEntries(
  Object.entries(calculators).flatMap(([name, { words }]) => [
    [name, words.questions],
    [`${name}-result`, words.result],
    [`${name}-document`, words.document],
  ]),
) as CalculatorWords
