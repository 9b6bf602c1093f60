import type { FinancingTerms } from '../../../content/schema/business.ts'
import { upgradeIds } from '../../../content/schema/calculators.ts'
import { floridaDay, isShownOn } from '../../../content/schema/day.ts'
import { say } from '../../../content/schema/message.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import { roofQuestions } from '../../../content/schema/questions.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { LeadContent } from '../../leads/lead.ts'
import type { PageProps } from '../engine/Calculator.tsx'
import { answersForOffice, answersInWords, inputOf, officeAmounts } from '../engine/input.ts'
import type { Answers } from '../engine/questions.ts'
import type { ResultData, Row } from '../engine/result/parts.tsx'
import { type CostLine, type RoofCost, roofCost } from './rule.ts'

/** What the page gives the roof calculator, with what the browser loads. */
export type RoofPage = PageProps & {
  words: Words<'roof'>
  prices: RoofPrices
  /** Those that may be published. The payments are for the model total: the document says so. */
  terms?: FinancingTerms | undefined
  /** Address of the financing page. */
  financing: string
  voucher?: Voucher | undefined
}

type EstimateData = ResultData<RoofPage, typeof roofQuestions>

type LineWords = Words<'roof-result'>['lines']

/** Each answer about the roof in words. */
const answersOf = ({ input, labels, formats }: EstimateData, words: LineWords) =>
  answersInWords<typeof roofQuestions>(input, labels, {
    squareFootage: formats.squareFeet(input.squareFootage),
    currentAge: say(words.currentAge, { age: formats.yearsOld(input.currentAge) }),
  })

/** The lines of a cost in words, each with its amount and how that is worked out. */
const describeLines = (
  lines: readonly CostLine[],
  answers: ReturnType<typeof answersOf>,
  { labels, formats }: EstimateData,
  words: LineWords,
): Row[] => {
  const { roofType, squareFootage: size } = answers
  const names = {
    base: say(words.base, { roofType, size }),
    allowance: say(words.allowance, { size }),
    ...labels.features,
  }
  return lines.map((line) => {
    const value = formats.money(line.amount)
    if ('factor' in line) {
      const note = say(words.factor, { factor: formats.factor(line.factor) })
      return { label: answers[line.kind], note, value }
    }
    const note =
      'pricePerSquareFoot' in line
        ? say(words.perSquareFoot, { price: formats.price(line.pricePerSquareFoot) })
        : undefined
    return { label: names[line.kind], note, value }
  })
}

/** What an amount comes to by the month, in words. */
const paymentsOf = (amount: number, terms: FinancingTerms, formats: EstimateData['formats']) => ({
  plans: paymentPlans(amount, terms).map(({ kind, months, monthlyPayment }) => ({
    kind,
    label: formats.months(months),
    value: formats.money(monthlyPayment),
  })),
  /** What the words about extended plans name: the lender, its rate and the terms in months. */
  extended: {
    lender: terms.lender ?? '',
    apr: formats.factor(terms.apr ?? 0),
    shortest: Math.min(...terms.extendedMonths),
    longest: Math.max(...terms.extendedMonths),
  },
})

/** What the result and its document show. */
export type Estimate = ReturnType<typeof estimateOf>

/** What a roof costs and why. */
export const estimateOf = (data: EstimateData, words: LineWords) => {
  const { input, prices, terms, voucher, formats, date } = data
  const cost = roofCost(input, prices)
  const inWords = answersOf(data, words)
  return {
    ...data,
    inWords,
    cost,
    total: formats.money(cost.total),
    lines: describeLines(cost.lines, inWords, data, words),
    /** The ends of the range, as parts of the total. */
    ends: { min: formats.percent(prices.range.min), max: formats.percent(prices.range.max) },
    payments: terms && paymentsOf(cost.total, terms, formats),
    /** What upgrades that are often asked for add, without gutters where they are chosen already. */
    upgrades: upgradeIds
      .filter((id) => id !== 'newGutters' || !input.features.includes('gutter-replacement'))
      .map((id) => ({ id, ...formats.ends(prices.upgrades[id]) })),
    /** A promotion that has not ended, and the last day it can be used. */
    voucher: voucher &&
      isShownOn(voucher) && { ...voucher, until: formats.date(voucherEnd(date, voucher)) },
  }
}

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

/** Whole dollars that are never less than the amount. Never -0. */
export const roundDollarsUp = (amount: number): number => Math.ceil(amount) + 0

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
      monthlyPayment: roundDollarsUp(roundDollarsUp(amount) * monthlyShare(months, rate)),
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
  `${officeAmounts.money(min)} - ${officeAmounts.money(max)}`

/** What the office is told of valid answers. */
export const roofLead = (answers: Answers, prices: RoofPrices): LeadContent => ({
  source: 'Roof Replacement Calculator',
  subject: `Roof estimate for ${answers.firstName} ${answers.lastName}`,
  fields: {
    ...answersForOffice(roofQuestions, answers),
    costEstimate: rangeForOffice(roofCost(inputOf(roofQuestions, answers), prices)),
  },
})
