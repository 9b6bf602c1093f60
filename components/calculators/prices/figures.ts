import type { FigurePlaceholder } from '../../../content/schema/placeholders.ts'
import { insuranceBasePrice, insuranceRangeParts } from '../energy/insurance-range.ts'
import {
  co2PoundsPerDollar,
  highestPercentage,
  longViewYears,
  newRoofBaseline,
} from '../energy/rule.ts'
import type { Formats } from '../engine/formats.ts'
import { allowancePerSquareFoot, rangeParts } from '../roof/rule.ts'

/**
 * What the placeholders for figures of the price models stand for: texts name a figure, the rules
 * say it.
 */
export const figureValues = ({
  count,
  factor,
  percent,
  price,
}: Formats): Readonly<Record<FigurePlaceholder, string>> => ({
  allowance: price(allowancePerSquareFoot),
  rangeLow: percent(rangeParts.min),
  rangeHigh: percent(rangeParts.max),
  newRoofBaseline: factor(newRoofBaseline),
  highestSaving: percent(highestPercentage / 100),
  longViewYears: count(longViewYears),
  co2PerDollar: factor(co2PoundsPerDollar),
  insuranceBasePrice: price(insuranceBasePrice),
  insuranceLow: percent(insuranceRangeParts.min),
  insuranceHigh: percent(insuranceRangeParts.max),
})
