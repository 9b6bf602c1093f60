import { languages } from '../../../content/schema/languages.ts'
import type { FigurePlaceholder } from '../../../content/schema/placeholders.ts'
import { prices } from '../../../renderer/content/site.ts'
import { useCurrentPage } from '../../../renderer/server/current-page.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { longViewYears } from '../energy/rule.ts'
import { createFormats, type Formats } from '../engine/formats.ts'

/** How figures are written in the language of the page. On the server only. */
export const useFormats = (): Formats =>
  createFormats(languages[useCurrentPage().language].locale, useWords('wizard').units)

/** The values of the placeholders for figures of the price models. */
export const figureValues = ({
  count,
  factor,
  percent,
  price,
}: Formats): Readonly<Record<FigurePlaceholder, string>> => {
  const { allowance, range } = prices.roof
  const { newRoof, highestSaving, co2PerDollar, roofCost } = prices.energy
  return {
    allowance: price(allowance),
    rangeLow: percent(range.min),
    rangeHigh: percent(range.max),
    newRoofBaseline: factor(newRoof),
    highestSaving: percent(highestSaving / 100),
    longViewYears: count(longViewYears),
    co2PerDollar: factor(co2PerDollar),
    insuranceBasePrice: price(roofCost.perSquareFoot),
    insuranceLow: percent(roofCost.min),
    insuranceHigh: percent(roofCost.max),
  }
}
