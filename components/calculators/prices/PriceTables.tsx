import { useMDXComponents } from '@mdx-js/react'
import type { ElementType } from 'react'
import { languages } from '../../../content/schema/languages.ts'
import { say } from '../../../content/schema/message.ts'
import {
  damageLevels,
  featureIds,
  insulationLevels,
  type RoofSlope,
  type RoofType,
  roofSlopes,
  roofTypes,
} from '../../../content/schema/options.ts'
import type { FigurePlaceholder } from '../../../content/schema/placeholders.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { prices } from '../../../renderer/content/site.ts'
import { useCurrentPage } from '../../../renderer/server/current-page.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { longViewYears } from '../energy/rule.ts'
import { createFormats, type Formats } from '../engine/formats.ts'
import { roofQuestions } from '../roof/questions.ts'
import { ageFactor, roofCost } from '../roof/rule.ts'

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

type PriceTableProps = { columns: readonly string[]; rows: readonly string[][] }

/** A table that looks like one written in Markdown. The first column says what a row is about. */
const PriceTable = ({ columns, rows }: PriceTableProps) => {
  const Table = (useMDXComponents().table ?? 'table') as ElementType
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What a square foot costs in each type of roof, before and after the factors. */
export const BasePrices = () => {
  const words = useWords('prices').base
  const { roofType } = useWords('roof').labels
  const { price } = useFormats()
  const allowance = price(prices.roof.allowance)
  const rows = roofTypes.map((id) => [roofType[id], price(prices.roof.roofType[id]), allowance])
  return <PriceTable columns={[words.roof, words.price, words.allowance]} rows={rows} />
}

/** What the base price is multiplied by, for each answer. */
export const PriceFactors = () => {
  const words = useWords('prices').factors
  const labels = useWords('roof').labels
  const { factor } = useFormats()
  const { roofSlope, damageLevel, agePerYear } = prices.roof
  const rows = [
    ...roofSlopes.map((id) => [labels.roofSlope[id], factor(roofSlope[id])]),
    [words.age, say(words.perYear, { start: factor(1), perYear: factor(agePerYear / 100) })],
    ...damageLevels.map((id) => [labels.damageLevel[id], factor(damageLevel[id])]),
  ]
  return <PriceTable columns={[words.answer, words.factor]} rows={rows} />
}

/** What each extra adds. */
export const ExtraPrices = () => {
  const words = useWords('prices').extras
  const { features } = useWords('roof').labels
  const { price } = useFormats()
  const rows = featureIds.map((id) => [features[id], price(prices.roof.features[id])])
  return <PriceTable columns={[words.feature, words.price]} rows={rows} />
}

/** The factor for the age of the present roof, in years. */
export const AgeFactor = ({ years }: { years: string }) =>
  useFormats().factor(ageFactor(Number(years), prices.roof))

/** The score of each answer of the energy calculator. */
export const EnergyScores = () => {
  const words = useWords('prices').scores
  const levels = useWords('energy').labels.insulation
  const { factor, inSentence } = useFormats()
  const { roofAge, insulation, hvacAge } = prices.energy
  const wear = ({ perYear, lowest }: EnergyPrices['roofAge']) => ({
    new: factor(1),
    perYear: factor(perYear),
    lowest: factor(lowest),
  })
  const rows = [
    [words.roofAge, say(words.roofWear, wear(roofAge))],
    ...insulationLevels.map((id) => [
      say(words.insulation, { level: inSentence(levels[id]) }),
      factor(insulation[id]),
    ]),
    [words.hvacAge, say(words.hvacWear, wear(hvacAge))],
  ]
  return <PriceTable columns={[words.answer, words.score]} rows={rows} />
}

/** Square feet of roof. */
const sizes = [1500, 2000, 3000]

/** What the calculator assumes of a roof before anyone has answered. */
const assumed = {
  currentAge: roofQuestions.currentAge.default,
  damageLevel: roofQuestions.damageLevel.default,
  features: [],
}

/** The slope that a price is for: a flat roof has none to speak of. */
const assumedSlope = (roofType: RoofType): RoofSlope =>
  roofType === 'flat' ? 'low' : roofQuestions.roofSlope.default

/** What a new roof of a type and size costs, as the tables have it. */
export const usePriceRange = () => {
  const { count, money } = useFormats()
  return (roofType: RoofType, squareFootage: number) => {
    const roof = { ...assumed, roofType, squareFootage, roofSlope: assumedSlope(roofType) }
    const { min, max } = roofCost(roof, prices.roof)
    return { size: count(squareFootage), low: money(min), high: money(max) }
  }
}

/** What a new roof costs in each type, for three sizes, and what these prices take for granted. */
export const RoofPrices = () => {
  const words = useWords('prices').roofs
  const { labels } = useWords('roof')
  const { count, inSentence } = useFormats()
  const rangeOf = usePriceRange()
  const rowsFor = (squareFootage: number) =>
    roofTypes.map((roofType) => {
      const { low, high } = rangeOf(roofType, squareFootage)
      return [labels.roofType[roofType], low, high]
    })
  const assumptions = {
    slope: inSentence(labels.roofSlope[roofQuestions.roofSlope.default]),
    flatSlope: inSentence(labels.roofSlope[assumedSlope('flat')]),
    years: count(assumed.currentAge),
    damage: inSentence(labels.damageLevel[assumed.damageLevel]),
  }
  return (
    <>
      <p>{say(words.assumptions, assumptions)}</p>
      {sizes.map((size) => (
        <PriceTable
          key={size}
          columns={[say(words.size, { size: count(size) }), words.low, words.high]}
          rows={rowsFor(size)}
        />
      ))}
    </>
  )
}
