import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amounts,
  roundDollars,
  withoutResidue,
} from '../../components/calculators/engine/amounts.ts'
import { dollarRange } from '../../components/calculators/engine/formats.ts'
import { paymentPlans, roundDollarsUp, voucherEnd } from '../../components/calculators/roof/rule.ts'
import type { FinancingTerms } from '../../content/schema/business.ts'

const { money, price } = amounts()
const anyAmount = fc.double({ min: -1e9, max: 1e9, noNaN: true })
const roundings = [withoutResidue, roundDollars, roundDollarsUp]

test('half a dollar goes up even where binary arithmetic falls just short of it', () => {
  expect(1.005 * 100 - 100).toBeLessThan(0.5)
  expect(roundDollars(1.005 * 100 - 100)).toBe(1)
  expect(withoutResidue((0.95 - 0.9) * 100)).toBe(5)
  expect(withoutResidue(21_769.4999999)).toBe(21_769.4999999)
})

test('a price reads as it is worked out with, to the last decimal that its file may have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (thousandths) => {
      const amount = thousandths / 1000
      expect(Number(price(amount).slice(1))).toBe(amount)
      expect(price(amount)).toMatch(/^\$\d+(\.\d{2,3})?$/)
    }),
  )
})

test('the end of a range is the one of exact decimal arithmetic, to the dollar', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 2000 }), (amount, thousandths) => {
      const part = thousandths / 1000
      // In hundred-thousandths of a dollar, of which half a dollar goes up.
      const end = Number((BigInt(amount * thousandths) * 2n + 100_000n) / 200_000n)
      expect(dollarRange(amount / 100, { min: part, max: part })).toEqual({ min: end, max: end })
    }),
    { numRuns: 1000 },
  )
})

describe('whatever the amount', () => {
  test('what is shown is the rounded number, without decimals', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(money(amount)).toMatch(/^-?\$\d{1,3}(,\d{3})*$/)
        expect(money(amount)).not.toBe('-$0')
        expect(Number(money(amount).replace(/[$,]/g, ''))).toBe(roundDollars(amount))
        expect(Math.abs(roundDollars(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  test.each(roundings)('%o never turns two amounts around, nor answers minus zero', (round) => {
    expect(round(-0)).toBe(0)
    expect(round(-1e-12)).toBe(0)
    fc.assert(
      fc.property(anyAmount, anyAmount, (one, two) => {
        expect(round(Math.min(one, two))).toBeLessThanOrEqual(round(Math.max(one, two)))
      }),
    )
  })
})

describe('financing', () => {
  const unpublished = { sameAsCashMonths: [6, 12, 18], extendedMonths: [24, 60, 120] }
  const terms = { ...unpublished, lender: 'Palm Bank', apr: 9.99 }
  const plansOf = (kind: string, amount: number, given: FinancingTerms = terms) =>
    paymentPlans(amount, given).filter((plan) => plan.kind === kind)
  const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100)
  const fractions = fc.oneof(cents, fc.double({ min: 0, max: 1e6, noNaN: true }))

  test('has a payment for each term, and for an extended one only with its lender and APR', () => {
    // 18930 / 6 = 3155, / 12 = 1577.5, / 18 = 1051.67
    const withoutInterest = [
      { kind: 'same-as-cash', months: 6, monthlyPayment: 3155 },
      { kind: 'same-as-cash', months: 12, monthlyPayment: 1578 },
      { kind: 'same-as-cash', months: 18, monthlyPayment: 1052 },
    ]
    const { lender, apr } = terms
    for (const known of [{}, { lender }, { apr }])
      expect(paymentPlans(18_930, { ...unpublished, ...known })).toEqual(withoutInterest)
    // $10,000 at 12%: 1% a month. 10000 x 0.01 / (1 - 1.01^-24) = 470.73, and for 120 months 143.47.
    const atTwelve = { ...terms, apr: 12, extendedMonths: [24, 120] }
    expect(plansOf('extended', 10_000, atTwelve)).toEqual([
      { kind: 'extended', months: 24, monthlyPayment: 471 },
      { kind: 'extended', months: 120, monthlyPayment: 144 },
    ])
  })

  test('never falls short of the amount, and asks less for longer', () => {
    fc.assert(
      fc.property(fractions, (amount) => {
        for (const kind of ['same-as-cash', 'extended']) {
          const plans = plansOf(kind, amount)
          const payments = plans.map(({ monthlyPayment }) => monthlyPayment)
          expect(payments.every(Number.isInteger)).toBe(true)
          expect(payments).toEqual(payments.toSorted((one, two) => two - one))
          for (const { months, monthlyPayment } of plans) {
            expect(months * monthlyPayment).toBeGreaterThanOrEqual(amount)
            if (kind === 'same-as-cash')
              expect(months * monthlyPayment).toBeLessThan(Math.ceil(amount) + months)
          }
        }
      }),
    )
  })
})

test.each([
  [30, undefined, '2026-12-20'],
  [30, '2026-11-30', '2026-11-30'],
  [30, '2027-01-31', '2026-12-20'],
])('a voucher of %d days whose offer ends on %s can be used until %s', (days, validUntil, end) => {
  const estimate = new Date(2026, 10, 20, 23, 59)
  const last = voucherEnd(estimate, { days, ...(validUntil && { validUntil }) })
  expect(last.toLocaleDateString('sv')).toBe(end)
})
