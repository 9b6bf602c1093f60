import { createAmounts } from './amounts.ts'
import { withoutResidue } from './dollars.ts'

/** How results and documents write figures in the language of a locale. */
export const createFormats = (locale: string) => {
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const twoDecimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const cents = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const amounts = createAmounts(locale)
  return {
    ...amounts,
    /** A price with its cents, unless it is whole: `$8`, `$2.50`. */
    price: (amount: number) =>
      Number.isInteger(amount) ? amounts.money(amount) : cents.format(amount),
    /** `1.15`, and `1` rather than `1.00`. */
    factor: (value: number) => twoDecimals.format(value),
    /** A part of one, with one decimal at most: `58.5%`. */
    percent: (part: number) => percent.format(withoutResidue(part)),
    /** A number with one decimal at most. */
    decimal: (value: number) => oneDecimal.format(value),
    /** `November 20, 2026`, by the visitor's own calendar. */
    date: (date: Date) => longDate.format(date),
  }
}

export type Formats = ReturnType<typeof createFormats>
