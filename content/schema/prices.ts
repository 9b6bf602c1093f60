import { type Static, type TSchema, Type } from 'typebox'
import { type FactorName, factorNames, upgradeIds } from './calculators.ts'
import * as field from './fields.ts'
import { fromKeys } from './keys.ts'
import {
  featureIds,
  insulationLevels,
  type Question,
  roofQuestions,
  roofTypes,
} from './questions.ts'

/** @param multipleOf the smallest step that pages show: what is shown is what is worked out with. */
const amount = (description: string, minimum: number, maximum: number, multipleOf = 0.001) =>
  Type.Number({ description, minimum, maximum, multipleOf })

/** A field for each option of a question. */
const forEach = <const Ids extends readonly string[], Entry extends TSchema>(
  ids: Ids,
  description: string,
  entry: (id: Ids[number]) => Entry,
) => field.group(description, fromKeys<Record<Ids[number], Entry>>(ids, entry))

/** Factors of the answers to a question. */
const factors = <const Ids extends readonly string[]>(ids: Ids) =>
  forEach(ids, 'Multiplies the price.', (id) => amount(`Factor of "${id}", such as 1.15.`, 1, 5))

const perYear = field.group('Multiplies the price.', {
  percentPerYear: amount('Percent added for each year.', 0.01, 20, 0.01),
})

type FactorField<Asked> = Asked extends { ids: infer Ids extends readonly string[] }
  ? ReturnType<typeof factors<Ids>>
  : typeof perYear
type FactorFields = { [Name in FactorName]: FactorField<(typeof roofQuestions)[Name]> }

/** A field for each question that multiplies the price. */
const factorFields = fromKeys<FactorFields>(factorNames, <Name extends FactorName>(name: Name) => {
  const question: Question = roofQuestions[name]
  // As the type tells them apart.
  return (question.kind === 'number' ? perYear : factors(question.ids)) as FactorFields[Name]
})

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
    ...factorFields,
    features: forEach(featureIds, 'Price of each extra.', (id) =>
      amount(`Dollars for ${id}, for the whole roof.`, 1, 100_000),
    ),
    range: field.group('The ends of the range that is shown, as fractions of the total.', parts),
    upgrades: forEach(upgradeIds, 'Suggestions, not included in any total.', (id) =>
      field.group(`What ${id} typically adds.`, {
        min: amount('Dollars it adds at least.', 1, 100_000),
        max: amount('Dollars it adds at most.', 1, 100_000),
      }),
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
    insulation: forEach(insulationLevels, 'Score of each level of insulation.', (level) =>
      amount(`Score of "${level}": 1 loses nothing.`, 0.1, 1),
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
