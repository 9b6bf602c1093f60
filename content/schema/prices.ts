import { type Static, type TSchema, Type } from 'typebox'
import * as field from './fields.ts'
import { fromKeys, keysOf } from './keys.ts'
import {
  type Effect,
  energyQuestions,
  type Question,
  roofQuestions,
  roofTypes,
} from './questions.ts'

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
const upgradeIds = ['premiumShingles', 'newGutters'] as const

/** @param multipleOf the smallest step that pages show: what is shown is what is worked out with. */
const amount = (description: string, minimum: number, maximum: number, multipleOf = 0.001) =>
  Type.Number({ description, minimum, maximum, multipleOf })

/** A field for each option of a question. */
const forEach = <const Ids extends readonly string[], Entry extends TSchema>(
  ids: Ids,
  description: string,
  entry: (id: Ids[number]) => Entry,
) => field.group(description, fromKeys<Record<Ids[number], Entry>>(ids, entry))

const ends = (description: string, least: number) =>
  field.group(description, {
    min: amount('Dollars it adds at least.', least, 100_000),
    max: amount('Dollars it adds at most.', least, 100_000),
  })

/** The price of an option, by the effect of its question. */
const optionPrices = {
  factor: (id: string) => amount(`Factor of "${id}", such as 1.15.`, 1, 5),
  sum: (id: string) => amount(`Dollars for "${id}", for the whole roof.`, 0, 100_000),
  range: (id: string) => ends(`What "${id}" adds.`, 0),
  perSquareFoot: (id: string) => amount(`Dollars a square foot for "${id}".`, 0, 200),
} satisfies Record<Effect, (id: string) => TSchema>

/** The price of a number, by the effect of its question. */
const numberPrices = {
  factor: field.group('Multiplies the price.', {
    percentPerYear: amount('Percent added for each year.', 0.01, 20, 0.01),
  }),
  sum: field.group('Adds to the price.', { each: amount('Dollars for each one.', 0, 100_000) }),
}

/** A field for each question that has an effect on the price. */
const effectFields: object = Object.fromEntries(
  Object.entries<Question>(roofQuestions).flatMap(([name, question]): [string, TSchema][] => {
    const { kind, effect } = question
    if (!effect) return []
    if (kind === 'number') return [[name, numberPrices[effect]]]
    const does = effect === 'factor' ? 'Multiplies the price.' : 'Adds to the price.'
    return [[name, forEach<readonly string[], TSchema>(question.ids, does, optionPrices[effect])]]
  }),
)

const since = field.day('The first day on which these figures apply.')
const perSquareFoot = (description: string) => amount(description, 1, 200)
const parts = {
  min: amount('The low end as a fraction of the price, such as 0.585 for 58.5%.', 0.1, 1),
  max: amount('The high end as a fraction of the price, such as 1.15 for 115%.', 1, 3),
}

const roof = field.group(
  'content/prices/roof.yaml: the prices and factors of the roof calculator.',
  {
    since,
    roofType: forEach(roofTypes, 'Base price of each type of roof.', (type) =>
      perSquareFoot(`Dollars a square foot of ${type} roof.`),
    ),
    allowance: amount('Dollars a square foot, added for every type of roof.', 0.01, 50),
    ...effectFields,
    range: field.group('The ends of the range that is shown, as fractions of the total.', parts),
    upgrades: forEach(upgradeIds, 'Suggestions, not included in any total.', (id) =>
      ends(`What ${id} typically adds.`, 1),
    ),
  },
)

const wear = (what: string) =>
  field.group(`How the age of ${what} lowers its score.`, {
    perYear: amount('What each year takes off the score of 1.', 0.001, 0.2),
    lowest: amount('The score that age never falls below.', 0.1, 1),
  })

const energy = field.group(
  'content/prices/energy.yaml: the scores and figures of the energy calculator.',
  {
    since,
    roofAge: wear('the roof'),
    hvacAge: wear('heating and cooling'),
    insulation: forEach(
      energyQuestions.insulation.ids,
      'Score of each level of insulation.',
      (level) => amount(`Score of "${level}": 1 loses nothing.`, 0.1, 1),
    ),
    newRoof: amount('Score that a new roof reaches. The saving is measured against it.', 0.1, 1),
    highestSaving: amount(
      'The highest saving a result shows, in percent of the bill.',
      1,
      100,
      0.1,
    ),
    co2PerDollar: amount('Pounds of carbon dioxide for each dollar saved.', 0.01, 50),
    roofCost: field.group('What roofs of such homes typically cost.', {
      perSquareFoot: perSquareFoot('Dollars a square foot of the home.'),
      ...parts,
    }),
  },
)

/** The prices and rates of the calculators, one file each. */
export const priceSchemas = { roof, energy }

/** The file with the prices of a calculator. */
export const priceFile = (calculator: string): string => `content/prices/${calculator}.yaml`

export type RoofPrices = Static<typeof roof>
export type EnergyPrices = Static<typeof energy>
export type Prices = {
  readonly [Name in keyof typeof priceSchemas]: Static<(typeof priceSchemas)[Name]>
}
