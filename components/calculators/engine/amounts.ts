import { figureLocale } from '../../../content/schema/message.ts'

/** Dollars, in prices with their cents. */
export type DollarRange = { min: number; max: number }

/** Removes what binary arithmetic leaves behind: 55300 x 0.585 is 32350.5 again. Never -0. */
export const withoutResidue = (value: number): number => Number(value.toFixed(8)) + 0

/** Whole dollars, half up. Never -0. */
export const roundDollars = (amount: number): number => Math.round(withoutResidue(amount)) + 0

const createAmounts = () => {
  const dollars = { style: 'currency', currency: 'USD' } as const
  const plain = new Intl.NumberFormat(figureLocale, { maximumFractionDigits: 2 })
  const money = new Intl.NumberFormat(figureLocale, { ...dollars, maximumFractionDigits: 0 })
  const price = new Intl.NumberFormat(figureLocale, {
    ...dollars,
    maximumFractionDigits: 3,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return {
    /** `2,000`, `1.5` */
    count: (value: number) => plain.format(value),
    /** US dollars without decimals, rounded half up: `$15,842`. */
    money: (amount: number) => money.format(roundDollars(amount)),
    /** A price with its cents, unless it is whole: `$8`, `$2.575`; or its ends: `$800–$1,600`. */
    price: (amount: number | DollarRange) =>
      typeof amount === 'number'
        ? price.format(amount)
        : `${price.format(amount.min)}–${price.format(amount.max)}`,
  }
}

let created: ReturnType<typeof createAmounts> | undefined

/** How figures are written in every language, also to the office. */
export const amounts = () => {
  created ??= createAmounts()
  return created
}

/**
 * Makes the browser load its number formats in a task of its own. That takes about as long as
 * hydrating a wizard, and the page could not answer in between.
 */
export const loadNumberFormats = (): Promise<unknown> =>
  new Promise((done) => setTimeout(() => done(amounts())))
