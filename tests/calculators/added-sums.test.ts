import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Estimate, estimateRows } from '../../components/calculators/roof/estimate.tsx'
import { costOf, type RoofCostInput } from '../../components/calculators/roof/rule.ts'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { say } from '../../content/schema/message.ts'
import { type Questions, roofQuestions } from '../../content/schema/questions.ts'
import { resultsIn, roof, roofPrices } from './samples.tsx'

/** Questions of each effect that adds, which the site may or may not ask, and their prices. */
const questions = {
  ...roofQuestions,
  sampleRange: { kind: 'choice', ids: ['none', 'few'], default: 'none', effect: 'range' },
  sampleBySize: { kind: 'choice', ids: ['keep', 'all'], default: 'keep', effect: 'perSquareFoot' },
  sampleCount: { kind: 'number', min: 0, max: 9, step: 1, default: 0, effect: 'sum' },
  sampleExtras: { kind: 'options', ids: ['cleaning', 'coating'], effect: 'sum' },
} satisfies Questions
const prices = {
  ...roofPrices,
  sampleRange: { none: { min: 0, max: 0 }, few: { min: 801, max: 1602 } },
  sampleBySize: { keep: 0, all: 1.25 },
  sampleCount: { each: 151 },
  sampleExtras: { cleaning: 303, coating: 404 },
}
const all = {
  sampleRange: 'few',
  sampleBySize: 'all',
  sampleCount: 3,
  // Each counts once.
  sampleExtras: ['coating', 'cleaning', 'coating'],
}
const house: RoofCostInput = { ...roof, squareFootage: 2000 }

test('total and range are those of exact arithmetic, to the dollar', () => {
  // In thousandths, the smallest that prices have.
  const thousandths = (max: number) => fc.integer({ min: 0, max })
  const given = fc.record({
    size: fc.integer({ min: 500, max: 10_000 }),
    sampleCount: fc.integer({ min: 0, max: 9 }),
    perSquareFoot: fc.record({
      base: thousandths(50_000),
      allowance: thousandths(10_000),
      sampleBySize: thousandths(20_000),
    }),
    each: thousandths(2_000_000),
    ends: fc.tuple(thousandths(9_000_000), thousandths(9_000_000)),
    parts: fc.tuple(fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 1000, max: 3000 })),
  })
  fc.assert(
    fc.property(given, ({ size, sampleCount, perSquareFoot, each, ends, parts }) => {
      const { base, allowance, sampleBySize } = perSquareFoot
      const [min = 0, max = 0] = ends.toSorted((one, two) => one - two)
      const own = {
        ...prices,
        roofType: { ...prices.roofType, [house.roofType]: base / 1000 },
        roofSlope: { ...prices.roofSlope, [house.roofSlope]: 1 },
        currentAge: { percentPerYear: 0 },
        allowance: allowance / 1000,
        range: { min: parts[0] / 1000, max: parts[1] / 1000 },
      }
      const asked = {
        sampleRange: { ...prices.sampleRange, few: { min: min / 1000, max: max / 1000 } },
        sampleBySize: { ...prices.sampleBySize, all: sampleBySize / 1000 },
        sampleCount: { each: each / 1000 },
      }
      const input = { ...house, ...all, squareFootage: size, sampleCount }
      const cost = costOf(questions, input, { ...own, ...asked })
      const { cleaning, coating } = prices.sampleExtras
      const added = sampleCount * each + 1000 * (cleaning + coating)
      const scaled = size * (base + allowance + sampleBySize) + added
      // Half a dollar goes up.
      const dollars = (part: number, end: number) =>
        Number((BigInt(scaled) * BigInt(part) + BigInt(end) * 1000n + 500_000n) / 1_000_000n)
      expect(cost).toMatchObject({ min: dollars(parts[0], min), max: dollars(parts[1], max) })
      expect(cost.total * 1000).toBeCloseTo(scaled + (min + max) / 2, 3)
      expect(cost.lines.reduce((sum, { amount }) => sum + amount, -cost.total)).toBeCloseTo(0, 5)
    }),
    { numRuns: 500 },
  )
})

test('the result shows each with its amount', () => {
  const { words, formats } = resultsIn(defaultLanguage)
  const own = words['roof-result']
  const labels = {
    ...words.roof.labels,
    sampleRange: { none: 'No skylight', few: 'One skylight' },
    sampleBySize: { keep: 'Old deck', all: 'New deck' },
    sampleExtras: { cleaning: 'Cleaning', coating: 'Coating' },
  }
  const asked = { ...words.roof.questions, sampleCount: { heading: '', lead: '', label: 'Vents' } }
  const input = { ...house, ...all }
  const estimate = {
    input,
    prices,
    formats,
    cost: costOf(questions, input, prices),
    words: { ...words.roof, labels, questions: asked },
  }
  // The rest of an estimate is in no line.
  const [shown] = estimateRows(estimate as unknown as Estimate, own)
  const { money, price, percent } = formats
  const { lines, breakdown } = own
  const ends = { min: money(801), max: money(1602) }
  expect(shown?.rows.slice(-5).map(({ label, note, value }) => [label, note, value])).toEqual([
    ['One skylight', say(lines.ends, ends), money(1201.5)],
    ['New deck', say(lines.perSquareFoot, { price: price(1.25) }), money(2500)],
    ['Vents: 3', say(lines.each, { price: price(151) }), money(453)],
    ['Cleaning', undefined, money(303)],
    ['Coating', undefined, money(404)],
  ])
  const { min, max } = prices.range
  const parts = { min: percent(min), max: percent(max) }
  expect(shown?.total?.note).toBe(say(breakdown.totalNoteWithEnds, parts))
})
