import { roundDollars, withoutResidue } from './dollars.ts'

/** How figures are written in the language of a locale. */
export const createFormats = (locale: string) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const twoDecimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  const exactMoney = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return {
    locale,
    /** US dollars without decimals, rounded half up: `$15,842`. */
    money: (amount: number) => money.format(roundDollars(amount)),
    /** A price with its cents, unless it is whole: `$8`, `$2.50`. */
    price: (amount: number) => (Number.isInteger(amount) ? money : exactMoney).format(amount),
    /** What stands before an amount in a field: `$`. */
    currencySign: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '',
    /** `2,000` */
    count: (value: number) => whole.format(value),
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
