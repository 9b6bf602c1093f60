import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentPlans, voucherEnd } from '../../components/calculators/roof/rule.ts'

const unpublished = { sameAsCashMonths: [6, 12, 18], extendedMonths: [24, 120] }
const terms = { ...unpublished, lender: 'Palm Bank', apr: 12 }

test('financing has a payment for each term, and for an extended one only with its lender and APR', () => {
  // 18930 / 6 = 3155, / 12 = 1577.5, / 18 = 1051.67
  const withoutInterest = [3155, 1578, 1052]
  const paymentsOf = (...given: Parameters<typeof paymentPlans>) =>
    paymentPlans(...given).map(({ monthlyPayment }) => monthlyPayment)
  for (const known of [{}, { lender: terms.lender }, { apr: terms.apr }])
    expect(paymentsOf(18_930, { ...unpublished, ...known })).toEqual(withoutInterest)
  // $10,000 at 12%: 1% a month. 10000 x 0.01 / (1 - 1.01^-24) = 470.73, and for 120 months 143.47.
  expect(paymentsOf(10_000, terms).slice(-2)).toEqual([471, 144])
})

test('payments never fall short of the amount, and are less for longer', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100)
  fc.assert(
    fc.property(fc.oneof(cents, fc.double({ min: 0, max: 1e6, noNaN: true })), (amount) => {
      for (const kind of ['same-as-cash', 'extended']) {
        const plans = paymentPlans(amount, terms).filter((plan) => plan.kind === kind)
        const payments = plans.map(({ monthlyPayment }) => monthlyPayment)
        expect(payments.every(Number.isInteger)).toBe(true)
        expect(payments).toEqual(payments.toSorted((one, two) => two - one))
        for (const { months, monthlyPayment } of plans)
          expect(months * monthlyPayment).toBeGreaterThanOrEqual(amount)
      }
    }),
  )
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
