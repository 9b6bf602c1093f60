import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { insulationFactors } from '../../components/calculators/energy/rule.ts'
import { EnergyScores } from '../../components/calculators/prices/EnergyScores.tsx'
import {
  AgeFactor,
  BasePrices,
  ExtraPrices,
  PriceFactors,
} from '../../components/calculators/prices/PriceLists.tsx'
import { RoofPrices } from '../../components/calculators/prices/RoofPrices.tsx'
import { WorkedExample } from '../../components/calculators/prices/WorkedExample.tsx'
import {
  basePrices,
  featurePrices,
  roofSlopes,
  roofTypes,
} from '../../components/calculators/roof/options.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import {
  ageMultiplier,
  allowancePerSquareFoot,
  damageMultipliers,
  roofCost,
  slopeMultipliers,
} from '../../components/calculators/roof/rule.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { checkContent } from '../../scripts/check/index.ts'
import { sampleFolder, withChange } from '../content/sample.ts'
import { documentsIn } from './document-samples.ts'

const { formats } = documentsIn(defaultLanguage)
const { labels } = wordsOf('roof')
const { insulation } = wordsOf('energy').labels

/** The cells of each row of a table, without its head. */
const rowsOf = (markup: string) =>
  [...markup.matchAll(/<tr>(.*?)<\/tr>/g)]
    .slice(1)
    .map(([, row = '']) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell]) => cell))

const named = <Id extends string>(
  names: Readonly<Record<Id, string>>,
  values: Readonly<Record<Id, number>>,
  format: (value: number) => string,
) => (Object.keys(values) as Id[]).map((id) => [names[id], format(values[id])])

describe('the tables of prices', () => {
  test('have every type of roof with the prices of the rule', () => {
    const allowance = formats.price(allowancePerSquareFoot)
    const rows = named(labels.roofType, basePrices, formats.price).map((row) => [...row, allowance])
    expect(rowsOf(renderToStaticMarkup(<BasePrices />))).toEqual(rows)
  })

  test('have what each type of roof costs in three sizes, by the rule and its defaults', () => {
    const { roofSlope, currentAge, damageLevel } = roofQuestions
    const rows = [1500, 2000, 3000].flatMap((squareFootage) =>
      roofTypes.map((roofType) => {
        const { min, max } = roofCost({
          roofType,
          squareFootage,
          roofSlope: roofSlope.default,
          currentAge: currentAge.default,
          damageLevel: damageLevel.default,
          features: [],
        })
        return [labels.roofType[roofType], formats.money(min), formats.money(max)]
      }),
    )
    const markup = renderToStaticMarkup(<RoofPrices />)
    expect(markup.split('<table>').flatMap(rowsOf)).toEqual(rows)
    for (const assumed of [
      labels.roofSlope[roofSlope.default],
      labels.damageLevel[damageLevel.default],
      `${currentAge.default} years`,
    ])
      expect(markup).toContain(assumed.toLowerCase())
  })

  test('have every extra with the price of the rule', () => {
    expect(rowsOf(renderToStaticMarkup(<ExtraPrices />))).toEqual(
      named(labels.features, featurePrices, formats.price),
    )
  })

  test('have every slope and condition with the factor of the rule', () => {
    const rows = rowsOf(renderToStaticMarkup(<PriceFactors />))
    for (const row of named(labels.roofSlope, slopeMultipliers, formats.factor))
      expect(rows).toContainEqual(row)
    for (const row of named(labels.damageLevel, damageMultipliers, formats.factor))
      expect(rows).toContainEqual(row)
    expect(rows).toHaveLength(
      Object.keys(slopeMultipliers).length + 1 + Object.keys(damageMultipliers).length,
    )
  })

  test('have every level of insulation with the score of the rule', () => {
    const scores = rowsOf(renderToStaticMarkup(<EnergyScores />)).map(([, score]) => score)
    expect(scores.slice(1, -1)).toEqual(
      named(insulation, insulationFactors, formats.factor).map(([, score]) => score),
    )
  })
})

test('the factor of an age is the one of the rule', () => {
  expect(renderToStaticMarkup(<AgeFactor years="15" />)).toBe(formats.factor(ageMultiplier(15)))
})

test('an example comes to what the calculator says', () => {
  const answers = fc.record({
    roofType: fc.constantFrom(...roofTypes),
    slope: fc.constantFrom(...roofSlopes),
    size: fc.integer(roofQuestions.squareFootage),
    age: fc.integer(roofQuestions.currentAge),
  })
  fc.assert(
    fc.property(answers, ({ roofType, slope, size, age }) => {
      const cost = roofCost({
        roofType,
        squareFootage: size,
        roofSlope: slope,
        currentAge: age,
        damageLevel: 'none',
        features: [],
      })
      const example = renderToStaticMarkup(
        <WorkedExample roofType={roofType} slope={slope} size={String(size)} age={String(age)} />,
      )
      for (const amount of [cost.total, cost.min, cost.max])
        expect(example).toContain(formats.money(amount))
    }),
  )
})

test('a misspelt figure is found in the words, with the nearest right name', () => {
  const about = 'content/pages/about.mdx'
  const problems = checkContent(
    withChange(about, '\nWords.', '\nThe low end is {rangeLo}.', sampleFolder),
  ).filter(({ file }) => file === about)
  expect(problems).toEqual([
    {
      file: about,
      line: 10,
      column: 16,
      message: '{rangeLo} is not a placeholder we know; did you mean {rangeLow}?',
    },
  ])
})
