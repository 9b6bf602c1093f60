import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import { type RoofCostInput, roofCost } from '../../components/calculators/roof/rule.ts'
import {
  damageLevels,
  featureIds,
  roofSlopes,
  roofTypes,
} from '../../content/schema/calculators.ts'
import type { RoofPrices } from '../../content/schema/prices.ts'
import { ascending, roof, roofPrices } from './samples.tsx'

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
    // 500 x 6 = 3000, x 1.5 = 4500, x 1.65 = 7425; + 1250 = 8675; range 5074.875 to 9976.25
    [answers('flat', 500, 'low', 50, 'major'), 8675, 5075, 9976],
    // 500 x 8 = 4000; + 1250 = 5250; + 3000 + 2500 + 1500 + 2000 + 3500 + 2800 = 20550; range
    // 12021.75 to 23632.5
    [answers('shingle', 500, 'low', 0, 'none', featureIds), 20_550, 12_022, 23_633],
    // 10000 x 15 = 150000, x 1.35 = 202500, x 1.5 = 303750, x 1.65 = 501187.5; + 25000 + 15300 =
    // 541487.5; range 316770.1875 to 622710.625
    [answers('tile', 10_000, 'steep', 50, 'major', featureIds), 541_487.5, 316_770, 622_711],
    // 2400 x 12 = 28800, x 1.15 = 33120, x 1.35 = 44712, x 1.15 = 51418.8; + 6000 + 2500 + 3500 =
    // 63418.8; range 37099.998 to 72931.62
    [
      answers('metal', 2400, 'medium', 35, 'minor', ['skylight-installation', 'solar-ready']),
      63_418.8,
      37_100,
      72_932,
    ],
  ] as const)('%o', (input, total, min, max) => {
    const cost = roofCost(input, roofPrices)
    expect(cost.total).toBeCloseTo(total, 6)
    expect({ min: cost.min, max: cost.max }).toEqual({ min, max })
  })
})

test('the lines tell size, slope, age, damage, allowance and features, in this order', () => {
  // 2400 x 12 = 28800; 33120 - 28800 = 4320; 44712 - 33120 = 11592; 51418.8 - 44712 = 6706.8; 2400
  // x 2.5 = 6000
  const features = ['skylight-installation', 'solar-ready'] as const
  const { lines } = roofCost(answers('metal', 2400, 'medium', 35, 'minor', features), roofPrices)
  expect(lines).toEqual([
    { kind: 'base', pricePerSquareFoot: 12, amount: 28_800 },
    { kind: 'slope', factor: 1.15, amount: expect.closeTo(4320, 6) },
    { kind: 'age', factor: 1.35, amount: expect.closeTo(11_592, 6) },
    { kind: 'damage', factor: 1.15, amount: expect.closeTo(6706.8, 6) },
    { kind: 'allowance', pricePerSquareFoot: 2.5, amount: 6000 },
    { kind: 'solar-ready', amount: 2500 },
    { kind: 'skylight-installation', amount: 3500 },
  ])
})

/** Numbers with two decimals. */
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)
const changedPrices = fc.record({
  roofType: ascending(roofTypes, hundredths(1, 30)),
  allowance: hundredths(0.01, 10),
  roofSlope: ascending(roofSlopes, hundredths(1, 2)),
  agePerYear: hundredths(0.01, 2),
  damageLevel: ascending(damageLevels, hundredths(1, 2)),
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
      roofType: fc.constantFrom(...roofTypes),
      squareFootage: size,
      roofSlope: fc.constantFrom(...roofSlopes),
      currentAge: age,
      damageLevel: fc.constantFrom(...damageLevels),
      features: fc.array(fc.constantFrom(...featureIds), { maxLength: 12 }),
    })
    .map((answers): RoofCostInput => ({ ...roof, ...answers }))
const wholeNumbers = inputWith(fc.integer(sizes), fc.integer(ages))
const fractions = inputWith(
  fc.double({ ...sizes, noNaN: true }),
  fc.double({ ...ages, noNaN: true }),
)
const anyInput = fc.oneof(wholeNumbers, fractions)

/** Pairs of neighbors in a list. */
const steps = <Value>(values: readonly Value[]) =>
  values.slice(1).map((value, index) => [values[index] as Value, value] as const)

test('a roof costs more when it is larger or older, steeper or worse, and with every feature', () => {
  fc.assert(
    fc.property(wholeNumbers, prices, fc.integer({ min: 1, max: 50 }), (one, given, more) => {
      const dearer = (less: Partial<RoofCostInput>, change: Partial<RoofCostInput>) => {
        const before = roofCost({ ...one, ...less }, given)
        const after = roofCost({ ...one, ...less, ...change }, given)
        expect(after.total).toBeGreaterThan(before.total)
        expect(after.min).toBeGreaterThanOrEqual(before.min)
        expect(after.max).toBeGreaterThanOrEqual(before.max)
      }
      dearer({}, { squareFootage: one.squareFootage + more })
      dearer({}, { currentAge: one.currentAge + more })
      for (const [roofSlope, steeper] of steps(roofSlopes))
        dearer({ roofSlope }, { roofSlope: steeper })
      for (const [damageLevel, worse] of steps(damageLevels))
        dearer({ damageLevel }, { damageLevel: worse })
      for (const feature of featureIds) {
        const features = one.features.filter((id) => id !== feature)
        dearer({ features }, { features: [...features, feature] })
      }
    }),
  )
})

describe('whatever the answers and the prices', () => {
  test('the range is whole dollars around the total, and the lines add up to it', () => {
    fc.assert(
      fc.property(anyInput, prices, (input, given) => {
        const { min, max, total, lines } = roofCost(input, given)
        expect([min, max].every(Number.isInteger)).toBe(true)
        expect(min).toBeGreaterThan(0)
        expect(min).toBeLessThan(total)
        expect(max).toBeGreaterThan(total)
        const amounts = lines.map(({ amount }) => amount)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
        expect(amounts.reduce((sum, amount) => sum + amount) - total).toBeCloseTo(0, 5)
      }),
    )
  })

  test('the range is the one of exact decimal arithmetic, to the dollar', () => {
    fc.assert(
      fc.property(wholeNumbers, prices, (input, given) => {
        const { min, max } = roofCost(input, given)
        expect({ min, max }).toEqual(exactRange(input, given))
      }),
      { numRuns: 1000 },
    )
  })
})

const whole = (value: number, scale: number) => BigInt(Math.round(value * scale))

/** The price model's formula once more, in integers: 10^10 to a dollar, then 10^13. */
const exactRange = (input: RoofCostInput, given: RoofPrices) => {
  const size = BigInt(input.squareFootage)
  const factors =
    whole(given.roofType[input.roofType], 100) *
    whole(given.roofSlope[input.roofSlope], 100) *
    (10_000n + BigInt(input.currentAge) * whole(given.agePerYear, 100)) *
    whole(given.damageLevel[input.damageLevel], 100)
  const features = [...new Set(input.features)].reduce((sum, id) => sum + given.features[id], 0)
  const total =
    size * factors + size * whole(given.allowance, 1e10) + BigInt(features) * 10_000_000_000n
  const end = (part: number) =>
    Number((total * whole(part, 1000) + 5_000_000_000_000n) / 10_000_000_000_000n)
  return { min: end(given.range.min), max: end(given.range.max) }
}
