import { useMDXComponents } from '@mdx-js/react'
import type { ElementType, ReactNode } from 'react'
import { factorNames } from '../../../content/schema/calculators.ts'
import { languages } from '../../../content/schema/languages.ts'
import { say } from '../../../content/schema/message.ts'
import type { FigureValues } from '../../../content/schema/placeholders.ts'
import type { EnergyPrices, Prices } from '../../../content/schema/prices.ts'
import { featureIds, insulationLevels, roofTypes } from '../../../content/schema/questions.ts'
import type { SiteIndex } from '../../../renderer/content/site-index.ts'
import { wordsOf } from '../../../renderer/content/words.ts'
import { memoize } from '../../../renderer/memoize.ts'
import { useSite, useWords } from '../../../renderer/server/current-page.tsx'
import { longViewYears } from '../energy/rule.ts'
import { createFormats, type Formats } from '../engine/formats.ts'
import { factorOf } from '../roof/rule.ts'
import styles from './PriceTables.module.css'

const formatsOf = memoize((site: SiteIndex) =>
  createFormats(languages[site.language].locale, wordsOf(site, 'wizard').units),
)

/** How figures are written in the language of the page. On the server only. */
export const useFormats = (): Formats => formatsOf(useSite())

/** The values of the placeholders for figures of the price models. */
export const figureValues = (
  prices: Prices,
  { count, factor, percent, price }: Formats,
): Readonly<FigureValues> => {
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

type PriceTableProps = { columns: readonly string[]; rows: readonly ReactNode[][] }

/** A table that looks like one written in Markdown. The first column says what a row is about. */
export const PriceTable = ({ columns, rows }: PriceTableProps) => {
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
        {rows.map(([label, ...cells], row) => (
          <tr key={row}>
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

const percentOf = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`

type BarProps = { from?: number; to: number; of: number }

/** An amount or a range on a scale from nothing to the largest one, as wide as its cell. */
export const Bar = ({ from = 0, to, of }: BarProps) => {
  const marginRight = percentOf(of - to, of)
  const ends = from > 0 ? { marginRight, marginLeft: percentOf(from, of) } : { marginRight }
  return (
    <span className={styles.scale}>
      <i className={styles.bar} style={ends} />
    </span>
  )
}

/** What a square foot costs in each type of roof, before the factors. */
export const BasePrices = () => {
  const words = useWords('prices').base
  const labels = useWords('roof').labels.roofType
  const { price } = useFormats()
  const { roofType } = useSite().prices.roof
  const highest = Math.max(...Object.values(roofType))
  const rows = roofTypes.map((id) => [
    labels[id],
    <>
      {price(roofType[id])}
      <Bar to={roofType[id]} of={highest} />
    </>,
  ])
  return <PriceTable columns={[words.roof, words.price]} rows={rows} />
}

type PairsProps = { pairs: readonly (readonly [label: string, figure: string])[]; wide?: boolean }

/** Figures with their labels: in columns or, if wide, one below the other in two columns. */
const Pairs = ({ pairs, wide = false }: PairsProps) => (
  <dl className={wide ? 'grid c2 g6 t-small ruled' : `grid g3 reversed ${styles.pairs}`}>
    {pairs.map(([label, figure]) => (
      <div key={label} className={wide ? 'line apart' : undefined}>
        <dt className={wide ? undefined : 't-note'}>{label}</dt>
        <dd className="t-label tel">{figure}</dd>
      </div>
    ))}
  </dl>
)

/** What the base price is multiplied by, for each answer. */
export const PriceFactors = () => {
  const words = useWords('prices').factors
  const { labels, questions } = useWords('roof')
  const { factor } = useFormats()
  const { roof } = useSite().prices
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = labels
  const rows = factorNames.map((name) => {
    const prices = roof[name]
    if ('percentPerYear' in prices) {
      const perYear = factor(prices.percentPerYear / 100)
      return [questions[name].label, say(words.perYear, { start: factor(1), perYear })]
    }
    const pairs = Object.entries(prices).map(
      ([id, value]) => [options[name]?.[id] ?? id, factor(value)] as const,
    )
    return [questions[name].label, <Pairs key={name} pairs={pairs} />]
  })
  return <PriceTable columns={[words.answer, words.factor]} rows={rows} />
}

/** What each extra adds. */
export const ExtraPrices = () => {
  const { features } = useWords('roof').labels
  const { price } = useFormats()
  const amounts = useSite().prices.roof.features
  return <Pairs wide pairs={featureIds.map((id) => [features[id], price(amounts[id])])} />
}

/** The factor for the age of the present roof, in years. */
export const AgeFactor = ({ years }: { years: string }) =>
  useFormats().factor(factorOf(useSite().prices.roof.currentAge, Number(years)))

/** The score of each answer of the energy calculator. */
export const EnergyScores = () => {
  const words = useWords('prices').scores
  const levels = useWords('energy').labels.insulation
  const { factor, inSentence } = useFormats()
  const { roofAge, insulation, hvacAge } = useSite().prices.energy
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
