/** Days from the estimate in which a voucher can be used. Specification, section 9. */
const voucherDays = 30

/** The last day of a voucher that comes with an estimate of this day. */
export const voucherEnd = (estimate: Date): Date => new Date(estimate.getFullYear(), estimate.getMonth(), estimate.getDate() + voucherDays)
