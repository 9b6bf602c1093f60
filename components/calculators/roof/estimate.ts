import type { FinancingTerms } from '../../../content/schema/business.ts'
import { floridaDay } from '../../../content/schema/day.ts'
import { say } from '../../../content/schema/message.ts'
import type { RoofPrices } from '../../../content/schema/prices.ts'
import type { Words } from '../../../renderer/content/words.ts'
import type { LeadContent } from '../../leads/lead.ts'
import type { DocumentData } from '../engine/document/page.ts'
import { answersForOffice, inputOf, officeAmounts } from '../engine/input.ts'
import type { Row } from '../engine/result/parts.tsx'
import { type RoofAnswers, roofQuestions } from './questions.ts'
import { type CostLine, type RoofCost, type RoofCostInput, roofCost } from './rule.ts'

/** What the result and its document show. */
export type Estimate = DocumentData & {
  input: RoofCostInput
  cost: RoofCost
  /** The lines of the cost in words. */
  lines: readonly Row[]
  prices: RoofPrices
  labels: Words<'roof'>['labels']
  /** The payments are for the model total: the document says so. */
  terms: FinancingTerms
  /** A promotion that has not ended, and the last day it can be used. */
  voucher?: { text: string; conditions: string; until: Date }
}

type Costs = Pick<Estimate, 'input' | 'cost' | 'labels' | 'formats'>
type LineWords = Words<'roof-result'>['lines']

const labelOf = (line: CostLine, { input, labels, formats }: Costs, words: LineWords) => {
  switch (line.kind) {
    case 'base': {
      const roofType = labels.roofType[input.roofType]
      return say(words.base, { roofType, size: formats.squareFeet(line.squareFootage) })
    }
    case 'slope':
      return labels.roofSlope[input.roofSlope]
    case 'age':
      return say(words.age, { age: formats.yearsOld(line.years) })
    case 'damage':
      return labels.damageLevel[input.damageLevel]
    case 'allowance':
      return say(words.allowance, { size: formats.squareFeet(line.squareFootage) })
    case 'feature':
      return labels.features[line.feature]
  }
}

/** How the amount of a line is worked out. */
const noteOf = (line: CostLine, { formats }: Costs, words: LineWords): string | undefined => {
  if ('multiplier' in line) return say(words.factor, { factor: formats.factor(line.multiplier) })
  if ('pricePerSquareFoot' in line)
    return say(words.perSquareFoot, { price: formats.price(line.pricePerSquareFoot) })
  return undefined
}

/** The lines of the cost in words, each with its amount. */
export const describeLines = (costs: Costs, words: LineWords): Row[] =>
  costs.cost.lines.map((line) => ({
    label: labelOf(line, costs, words),
    note: noteOf(line, costs, words),
    value: costs.formats.money(line.amount),
  }))

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

/** Whether a voucher is offered still. */
export const isOffered = ({ validUntil }: Pick<Voucher, 'validUntil'>): boolean =>
  validUntil === undefined || floridaDay() <= validUntil

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

/** What the words about extended plans name: the lender, its rate and the terms in months. */
export const extendedTerms = ({ terms, formats }: Pick<Estimate, 'terms' | 'formats'>) => ({
  lender: terms.lender ?? '',
  apr: formats.factor(terms.apr ?? 0),
  shortest: Math.min(...terms.extendedMonths),
  longest: Math.max(...terms.extendedMonths),
})

/** The kind of project, which this calculator never varies. */
export const projectType = 'roofing'

/** A range as the office reads it. */
export const rangeForOffice = ({ min, max }: RoofCost) =>
  `${officeAmounts.money(min)} - ${officeAmounts.money(max)}`

/** What the office is told of valid answers. */
export const roofLead = (answers: RoofAnswers, prices: RoofPrices): LeadContent => ({
  source: 'Roof Replacement Calculator',
  subject: `Roof estimate for ${answers.firstName} ${answers.lastName}`,
  fields: {
    ...answersForOffice(roofQuestions, answers),
    costEstimate: rangeForOffice(roofCost(inputOf(roofQuestions, answers), prices)),
  },
})
