import { describe, expect, test } from 'vitest'
import {
  insuranceBasePrice,
  insuranceRangeParts,
} from '../../components/calculators/energy/insurance-range.ts'
import {
  co2PoundsPerDollar,
  highestPercentage,
  hvacWear,
  insulationFactors,
  newRoofBaseline,
  roofWear,
} from '../../components/calculators/energy/rule.ts'
import { createFormats } from '../../components/calculators/engine/formats.ts'
import { basePrices, featurePrices } from '../../components/calculators/roof/options.ts'
import {
  ageMultiplier,
  allowancePerSquareFoot,
  damageMultipliers,
  rangeParts,
  slopeMultipliers,
  upgradeSuggestions,
} from '../../components/calculators/roof/rule.ts'
import { defaultLanguage, languages } from '../../content/schema/languages.ts'
import { companyValues } from '../../renderer/content/company-values.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'

const { price, percent, factor } = createFormats(languages[defaultLanguage].locale)

/**
 * The figures of the models, as a text would write them. A factor of 1 says nothing, and ages have
 * factors of their own.
 */
const all = [
  ...Object.values(basePrices).map(price),
  ...Object.values(featurePrices).map(price),
  ...Object.values(upgradeSuggestions).flatMap(({ min, max }) => [price(min), price(max)]),
  price(allowancePerSquareFoot),
  price(insuranceBasePrice),
  ...[...Object.values(rangeParts), ...Object.values(insuranceRangeParts)].map(percent),
  ...[slopeMultipliers, damageMultipliers, insulationFactors, roofWear, hvacWear].flatMap(
    (factors) => Object.values(factors).map(factor),
  ),
  factor(ageMultiplier(1) - ageMultiplier(0)),
  factor(newRoofBaseline),
  factor(co2PoundsPerDollar),
  percent(highestPercentage / 100),
]
const figures = [...new Set(all)].filter((figure) => figure !== factor(1))

/** The terms of financing, as a text would write them. */
const { sameAsCashMonths, shortestExtendedMonths, longestExtendedMonths } = companyValues()
const terms = [
  `${sameAsCashMonths} months`,
  `${shortestExtendedMonths} to ${longestExtendedMonths}`,
]

/** Figures that are found in the models and hardly anywhere else, such as 58.5% and 1.15. */
const telling = [...figures.filter((figure) => /\d\.\d\d|\.\d%/.test(figure)), ...terms]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const typed = (text: string, forbidden: readonly string[]): string[] => {
  const onOneLine = text.replace(/\s+/g, ' ')
  return forbidden.filter((figure) =>
    new RegExp(`(?<![\\d.,$])${escaped(figure)}(?![\\d%]|[.,]\\d)`).test(onOneLine),
  )
}

const { sources } = readContentFolder(process.cwd())
const isAboutPrices = (path: string) => /^content\/(calculators|words)\//.test(path)

test.each(sources.map(({ path, text }) => [path, text] as const))(
  '%s names the figures of the models instead of typing them',
  (path, text) => {
    expect(typed(text, isAboutPrices(path) ? [...figures, ...terms] : telling)).toEqual([])
  },
)

describe('a figure that is typed', () => {
  test.each([...figures, ...terms])('is found: %s', (figure) => {
    expect(typed(`It comes to ${figure}, or so.`, figures.concat(terms))).toContain(figure)
    expect(typed(`It comes to ${figure.replace(' ', '\n  ')}.`, figures.concat(terms))).toContain(
      figure,
    )
  })

  test('is not found in a larger one', () => {
    for (const figure of figures)
      expect(
        typed(`1${figure.replace('$', '')}5, ${figure},000 and ${figure}.5`, [figure]),
      ).toEqual([])
  })
})
