import { figureLocale, say, sayCount } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { amounts, type DollarRange, roundDollars, withoutResidue } from './amounts.ts'

/** The range in whole dollars between two parts of an amount, each end rounded by itself. */
export const dollarRange = (amount: number, { min, max }: DollarRange): DollarRange => ({
  min: roundDollars(amount * min),
  max: roundDollars(amount * max),
})

/** How results and documents write figures and their units in the language of a locale. */
export const createFormats = (locale: string, units: Words<'wizard'>['units']) => {
  const decimals = new Intl.NumberFormat(figureLocale, { maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(figureLocale, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  const { money, count } = amounts()
  return {
    ...amounts(),
    /** The ends of a range: `$1,500` and `$3,000`. */
    ends: ({ min, max }: DollarRange) => ({ min: money(min), max: money(max) }),
    /** `1.15`, and `1` rather than `1.00`; at most four decimals. */
    factor: (value: number) => decimals.format(value),
    /** A part of one, with one decimal at most: `58.5%`. */
    percent: (part: number) => percent.format(withoutResidue(part)),
    /** `November 20, 2026`, by the visitor's own calendar. */
    date: (date: Date) => longDate.format(date),
    /** `2,000 sq ft`, on one line. */
    squareFeet: (size: number) =>
      say(units.squareFeet, { count: count(size) }).replaceAll(' ', '\u00a0'),
    /** `1 year`, `10 years` */
    years: (number: number) => sayCount(units.years, number, { locale }),
    /** `15 years old`, `1 year old`, `new` */
    yearsOld: (number: number) =>
      number === 0 ? units.yearsOld.new : sayCount(units.yearsOld, number, { locale }),
    /** `18 months` */
    months: (number: number) => sayCount(units.months, number, { locale }),
    /** A label as it stands within a sentence. */
    inSentence: (label: string) => label.toLocaleLowerCase(locale),
  }
}

export type Formats = ReturnType<typeof createFormats>
