import type { FinancingTerms } from '../../../content/schema/business.ts'
import { floridaDay } from '../../../content/schema/day.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { type Question, type Questions, roofQuestions } from '../../../content/schema/questions.ts'
import type { LeadContent } from '../../leads/lead.ts'
import { amounts, type DollarRange, roundDollars } from '../engine/amounts.ts'
import { answersForOffice, type InputOf, inputOf } from '../engine/input.ts'
import type { Answers } from '../engine/questions.ts'

/** What a visitor says about the roof: size in square feet, age in years. */
export type RoofCostInput = InputOf<typeof roofQuestions>

type Answer = number | string | readonly string[]
/** The prices of a question: those of its options by their ids, or that of its number by what it is. */
type AnswerPrices = Readonly<Record<string, number | DollarRange>>

/** What an answer multiplies the price by: its own factor, or the percent of each year of an age. */
export const factorOf = (prices: AnswerPrices, answer: Answer): number =>
  'percentPerYear' in prices
    ? 1 + (Number(answer) * Number(prices.percentPerYear)) / 100
    : Number(prices[String(answer)])

/**
 * One reason for the price, what it adds in unrounded dollars, 0 where that is nothing, and what it
 * is worked out with. What adds a range counts in the middle of its ends.
 */
export type CostLine = {
  /** `base`, `allowance`, or the question. */
  kind: string
  /** The one that adds, of a question with options. */
  option?: string
  amount: number
  factor?: number
  /** In dollars, as `each` of a number. */
  perSquareFoot?: number
  each?: number
  ends?: DollarRange
}

/**
 * What an answer adds, by the effect of its question.
 * @param answer a number, an option, or several, which are added in their order and each once.
 * @param size the square feet of the roof.
 */
export const linesAddedBy = (
  kind: string,
  question: Question,
  prices: AnswerPrices,
  answer: Answer,
  size: number,
): CostLine[] => {
  if (question.kind === 'number') {
    const each = Number(prices.each)
    return [{ kind, each, amount: Number(answer) * each }]
  }
  const chosen = question.ids.filter((id) => [answer].flat().includes(id))
  return chosen.map((option) => {
    const price = prices[option] ?? 0
    if (typeof price === 'object')
      return { kind, option, ends: price, amount: (price.min + price.max) / 2 }
    return question.effect === 'perSquareFoot'
      ? { kind, option, perSquareFoot: price, amount: size * price }
      : { kind, option, amount: price }
  })
}

const sum = (amounts: readonly number[], start = 0) =>
  amounts.reduce((one, two) => one + two, start)

/** The range that is shown, the unrounded total in dollars, and the lines that add up to it. */
export type RoofCost = DollarRange & { total: number; lines: CostLine[] }

/** The prices of a question that has an effect. The schema has them for each. */
export const pricesOf = (prices: RoofPrices, name: string) =>
  (prices as Readonly<Record<string, unknown>>)[name] as AnswerPrices

/**
 * What a roof costs, and why: size x base price x factors, plus the allowance for each square foot,
 * plus what other answers add. The ends of the range are parts of that, except that what adds a
 * range adds its own ends to them. Nothing is clamped or thrown: the wizard lets no other size or
 * age through.
 */
export const costOf = (
  questions: Questions,
  input: RoofCostInput,
  prices: RoofPrices,
): RoofCost => {
  const { squareFootage: size } = input
  const answers: Readonly<Record<string, Answer>> = input
  const bySize = (kind: string, perSquareFoot: number) => ({
    kind,
    perSquareFoot,
    amount: size * perSquareFoot,
  })
  const base = bySize('base', prices.roofType[input.roofType])
  const allowance = bySize('allowance', prices.allowance)
  let price = base.amount
  const multiplied: CostLine[] = []
  const added: CostLine[] = []
  for (const [kind, question] of Object.entries(questions)) {
    const [own, answer = ''] = [pricesOf(prices, kind), answers[kind]]
    if (question.effect === 'factor') {
      const factor = factorOf(own, answer)
      multiplied.push({ kind, factor, amount: price * factor - price })
      price *= factor
    } else if (question.effect) added.push(...linesAddedBy(kind, question, own, answer, size))
  }
  const ranged = added.flatMap(({ ends }) => ends ?? [])
  const scaled = sum(
    added.map(({ ends, amount }) => (ends ? 0 : amount)),
    price + allowance.amount,
  )
  const [low, high] = [sum(ranged.map(({ min }) => min)), sum(ranged.map(({ max }) => max))]
  return {
    min: roundDollars(scaled * prices.range.min + low),
    max: roundDollars(scaled * prices.range.max + high),
    total: scaled + (low + high) / 2,
    lines: [base, ...multiplied, allowance, ...added],
  }
}

export const roofCost = (input: RoofCostInput, prices: RoofPrices): RoofCost =>
  costOf(roofQuestions, input, prices)

/**
 * A voucher, the days from the estimate in which it can be used, and the last day on which it is
 * offered.
 */
export type Voucher = { text: string; conditions: string; days: number; validUntil?: string }

/** The last day of a voucher of this day: its days on, or earlier where its offer ends earlier. */
export const voucherEnd = (
  estimate: Date,
  { days, validUntil }: Pick<Voucher, 'days' | 'validUntil'>,
): Date => {
  const end = new Date(estimate.getFullYear(), estimate.getMonth(), estimate.getDate() + days, 12)
  return validUntil !== undefined && validUntil < floridaDay(end)
    ? new Date(`${validUntil}T12:00`)
    : end
}

/** One term, with its payment in whole dollars. */
export type PaymentPlan = {
  kind: 'same-as-cash' | 'extended'
  months: number
  monthlyPayment: number
}

/** What a dollar borrowed for these months costs each month. */
const monthlyShare = (months: number, apr: number) => {
  const rate = apr / 1200
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months)
}

/**
 * What an amount in dollars, at least 0, comes to per month, for each term of business.yaml: never
 * less than the amount in all. Credit law asks for the rate beside a payment, so extended terms have
 * none before both the lender and its APR are known.
 */
export const paymentPlans = (
  amount: number,
  { sameAsCashMonths, extendedMonths, lender, apr }: FinancingTerms,
): PaymentPlan[] => {
  const plan =
    (kind: PaymentPlan['kind'], rate: number) =>
    (months: number): PaymentPlan => ({
      kind,
      months,
      // Twice up, so that no residue of a division leaves the payments below the amount.
      monthlyPayment: Math.ceil(Math.ceil(amount) * monthlyShare(months, rate)),
    })
  return [
    ...sameAsCashMonths.map(plan('same-as-cash', 0)),
    ...(lender === undefined || apr === undefined ? [] : extendedMonths.map(plan('extended', apr))),
  ]
}

/** The kind of project, which this calculator never varies. */
export const projectType = 'roofing'

/** A range as the office reads it. */
export const rangeForOffice = ({ min, max }: RoofCost) =>
  `${amounts().money(min)} - ${amounts().money(max)}`

/** What the office is told of valid answers. */
export const roofLead = (answers: Answers, prices: RoofPrices): LeadContent => ({
  source: 'Roof Replacement Calculator',
  subject: `Roof estimate for ${answers.firstName} ${answers.lastName}`,
  fields: {
    ...answersForOffice(roofQuestions, answers),
    costEstimate: rangeForOffice(roofCost(inputOf(roofQuestions, answers), prices)),
  },
})
