import { describe, expect, test } from 'vitest'
import { startingAnswers } from '../../components/calculators/engine/answers.ts'
import { inputOf } from '../../components/calculators/engine/input.ts'
import { featureIds, featurePrices, roofTypes } from '../../components/calculators/roof/options.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import {
  compareRoofTypes,
  type RoofCostInput,
  roofCost,
  upgradeSuggestions,
} from '../../components/calculators/roof/rule.ts'

const roofCostDefaults = inputOf(roofQuestions, startingAnswers(roofQuestions))

const answers = (
  roofType: RoofCostInput['roofType'],
  squareFootage: number,
  roofSlope: RoofCostInput['roofSlope'],
  currentAge: number,
  damageLevel: RoofCostInput['damageLevel'],
  features: RoofCostInput['features'] = [],
): RoofCostInput => ({ roofType, squareFootage, roofSlope, currentAge, damageLevel, features })

describe('worked examples: total, and the range from 58.5 % to 115 % of it', () => {
  test.each([
    // 1500 x 8 = 12000, x 1.15 = 13800, x 1.10 = 15180; + 3750 = 18930; range 11074.05 to 21769.5
    ['the defaults', roofCostDefaults, 18_930, 11_074, 21_770],
    // 2000 x 15 = 30000, x 1.15 = 34500; + 5000 = 39500; range 23107.5 to 45425
    [
      'a new low tile roof with minor damage',
      answers('tile', 2000, 'low', 0, 'minor'),
      39_500,
      23_108,
      45_425,
    ],
    // 1000 x 12 = 12000, x 1.35 = 16200, x 1.2 = 19440, x 1.35 = 26244; + 2500 = 28744; range
    // 16815.24 to 33055.6
    [
      'a steep metal roof with moderate damage',
      answers('metal', 1000, 'steep', 20, 'moderate'),
      28_744,
      16_815,
      33_056,
    ],
    // 500 x 6 = 3000, x 1.5 = 4500, x 1.65 = 7425; + 1250 = 8675; range 5074.875 to 9976.25
    [
      'the smallest and oldest flat roof',
      answers('flat', 500, 'low', 50, 'major'),
      8675,
      5075,
      9976,
    ],
    // 500 x 8 = 4000; + 1250 = 5250; + 3000 + 2500 + 1500 + 2000 + 3500 + 2800 = 20550; range
    // 12021.75 to 23632.5
    [
      'a small roof with every feature',
      answers('shingle', 500, 'low', 0, 'none', featureIds),
      20_550,
      12_022,
      23_633,
    ],
    // 10000 x 15 = 150000, x 1.35 = 202500, x 1.5 = 303750, x 1.65 = 501187.5; + 25000 + 15300 =
    // 541487.5; range 316770.1875 to 622710.625
    [
      'the dearest roof',
      answers('tile', 10_000, 'steep', 50, 'major', featureIds),
      541_487.5,
      316_770,
      622_711,
    ],
    // 2400 x 12 = 28800, x 1.15 = 33120, x 1.35 = 44712, x 1.15 = 51418.8; + 6000 + 2500 + 3500 =
    // 63418.8; range 37099.998 to 72931.62
    [
      'solar panels and a skylight',
      answers('metal', 2400, 'medium', 35, 'minor', ['skylight-installation', 'solar-ready']),
      63_418.8,
      37_100,
      72_932,
    ],
    // 4000 x 6 = 24000, x 1.25 = 30000, x 1.35 = 40500; + 10000 + 2000 + 2800 = 55300; range
    // 32350.5 to 63595
    [
      'gutters and insulation',
      answers('flat', 4000, 'low', 25, 'moderate', ['gutter-replacement', 'insulation-upgrade']),
      55_300,
      32_351,
      63_595,
    ],
    // 3000 x 8 = 24000, x 1.35 = 32400, x 1.07 = 34668; + 7500 + 3000 + 1500 = 46668; range
    // 27300.78 to 53668.2
    [
      'impact-resistant',
      answers('shingle', 3000, 'steep', 7, 'none', ['impact-resistant', 'premium-ventilation']),
      46_668,
      27_301,
      53_668,
    ],
  ] as const)('%s', (_name, input, total, min, max) => {
    const cost = roofCost(input)
    expect(cost.total).toBeCloseTo(total, 6)
    expect({ min: cost.min, max: cost.max }).toEqual({ min, max })
  })
})

test('the lines tell size, slope, age, damage, allowance and features, in this order', () => {
  // 2400 x 12 = 28800; 33120 - 28800 = 4320; 44712 - 33120 = 11592; 51418.8 - 44712 = 6706.8; 2400
  // x 2.5 = 6000
  const { lines } = roofCost(
    answers('metal', 2400, 'medium', 35, 'minor', ['skylight-installation', 'solar-ready']),
  )
  expect(lines).toEqual([
    { kind: 'base', squareFootage: 2400, pricePerSquareFoot: 12, amount: 28_800 },
    { kind: 'slope', multiplier: 1.15, amount: expect.closeTo(4320, 6) },
    { kind: 'age', years: 35, multiplier: 1.35, amount: expect.closeTo(11_592, 6) },
    { kind: 'damage', multiplier: 1.15, amount: expect.closeTo(6706.8, 6) },
    { kind: 'allowance', squareFootage: 2400, pricePerSquareFoot: 2.5, amount: 6000 },
    { kind: 'feature', feature: 'solar-ready', amount: 2500 },
    { kind: 'feature', feature: 'skylight-installation', amount: 3500 },
  ])
})

test('what adds nothing still has its line, of exactly 0 dollars', () => {
  const { lines } = roofCost(answers('tile', 1950, 'low', 0, 'none'))
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['base', 29_250],
    ['slope', 0],
    ['age', 0],
    ['damage', 0],
    ['allowance', 4875],
  ])
})

test.each(Object.entries({ shingle: 8, tile: 15, metal: 12, flat: 6 }))(
  'the allowance is added to %s as well',
  (roofType, price) => {
    const found =
      roofTypes.find((type) => type === roofType) ?? expect.fail(`${roofType} is no roof type`)
    expect(roofCost(answers(found, 1000, 'low', 0, 'none')).total).toBe(1000 * price + 2500)
  },
)

test.each(featureIds)('%s adds its price once, even when listed twice', (feature) => {
  const without = roofCost(roofCostDefaults).total
  expect(roofCost({ ...roofCostDefaults, features: [feature] }).total - without).toBeCloseTo(
    featurePrices[feature],
    6,
  )
  expect(roofCost({ ...roofCostDefaults, features: [feature, feature] })).toEqual(
    roofCost({ ...roofCostDefaults, features: [feature] }),
  )
})

test('the same house in every type differs in nothing but the type', () => {
  // 1500 x 1.15 x 1.1 = 1897.5; x 8, 15, 12, 6 = 15180, 28462.5, 22770, 11385; each + 3750
  expect(compareRoofTypes(roofCostDefaults)).toEqual({
    shingle: { min: 11_074, max: 21_770 },
    tile: { min: 18_844, max: 37_044 },
    metal: { min: 15_514, max: 30_498 },
    flat: { min: 8854, max: 17_405 },
  })
})

test('the wizard starts with a shingle roof of 1,500 square feet', () => {
  expect(roofCostDefaults).toEqual(answers('shingle', 1500, 'medium', 10, 'none'))
})

test('upgrades are suggested with what they typically add', () => {
  expect(upgradeSuggestions).toEqual({
    premiumShingles: { min: 2000, max: 4000 },
    newGutters: { min: 1500, max: 3000 },
  })
})
