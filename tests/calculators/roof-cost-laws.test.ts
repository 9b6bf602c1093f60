import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  damageLevels,
  featureIds,
  featurePrices,
  roofSlopes,
  roofTypes,
} from '../../components/calculators/roof/options.ts'
import { roofQuestions } from '../../components/calculators/roof/questions.ts'
import {
  compareRoofTypes,
  type RoofCostInput,
  roofCost,
} from '../../components/calculators/roof/rule.ts'

const { squareFootage: sizeLimits, currentAge: ageLimits } = roofQuestions

const input: fc.Arbitrary<RoofCostInput> = fc.record({
  roofType: fc.constantFrom(...roofTypes),
  squareFootage: fc.oneof(fc.integer(sizeLimits), fc.double({ ...sizeLimits, noNaN: true })),
  roofSlope: fc.constantFrom(...roofSlopes),
  currentAge: fc.oneof(fc.integer(ageLimits), fc.double({ ...ageLimits, noNaN: true })),
  damageLevel: fc.constantFrom(...damageLevels),
  features: fc.array(fc.constantFrom(...featureIds), { maxLength: 12 }),
})
const wholeNumbers = fc
  .tuple(input, fc.integer(sizeLimits), fc.integer(ageLimits))
  .map(([one, squareFootage, currentAge]) => ({ ...one, squareFootage, currentAge }))

const dearer = (less: RoofCostInput, more: RoofCostInput) => {
  const [before, after] = [roofCost(less), roofCost(more)]
  expect(after.total).toBeGreaterThan(before.total)
  expect(after.min).toBeGreaterThanOrEqual(before.min)
  expect(after.max).toBeGreaterThanOrEqual(before.max)
}

/** Each value of a list with the next one. */
const steps = <Value>(values: readonly Value[]): [Value, Value][] =>
  values.flatMap((value, index) =>
    values.slice(index + 1, index + 2).map((next): [Value, Value] => [value, next]),
  )

describe('a roof costs more', () => {
  test('when it is larger', () => {
    fc.assert(
      fc.property(wholeNumbers, fc.integer({ min: 1, max: 9500 }), (one, extra) =>
        dearer(one, { ...one, squareFootage: one.squareFootage + extra }),
      ),
    )
  })
  test('when the present one is older', () => {
    fc.assert(
      fc.property(wholeNumbers, fc.integer({ min: 1, max: 50 }), (one, extra) =>
        dearer(one, { ...one, currentAge: one.currentAge + extra }),
      ),
    )
  })
  test('with every step of slope and of damage', () => {
    fc.assert(
      fc.property(input, (one) => {
        for (const [roofSlope, steeper] of steps(roofSlopes))
          dearer({ ...one, roofSlope }, { ...one, roofSlope: steeper })
        for (const [damageLevel, worse] of steps(damageLevels))
          dearer({ ...one, damageLevel }, { ...one, damageLevel: worse })
      }),
    )
  })
  test('with every further feature', () => {
    fc.assert(
      fc.property(input, (one) => {
        for (const feature of featureIds) {
          const features = one.features.filter((id) => id !== feature)
          dearer({ ...one, features }, { ...one, features: [...features, feature] })
        }
      }),
    )
  })
})

describe('whatever the answers', () => {
  test('the range is whole dollars, above nothing, and the right way round', () => {
    fc.assert(
      fc.property(input, (answers) => {
        const { min, max, total } = roofCost(answers)
        expect([min, max].every(Number.isInteger)).toBe(true)
        expect(min).toBeGreaterThan(0)
        expect(min).toBeLessThan(total)
        expect(max).toBeGreaterThan(total)
      }),
    )
  })
  test('no line takes anything off, and the lines add up to the total', () => {
    fc.assert(
      fc.property(input, (answers) => {
        const { lines, total } = roofCost(answers)
        for (const { amount } of lines) expect(amount).toBeGreaterThanOrEqual(0)
        expect(Math.abs(lines.reduce((sum, { amount }) => sum + amount, 0) - total)).toBeLessThan(
          1e-6,
        )
      }),
    )
  })
  test('the comparison shows for each type what the estimate would', () => {
    fc.assert(
      fc.property(input, (answers) => {
        expect(compareRoofTypes(answers)[answers.roofType]).toEqual(rangeOf(roofCost(answers)))
      }),
    )
  })
  test('the range is the one of exact decimal arithmetic, to the dollar', () => {
    fc.assert(
      fc.property(wholeNumbers, (answers) => {
        expect(rangeOf(roofCost(answers))).toEqual(exactRange(answers))
      }),
      { numRuns: 2000 },
    )
  })
})

const rangeOf = ({ min, max }: { min: number; max: number }) => ({ min, max })

/** The price model's formula once more, in integers of a billionth of a dollar. */
const exactRange = ({
  roofType,
  squareFootage,
  roofSlope,
  currentAge,
  damageLevel,
  features,
}: RoofCostInput) => {
  const price = { shingle: 8, tile: 15, metal: 12, flat: 6 }[roofType]
  const slope = { low: 100, medium: 115, steep: 135 }[roofSlope]
  const damage = { none: 100, minor: 115, moderate: 135, major: 165 }[damageLevel]
  const millionths = BigInt(squareFootage) * BigInt(price * slope * (100 + currentAge) * damage)
  const extras = [...new Set(features)].reduce((sum, id) => sum + featurePrices[id], 0)
  const total = millionths + BigInt(squareFootage) * 2_500_000n + BigInt(extras) * 1_000_000n
  const rounded = (thousandths: bigint) =>
    Number((total * thousandths + 500_000_000n) / 1_000_000_000n)
  return { min: rounded(585n), max: rounded(1150n) }
}
