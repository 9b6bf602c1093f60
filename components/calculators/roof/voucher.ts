import { floridaDay } from '../../../content/model/florida-day.ts'

/** Days from the estimate in which a voucher can be used. */
const voucherDays = 30

/** The last day of a voucher that comes with an estimate of this day: 30 days on, or earlier where its offer ends earlier. */
export const voucherEnd = (estimate: Date, validUntil?: string): Date => {
  const end = new Date(estimate.getFullYear(), estimate.getMonth(), estimate.getDate() + voucherDays, 12)
  return validUntil !== undefined && validUntil < floridaDay(end) ? new Date(`${validUntil}T12:00`) : end
}

/** Whether a voucher is offered still. */
export const isOffered = (validUntil?: string): boolean => validUntil === undefined || floridaDay() <= validUntil
