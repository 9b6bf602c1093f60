import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentPlans } from '../../components/calculators/roof/financing.ts'
import type { FinancingTerms } from '../../content/schema/business.ts'

const unpublished = { sameAsCashMonths: [6, 12, 18], extendedMonths: [24, 60, 120] }
const terms = { ...unpublished, lender: 'Palm Bank', apr: 9.99 }
const extendedOf = (amount: number, given: FinancingTerms = terms) =>
  paymentPlans(amount, given).filter(({ kind }) => kind === 'extended')
const sameAsCashOf = (amount: number) =>
  paymentPlans(amount, terms).filter(({ kind }) => kind === 'same-as-cash')
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100)
const anyAmount = fc.oneof(cents, fc.double({ min: 0, max: 1e6, noNaN: true }))

test('an amount has a payment for each term without interest', () => {
  // 18930 / 6 = 3155, / 12 = 1577.5, / 18 = 1051.67
  expect(paymentPlans(18_930, unpublished)).toEqual([
    { kind: 'same-as-cash', months: 6, monthlyPayment: 3155 },
    { kind: 'same-as-cash', months: 12, monthlyPayment: 1578 },
    { kind: 'same-as-cash', months: 18, monthlyPayment: 1052 },
  ])
})

test('an extended term has a payment only once both its lender and its APR are known', () => {
  const { lender, apr } = terms
  for (const known of [{}, { lender }, { apr }])
    expect(extendedOf(18_930, { ...unpublished, ...known })).toEqual([])
  // $10,000 at 12%: 1% a month. 10000 x 0.01 / (1 - 1.01^-24) = 470.73, and for 120 months 143.47.
  const atTwelve = { ...terms, apr: 12, extendedMonths: [24, 120] }
  expect(extendedOf(10_000, atTwelve)).toEqual([
    { kind: 'extended', months: 24, monthlyPayment: 471 },
    { kind: 'extended', months: 120, monthlyPayment: 144 },
  ])
})

test('nothing is paid for nothing', () => {
  for (const { monthlyPayment } of paymentPlans(0, terms)) expect(monthlyPayment).toBe(0)
})

test('an amount that divides evenly is not rounded up any further', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (payment) => {
      expect(sameAsCashOf(payment * 18).at(-1)?.monthlyPayment).toBe(payment)
    }),
  )
})

test('the payments together never fall short of the amount', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      for (const { months, monthlyPayment } of paymentPlans(amount, terms)) {
        expect(Number.isInteger(monthlyPayment)).toBe(true)
        expect(months * monthlyPayment).toBeGreaterThanOrEqual(amount)
      }
    }),
  )
})

test('the payments without interest together exceed the amount by less than a dollar a month', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      for (const { months, monthlyPayment } of sameAsCashOf(amount))
        expect(months * monthlyPayment).toBeLessThan(amount + months)
    }),
  )
})

test('a longer term never costs more each month', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      for (const plans of [sameAsCashOf(amount), extendedOf(amount)]) {
        const payments = plans.map(({ monthlyPayment }) => monthlyPayment)
        expect(payments).toEqual(payments.toSorted((one, two) => two - one))
      }
    }),
  )
})
