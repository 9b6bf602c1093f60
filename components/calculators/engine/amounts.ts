import { roundDollars } from './dollars.ts'

/**
 * Makes the browser read how numbers are written, which takes it about as long as waking a wizard.
 * Otherwise the first figure would make it, in the midst of that, and the page would not answer. A
 * task of its own leaves time to answer before and after it.
 */
export const readNumberFormats = (): Promise<void> =>
  new Promise((done) =>
    setTimeout(() => {
      new Intl.NumberFormat(document.documentElement.lang)
      done()
    }),
  )

/** How a wizard writes figures in the language of a locale. */
export const createAmounts = (locale: string) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  })
  return {
    locale,
    /** `2,000` */
    count: (value: number) => whole.format(value),
    /** US dollars without decimals, rounded half up: `$15,842`. */
    money: (amount: number) => money.format(roundDollars(amount)),
    /** What stands before an amount in a field: `$`. */
    currencySign: money.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '',
  }
}

export type Amounts = ReturnType<typeof createAmounts>
