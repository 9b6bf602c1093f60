import { useMDXComponents } from '@mdx-js/react'
import type { ElementType, ReactNode } from 'react'
import { languages } from '../../../content/schema/languages.ts'
import { say } from '../../../content/schema/message.ts'
import type { FigureValues } from '../../../content/schema/placeholders.ts'
import type { EnergyPrices, Prices } from '../../../content/schema/prices.ts'
import {
  energyQuestions,
  type Question,
  roofQuestions,
  roofTypes,
} from '../../../content/schema/questions.ts'
import type { SiteIndex } from '../../../renderer/content/site-index.ts'
import { wordsOf } from '../../../renderer/content/words.ts'
import { memoize } from '../../../renderer/memoize.ts'
import { useSite, useWords } from '../../../renderer/server/current-page.tsx'
import styles from '../Calculators.module.css'
import { longViewYears } from '../energy/rule.ts'
import { createFormats, type Formats } from '../engine/formats.ts'
import type { CalculatorWords } from '../engine/wizard-content.ts'
import { workedOutWith } from '../roof/estimate.tsx'
import { type CostLine, factorOf, linesAddedBy, pricesOf } from '../roof/rule.ts'

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

/** What a square foot costs in each type of roof, before the factors. */
export const BasePrices = () => {
  const words = useWords('prices').base
  const labels = useWords('roof').labels.roofType
  const { price } = useFormats()
  const { roofType } = useSite().prices.roof
  const rows = roofTypes.map((id) => [labels[id], price(roofType[id])])
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

/** The questions that have an effect on the price, with their names and prices. */
const usePricedQuestions = () => {
  const { roof } = useSite().prices
  return Object.entries<Question>(roofQuestions).flatMap(([name, question]) =>
    question.effect ? [{ name, question, prices: pricesOf(roof, name) }] : [],
  )
}

/** What the base price is multiplied by, for each answer. */
export const PriceFactors = () => {
  const words = useWords('prices').factors
  const { labels, questions }: CalculatorWords = useWords('roof')
  const { factor } = useFormats()
  const multiplying = usePricedQuestions().filter(({ question }) => question.effect === 'factor')
  const rows = multiplying.map(({ name, question, prices }) => {
    const label = questions[name]?.label
    if (question.kind === 'number') {
      // A factor of a year more than that of none.
      const perYear = factor(factorOf(prices, 1) - 1)
      return [label, say(words.perYear, { start: factor(1), perYear })]
    }
    const pairs = question.ids.map(
      (id) => [labels?.[name]?.[id] ?? id, factor(factorOf(prices, id))] as const,
    )
    return [label, <Pairs key={name} pairs={pairs} />]
  })
  return <PriceTable columns={[words.answer, words.factor]} rows={rows} />
}

/** What each answer adds that does not multiply. */
export const ExtraPrices = () => {
  const { questions, labels }: CalculatorWords = useWords('roof')
  const words = useWords('roof-result')
  const formats = useFormats()
  const figureOf = ({ ends, ...line }: CostLine) =>
    workedOutWith(line, words, formats) ?? formats.price(ends ?? line.amount)
  const lines = usePricedQuestions().flatMap(({ name, question, prices }) =>
    question.effect === 'factor'
      ? []
      : linesAddedBy(name, question, prices, question.kind === 'number' ? 1 : question.ids, 1),
  )
  const pairs = lines
    .filter(({ amount }) => amount > 0)
    .map((line) => {
      const { kind, option = '' } = line
      return [labels?.[kind]?.[option] ?? questions[kind]?.label ?? '', figureOf(line)] as const
    })
  return <Pairs wide pairs={pairs} />
}

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
    ...energyQuestions.insulation.ids.map((id) => [
      say(words.insulation, { level: inSentence(levels[id]) }),
      factor(insulation[id]),
    ]),
    [words.hvacAge, say(words.hvacWear, wear(hvacAge))],
  ]
  return <PriceTable columns={[words.answer, words.score]} rows={rows} />
}
