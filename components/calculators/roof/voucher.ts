import { floridaDay } from '../../../content/schema/day.ts'

/**
 * A voucher, the days from the estimate in which it can be used, and the last day on which it is
 * offered.
 */
export type Voucher = { text: string; conditions: string; days: number; validUntil?: string }

/**
 * The last day of a voucher that comes with an estimate of this day: its days on, or earlier where
 * its offer ends earlier.
 */
export const voucherEnd = (
  estimate: Date,
  { days, validUntil }: Pick<Voucher, 'days' | 'validUntil'>,
): Date => {
  const end = new Date(estimate.getFullYear(), estimate.getMonth(), estimate.getDate() + days, 12)
  return validUntil !== undefined && validUntil < floridaDay(end)
    ? new Date(`${validUntil}T12:00`)
    : end
}

/** Whether a voucher is offered still. */
export const isOffered = ({ validUntil }: Pick<Voucher, 'validUntil'>): boolean =>
  validUntil === undefined || floridaDay() <= validUntil
