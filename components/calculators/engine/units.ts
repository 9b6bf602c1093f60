import { say, sayCount } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { Amounts } from './amounts.ts'

type UnitWords = Words<'wizard'>['units']

/** Figures with their units, in the words and the locale of a language. */
export const createUnits = (
  { squareFeet, years, yearsOld, months }: UnitWords,
  { count, locale }: Amounts,
) => ({
  /** `2,000 sq ft` */
  squareFeet: (size: number) => say(squareFeet, { count: count(size) }),
  /** `1 year`, `10 years` */
  years: (number: number) => sayCount(years, number, { locale }),
  /** `15 years old`, `1 year old`, `new` */
  yearsOld: (number: number) =>
    number === 0 ? yearsOld.new : sayCount(yearsOld, number, { locale }),
  /** `18 months` */
  months: (number: number) => sayCount(months, number, { locale }),
})

export type Units = ReturnType<typeof createUnits>
