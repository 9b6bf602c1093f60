import { useMDXComponents } from '@mdx-js/react'
import type { ElementType } from 'react'
import { say } from '../../../content/schema/message.ts'
import {
  damageLevels,
  featureIds,
  insulationLevels,
  roofSlopes,
  roofTypes,
} from '../../../content/schema/options.ts'
import type { EnergyPrices } from '../../../content/schema/prices.ts'
import { prices } from '../../../renderer/content/site.ts'
import { useWords } from '../../../renderer/server/use-words.ts'
import { roofQuestions } from '../roof/questions.ts'
import { ageFactor, roofCost } from '../roof/rule.ts'
import { useFormats } from './figures.ts'

type PriceTableProps = {
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
}

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
  const { roof, price: priceWord, allowance } = useWords('prices').base
  const { roofType } = useWords('roof').labels
  const { price } = useFormats()
  const rows = roofTypes.map(
    (type) =>
      [roofType[type], price(prices.roof.roofType[type]), price(prices.roof.allowance)] as const,
  )
  return <PriceTable columns={[roof, priceWord, allowance]} rows={rows} />
}

/** What the base price is multiplied by, for each answer. */
export const PriceFactors = () => {
  const words = useWords('prices').factors
  const labels = useWords('roof').labels
  const { factor } = useFormats()
  const { roofSlope, damageLevel, agePerYear } = prices.roof
  const rows = [
    ...roofSlopes.map((slope) => [labels.roofSlope[slope], factor(roofSlope[slope])] as const),
    [
      words.age,
      say(words.perYear, { start: factor(1), perYear: factor(agePerYear / 100) }),
    ] as const,
    ...damageLevels.map(
      (level) => [labels.damageLevel[level], factor(damageLevel[level])] as const,
    ),
  ]
  return <PriceTable columns={[words.answer, words.factor]} rows={rows} />
}

/** What each extra adds. */
export const ExtraPrices = () => {
  const { feature, price: priceWord } = useWords('prices').extras
  const { features } = useWords('roof').labels
  const { price } = useFormats()
  return (
    <PriceTable
      columns={[feature, priceWord]}
      rows={featureIds.map((id) => [features[id], price(prices.roof.features[id])] as const)}
    />
  )
}

/** The factor for the age of the present roof, in years. */
export const AgeFactor = ({ years }: { years: string }) =>
  useFormats().factor(ageFactor(Number(years), prices.roof))

/** The score of each answer of the energy calculator. */
export const EnergyScores = () => {
  const words = useWords('prices').scores
  const levels = useWords('energy').labels.insulation
  const { factor, locale } = useFormats()
  const { roofAge, insulation, hvacAge } = prices.energy
  const wear = ({ perYear, lowest }: EnergyPrices['roofAge']) => ({
    new: factor(1),
    perYear: factor(perYear),
    lowest: factor(lowest),
  })
  const rows = [
    [words.roofAge, say(words.roofWear, wear(roofAge))] as const,
    ...insulationLevels.map((level) => {
      const label = say(words.insulation, { level: levels[level].toLocaleLowerCase(locale) })
      return [label, factor(insulation[level])] as const
    }),
    [words.hvacAge, say(words.hvacWear, wear(hvacAge))] as const,
  ]
  return <PriceTable columns={[words.answer, words.score]} rows={rows} />
}

/** Square feet of roof. */
const sizes = [1500, 2000, 3000] as const

/** What the calculator assumes of a roof before anyone has answered. */
const assumed = {
  roofSlope: roofQuestions.roofSlope.default,
  currentAge: roofQuestions.currentAge.default,
  damageLevel: roofQuestions.damageLevel.default,
  features: [],
}

const SizeTable = ({ size }: { size: number }) => {
  const words = useWords('prices').roofs
  const { labels } = useWords('roof')
  const { count, money } = useFormats()
  const rows = roofTypes.map((roofType) => {
    const { min, max } = roofCost({ ...assumed, roofType, squareFootage: size }, prices.roof)
    return [labels.roofType[roofType], money(min), money(max)] as const
  })
  return (
    <PriceTable
      columns={[say(words.size, { size: count(size) }), words.low, words.high]}
      rows={rows}
    />
  )
}

/** What a new roof costs in each type, for three sizes, and what these prices take for granted. */
export const RoofPrices = () => {
  const words = useWords('prices').roofs
  const { labels } = useWords('roof')
  const { count, locale } = useFormats()
  const inSentence = (label: string) => label.toLocaleLowerCase(locale)
  return (
    <>
      <p>
        {say(words.assumptions, {
          slope: inSentence(labels.roofSlope[assumed.roofSlope]),
          years: count(assumed.currentAge),
          damage: inSentence(labels.damageLevel[assumed.damageLevel]),
        })}
      </p>
      {sizes.map((size) => (
        <SizeTable key={size} size={size} />
      ))}
    </>
  )
}
