import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RoofCostInput, roofCost } from '../../components/calculators/roof/rule.ts'
import { keysOf } from '../../content/schema/keys.ts'
import type { RoofPrices } from '../../content/schema/prices.ts'
import { type Question, roofQuestions, roofTypes } from '../../content/schema/questions.ts'
import { ascending, roof, roofPrices } from './samples.tsx'

const { ids: featureIds } = roofQuestions.features

const answers = (
  roofType: RoofCostInput['roofType'],
  squareFootage: number,
  roofSlope: RoofCostInput['roofSlope'],
  currentAge: number,
  damageLevel: RoofCostInput['damageLevel'],
  features: RoofCostInput['features'] = [],
): RoofCostInput => ({
  ...roof,
  roofType,
  squareFootage,
  roofSlope,
  currentAge,
  damageLevel,
  features,
})

describe('worked examples with the prices of the specification: total, and its range', () => {
  test.each([
    // 1500 x 8 = 12000, x 1.15 = 13800, x 1.10 = 15180; + 3750 = 18930; range 11074.05 to 21769.5
    [answers('shingle', 1500, 'medium', 10, 'none'), 18_930, 11_074, 21_770],
    // 2000 x 15 = 30000, x 1.15 = 34500; + 5000 = 39500; range 23107.5 to 45425
    [answers('tile', 2000, 'low', 0, 'minor'), 39_500, 23_108, 45_425],
    // 1000 x 12 = 12000, x 1.35 = 16200, x 1.2 = 19440, x 1.35 = 26244; + 2500 = 28744; range
    // 16815.24 to 33055.6
    [answers('metal', 1000, 'steep', 20, 'moderate'), 28_744, 16_815, 33_056],
    // 10000 x 15 = 150000, x 1.35 = 202500, x 1.5 = 303750, x 1.65 = 501187.5; + 25000 + 15300 =
    // 541487.5; range 316770.1875 to 622710.625
    [answers('tile', 10_000, 'steep', 50, 'major', featureIds), 541_487.5, 316_770, 622_711],
    // 500 x 6 = 3000, x 1.5 = 4500, x 1.65 = 7425; + 1250 = 8675; range 5074.875 to 9976.25
    [answers('flat', 500, 'low', 50, 'major'), 8675, 5075, 9976],
  ] as const)('%o', (input, total, min, max) => {
    const cost = roofCost(input, roofPrices)
    expect(cost.total).toBeCloseTo(total, 6)
    expect({ min: cost.min, max: cost.max }).toEqual({ min, max })
  })
})

test('the lines tell the base, each factor, the allowance and features, in this order', () => {
  // 2400 x 12 = 28800; 33120 - 28800 = 4320; 44712 - 33120 = 11592; 51418.8 - 44712 = 6706.8; 2400
  // x 2.5 = 6000
  const features = ['skylight-installation', 'solar-ready'] as const
  const { lines } = roofCost(answers('metal', 2400, 'medium', 35, 'minor', features), roofPrices)
  // A factor of 1 adds nothing.
  expect(lines.filter(({ amount }) => amount !== 0)).toEqual([
    { kind: 'base', perSquareFoot: 12, amount: 28_800 },
    { kind: 'roofSlope', factor: 1.15, amount: expect.closeTo(4320, 6) },
    { kind: 'currentAge', factor: 1.35, amount: expect.closeTo(11_592, 6) },
    { kind: 'damageLevel', factor: 1.15, amount: expect.closeTo(6706.8, 6) },
    { kind: 'allowance', perSquareFoot: 2.5, amount: 6000 },
    { kind: 'features', option: 'solar-ready', amount: 2500 },
    { kind: 'features', option: 'skylight-installation', amount: 3500 },
  ])
})

/** The questions whose answers multiply a price per square foot, with their options. */
const choices = keysOf(roofQuestions).flatMap((name) => {
  const question: Question = roofQuestions[name]
  return question.kind === 'choice' ? [[name, question.ids] as const] : []
})
const factors = choices.filter(([name]) => (roofQuestions[name] as Question).effect === 'factor')

/** Numbers with two decimals. */
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
const changedPrices = fc.record({
  ...Object.fromEntries(factors.map(([name, ids]) => [name, ascending(ids, hundredths(1, 2))])),
  roofType: ascending(roofTypes, hundredths(1, 30)),
  allowance: hundredths(0.01, 10),
  currentAge: fc.record({ percentPerYear: hundredths(0.01, 2) }),
  features: ascending(featureIds, fc.integer({ min: 1, max: 10_000 })),
  range: fc.record({
    min: fc.integer({ min: 100, max: 950 }).map((value) => value / 1000),
    max: fc.integer({ min: 1050, max: 2000 }).map((value) => value / 1000),
  }),
})
const prices: fc.Arbitrary<RoofPrices> = changedPrices.map((all) => ({ ...roofPrices, ...all }))

const { squareFootage: sizes, currentAge: ages } = roofQuestions
const inputWith = (size: fc.Arbitrary<number>, age: fc.Arbitrary<number>) =>
  fc
    .record({
      ...Object.fromEntries(choices.map(([name, ids]) => [name, fc.constantFrom(...ids)])),
      squareFootage: size,
      currentAge: age,
      features: fc.array(fc.constantFrom(...featureIds), { maxLength: 12 }),
    })
    .map((answers): RoofCostInput => ({ ...roof, ...answers }))
const wholeNumbers = inputWith(fc.integer(sizes), fc.integer(ages))
const fractions = inputWith(
  fc.double({ ...sizes, noNaN: true }),
  fc.double({ ...ages, noNaN: true }),
)
const anyInput = fc.oneof(wholeNumbers, fractions)

test('a roof costs more when it is larger or older, with a larger factor and with every feature', () => {
  fc.assert(
    fc.property(wholeNumbers, prices, fc.integer({ min: 1, max: 50 }), (one, given, more) => {
      const dearer = (less: object, change: object) => {
        const before = roofCost({ ...one, ...less }, given)
        const after = roofCost({ ...one, ...less, ...change }, given)
        expect(after.total).toBeGreaterThan(before.total)
        expect(after.min).toBeGreaterThanOrEqual(before.min)
        expect(after.max).toBeGreaterThanOrEqual(before.max)
      }
      dearer({}, { squareFootage: one.squareFootage + more })
      dearer({}, { currentAge: one.currentAge + more })
      for (const [name, ids] of factors)
        for (const [index, id] of ids.slice(1).entries())
          dearer({ [name]: ids[index] }, { [name]: id })
      for (const feature of featureIds) {
        const features = one.features.filter((id) => id !== feature)
        dearer({ features }, { features: [...features, feature] })
      }
    }),
  )
})

describe('whatever the answers and the prices', () => {
  test('the range is around the total, and the lines add up to it', () => {
    fc.assert(
      fc.property(anyInput, prices, (input, given) => {
        const { min, max, total, lines } = roofCost(input, given)
        expect(min).toBeLessThan(total)
        expect(max).toBeGreaterThan(total)
        const amounts = lines.map(({ amount }) => amount)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
        expect(amounts.reduce((sum, amount) => sum + amount) - total).toBeCloseTo(0, 5)
      }),
    )
  })
})
