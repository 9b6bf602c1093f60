import type { FinancingTerms } from '../../../content/schema/business.ts'
import { keysOf } from '../../../content/schema/keys.ts'
import { say } from '../../../content/schema/message.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { type roofQuestions, roofTypes } from '../../../content/schema/questions.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { Say } from '../../ui/Say.tsx'
import type { CalculatorPage } from '../engine/Calculator.tsx'
import type { Formats } from '../engine/formats.ts'
import { answersInWords } from '../engine/input.ts'
import type { ResultData, RowsProps } from '../engine/result/parts.tsx'
import type { CalculatorWords } from '../engine/wizard-content.ts'
import { type CostLine, paymentPlans, type RoofCost, roofCost, type Voucher } from './rule.ts'

/** What the page gives the roof calculator, with what the browser loads. */
export type RoofPage = CalculatorPage & {
  words: Words<'roof'>
  prices: RoofPrices
  /** Those that may be published. The payments are for the model total: the document says so. */
  terms?: FinancingTerms | undefined
  /** Address of the financing page. */
  financing: string
  voucher?: Voucher | undefined
}

export type Estimate = ResultData<RoofPage, typeof roofQuestions> & { cost: RoofCost }

type ResultWords = Words<'roof-result'>

/** Each answer about the roof in words. */
export const estimateInWords = (
  { input, words, formats }: Estimate,
  { lines }: Pick<ResultWords, 'lines'>,
) =>
  answersInWords(input, words, {
    squareFootage: formats.squareFeet(input.squareFootage),
    currentAge: say(lines.currentAge, { age: formats.yearsOld(input.currentAge) }),
  })

/** What a line is worked out with. */
export const workedOutWith = (
  { factor, perSquareFoot, each, ends }: CostLine,
  { lines }: Pick<ResultWords, 'lines'>,
  formats: Formats,
): string | undefined => {
  if (factor !== undefined) return say(lines.factor, { factor: formats.factor(factor) })
  if (each !== undefined) return say(lines.each, { price: formats.price(each) })
  if (ends) return say(lines.ends, formats.ends(ends))
  return perSquareFoot === undefined
    ? undefined
    : say(lines.perSquareFoot, { price: formats.price(perSquareFoot) })
}

/** How the total comes about, line by line. */
const breakdown = (estimate: Estimate, words: ResultWords): RowsProps => {
  const { cost, prices, formats } = estimate
  const { lines, breakdown: own } = words
  const answers = estimateInWords(estimate, words)
  const [roofType, size] = [String(answers.roofType), String(answers.squareFootage)]
  const names: typeof answers = {
    ...answers,
    base: say(lines.base, { roofType, size }),
    allowance: say(lines.allowance, { size }),
  }
  const labels: CalculatorWords['labels'] = estimate.words.labels
  const { min, max } = prices.range
  const parts = { min: formats.percent(min), max: formats.percent(max) }
  const totalNote = cost.lines.some(({ ends }) => ends) ? own.totalNoteWithEnds : own.totalNote
  return {
    heading: own.heading,
    rows: cost.lines.map((line) => ({
      label: labels?.[line.kind]?.[line.option ?? ''] ?? String(names[line.kind] ?? ''),
      note: workedOutWith(line, words, formats),
      value: formats.money(line.amount),
    })),
    total: { label: own.total, note: say(totalNote, parts), value: formats.money(cost.total) },
  }
}

/** What the same house would cost in the other types of roof. */
const otherRoofs = (estimate: Estimate, { otherRoofs: own }: ResultWords): RowsProps => {
  const { input, prices, formats } = estimate
  const labels = estimate.words.labels.roofType
  const others = roofTypes.filter((type) => type !== input.roofType)
  const rows = others.map((roofType) => ({
    label: labels[roofType],
    value: say(own.range, formats.ends(roofCost({ ...input, roofType }, prices))),
  }))
  return { heading: own.heading, rows }
}

/** What the total comes to by the month. */
const payments = (
  { cost, formats, financing }: Estimate,
  { payments: own }: ResultWords,
  terms: FinancingTerms,
): RowsProps => {
  const { lender = '', apr = 0, extendedMonths } = terms
  const extended = {
    lender,
    apr: formats.factor(apr),
    shortest: Math.min(...extendedMonths),
    longest: Math.max(...extendedMonths),
  }
  const rows = paymentPlans(cost.total, terms).map(({ kind, months, monthlyPayment }) => ({
    label: formats.months(months),
    note: kind === 'same-as-cash' ? own.sameAsCash : say(own.extended, extended),
    value: formats.money(monthlyPayment),
  }))
  const link = <a href={financing}>{own.financing}</a>
  const values = { ...extended, total: formats.money(cost.total), link }
  return { heading: own.heading, rows, note: <Say message={own.note} values={values} /> }
}

/** What upgrades that are often asked for add, without gutters where they are chosen already. */
const upgrades = (estimate: Estimate, { upgrades: own }: ResultWords): RowsProps => {
  const { input, prices, formats } = estimate
  const rows = keysOf(own.names)
    .filter((id) => id !== 'newGutters' || !input.features.includes('gutter-replacement'))
    .map((id) => ({
      label: own.names[id],
      value: say(own.adds, formats.ends(prices.upgrades[id])),
    }))
  return { heading: own.heading, rows }
}

/** Every list of amounts of an estimate. Payments need terms that may be published. */
export const estimateRows = (estimate: Estimate, words: ResultWords): RowsProps[] => [
  breakdown(estimate, words),
  otherRoofs(estimate, words),
  ...(estimate.terms ? [payments(estimate, words, estimate.terms)] : []),
  upgrades(estimate, words),
]
