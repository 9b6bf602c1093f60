import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentPlans } from '../../components/calculators/roof/financing.ts'

const terms = { sameAsCashMonths: [6, 12, 18], extendedMonths: [24, 60, 120] }
const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100)
const anyAmount = fc.oneof(cents, fc.double({ min: 0, max: 1e6, noNaN: true }))

test('an amount has a payment for each term without interest, and for each before the interest of the lender', () => {
  // 18930 / 6 = 3155, / 12 = 1577.5, / 18 = 1051.67, / 24 = 788.75, / 60 = 315.5, / 120 = 157.75
  expect(paymentPlans(18_930, terms)).toEqual([
    { kind: 'same-as-cash', months: 6, monthlyPayment: 3155, beforeInterest: false },
    { kind: 'same-as-cash', months: 12, monthlyPayment: 1578, beforeInterest: false },
    { kind: 'same-as-cash', months: 18, monthlyPayment: 1052, beforeInterest: false },
    { kind: 'extended', months: 24, monthlyPayment: 789, beforeInterest: true },
    { kind: 'extended', months: 60, monthlyPayment: 316, beforeInterest: true },
    { kind: 'extended', months: 120, monthlyPayment: 158, beforeInterest: true },
  ])
})

test('nothing is paid for nothing', () => {
  for (const { monthlyPayment } of paymentPlans(0, terms)) expect(monthlyPayment).toBe(0)
})

test('an amount that divides evenly is not rounded up any further', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (payment) => {
      expect(paymentPlans(payment * 120, terms).at(-1)?.monthlyPayment).toBe(payment)
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

test('the payments together exceed the amount by less than a dollar a month', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      for (const { months, monthlyPayment } of paymentPlans(amount, terms))
        expect(months * monthlyPayment).toBeLessThan(amount + months)
    }),
  )
})

test('a longer term never costs more each month', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      const payments = paymentPlans(amount, terms).map(({ monthlyPayment }) => monthlyPayment)
      expect(payments).toEqual(payments.toSorted((one, two) => two - one))
    }),
  )
})
