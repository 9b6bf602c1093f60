// What the calculators ask about a house. Browsers load this file, so it imports nothing.

/**
 * What an answer does to the price, as its entry in the prices says. `factor` multiplies: by that of
 * an option, or by a percent for each year. The others add: `sum` dollars for an option or for each
 * one of a number, `range` dollars between two ends, `perSquareFoot` dollars a square foot.
 */
export type Effect = 'factor' | 'sum' | 'range' | 'perSquareFoot'

/** What a number field accepts, the step of its slider and the number it starts with. */
export type NumberQuestion = Readonly<{
  kind: 'number'
  min: number
  max: number
  step: number
  default: number
  /** Where most answers lie: a mark under the slider. */
  typical?: Readonly<{ from: number; to: number }>
  /** True for an amount of money, by the month. */
  money?: boolean
  effect?: 'factor' | 'sum'
}>

/** One of a few options, each with a picture named `<pictures>-<id>` if they have any. */
export type ChoiceQuestion = Readonly<{
  kind: 'choice'
  ids: readonly string[]
  default: string
  pictures?: string
  effect?: Effect
}>

/** Any of several options, or none. */
export type OptionsQuestion = Readonly<{
  kind: 'options'
  ids: readonly string[]
  effect?: Exclude<Effect, 'factor'>
}>

export type Question = NumberQuestion | ChoiceQuestion | OptionsQuestion

/**
 * What a calculator asks about the house, in its order. The name of a question is that of its
 * answer, its words, its prices and its place in a scenario link.
 */
export type Questions = Readonly<Record<string, Question>>

/** The size of a house in square feet. */
const houseSize = {
  kind: 'number',
  min: 500,
  max: 10_000,
  step: 50,
  default: 1500,
  typical: { from: 1500, to: 2500 },
} as const

/** What the roof calculator asks: sizes in square feet, ages in years. */
export const roofQuestions = {
  roofType: {
    kind: 'choice',
    ids: ['shingle', 'tile', 'metal', 'flat'],
    default: 'shingle',
    pictures: 'roof-type',
  },
  squareFootage: houseSize,
  roofSlope: {
    kind: 'choice',
    ids: ['low', 'medium', 'steep'],
    default: 'medium',
    pictures: 'slope',
    effect: 'factor',
  },
  currentAge: { kind: 'number', min: 0, max: 50, step: 1, default: 10, effect: 'factor' },
  damageLevel: {
    kind: 'choice',
    ids: ['none', 'minor', 'moderate', 'major'],
    default: 'none',
    pictures: 'condition',
    effect: 'factor',
  },
  features: {
    kind: 'options',
    ids: [
      'impact-resistant',
      'solar-ready',
      'premium-ventilation',
      'gutter-replacement',
      'skylight-installation',
      'insulation-upgrade',
    ],
    effect: 'sum',
  },
} as const satisfies Questions

/**
 * What the energy calculator asks: a bill in dollars a month, a size in square feet, ages in years.
 */
export const energyQuestions = {
  currentBill: { kind: 'number', min: 50, max: 1000, step: 10, default: 150, money: true },
  homeSize: houseSize,
  roofAge: { kind: 'number', min: 0, max: 50, step: 1, default: 10 },
  insulation: {
    kind: 'choice',
    ids: ['none', 'minimal', 'adequate', 'excellent'],
    default: 'adequate',
    pictures: 'insulation',
  },
  hvacAge: { kind: 'number', min: 0, max: 30, step: 1, default: 8 },
} as const satisfies Questions

export const roofTypes = roofQuestions.roofType.ids
export type RoofType = (typeof roofTypes)[number]
export type RoofSlope = (typeof roofQuestions)['roofSlope']['ids'][number]
