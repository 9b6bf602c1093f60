import { afterEach, expect, test, vi } from 'vitest'
import { isOffered, voucherEnd } from '../../components/calculators/roof/voucher.ts'

afterEach(() => {
  vi.useRealTimers()
})

const estimate = new Date(2026, 10, 20, 23, 59)
const lastDay = (days: number, validUntil?: string) =>
  voucherEnd(estimate, { days, ...(validUntil && { validUntil }) }).toLocaleDateString('en-CA')

test('a voucher can be used for its days from the estimate', () => {
  expect(lastDay(30)).toBe('2026-12-20')
  expect(lastDay(1)).toBe('2026-11-21')
})

test('a voucher ends with its offer, where that ends earlier', () => {
  expect(lastDay(30, '2026-11-30')).toBe('2026-11-30')
  expect(lastDay(30, '2027-01-31')).toBe('2026-12-20')
})

test('a voucher is offered to the end of its last day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T17:00:00Z') })
  expect(isOffered({ validUntil: '2026-11-30' })).toBe(true)
  expect(isOffered({ validUntil: '2026-11-29' })).toBe(false)
  expect(isOffered({})).toBe(true)
})
