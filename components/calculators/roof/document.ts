import type { FinancingTerms } from '../../../content/schema/business.ts'
import { say } from '../../../content/schema/message.ts'
import type { Words } from '../../../renderer/content/words.ts'
import { type Html, html } from '../../ui/html.ts'
import type { DocumentData, Wording } from '../engine/document/document-data.ts'
import { page } from '../engine/document/page.ts'
import {
  bullets,
  largeRange,
  type Row,
  sayMarkup,
  section,
  table,
  visitorAndAnswers,
} from '../engine/document/parts.ts'
import type { Formats } from '../engine/formats.ts'
import { type PaymentPlan, paymentPlans } from './financing.ts'
import { featureIds } from './options.ts'
import {
  type RoofCost,
  type RoofCostInput,
  rangeParts,
  upgradeIds,
  upgradeSuggestions,
} from './rule.ts'

export type RoofDocumentData = DocumentData & {
  input: RoofCostInput
  cost: RoofCost
  /** The lines of the cost in words, as the result shows them. */
  lines: readonly { label: string; how?: string | undefined; amount: number }[]
  /** The payments are for the model total: the document says so. */
  terms: FinancingTerms
  /**
   * What is on offer, and the last day it can be used. A promotion that has ended is left out by
   * the caller.
   */
  voucher?: { text: string; conditions: string; until: Date }
}

export type RoofDocumentWording = Wording<{
  roof: Words<'roof-document'>
  labels: Words<'roof'>['labels']
}>

type Source = RoofDocumentWording & { data: RoofDocumentData }

/** Where the model total stands in the range, in percent of its width. */
const totalAt = ((1 - rangeParts.min) / (rangeParts.max - rangeParts.min)) * 100

/** The ends of the range, as parts of the model total. */
const ends = ({ percent }: Formats) => ({
  min: percent(rangeParts.min),
  max: percent(rangeParts.max),
})

const range = ({ data, words, formats, units }: Source): Html => {
  const { heading, total, end, caution } = words.roof.band
  const { min, max } = ends(formats)
  const roofType = words.labels.roofType[data.input.roofType].toLocaleLowerCase(formats.locale)
  return html`<p>${say(heading, { roofType, size: units.squareFeet(data.input.squareFootage) })}</p>
<p class="big range">${largeRange(data.cost, formats)}</p>
<div class="track"><b style="left:${totalAt.toFixed(1)}%">${say(total, { total: formats.money(data.cost.total) })}</b></div>
<div class="row small"><span>${say(end, { percent: min })}</span><span>${say(end, { percent: max })}</span></div>
<p class="caution">${caution}</p>`
}

const answers = ({ data: { input }, words, units }: Source) => {
  const { labels } = words
  const names = words.roof.answers
  const features = featureIds
    .filter((id) => input.features.includes(id))
    .map((id) => labels.features[id])
  return [
    [names.roofType, labels.roofType[input.roofType]],
    [names.squareFootage, units.squareFeet(input.squareFootage)],
    [names.roofSlope, labels.roofSlope[input.roofSlope]],
    [names.currentAge, units.years(input.currentAge)],
    [names.damageLevel, labels.damageLevel[input.damageLevel]],
    [names.features, features.join(', ') || names.noFeatures],
  ] as const
}

const price = ({ data, words, formats }: Source): Html => {
  const { line, amount, total, totalNote, rounding } = words.roof.price
  const rows = [
    ...data.lines.map(
      (described): Row => ({ ...described, value: formats.money(described.amount) }),
    ),
    {
      label: total,
      how: say(totalNote, ends(formats)),
      value: formats.money(data.cost.total),
      sum: true,
    },
  ]
  return html`${table([line, amount], rows)}<p class="small">${rounding}</p>`
}

const plans = (all: readonly PaymentPlan[], [name, payment]: [string, string], source: Source) => {
  const { words, formats, units } = source
  return table(
    [name, payment],
    all.map(({ months, monthlyPayment }) => ({
      label: units.months(months),
      value: say(words.document.perMonth, { amount: formats.money(monthlyPayment) }),
    })),
  )
}

/** Extended plans, without a payment as long as lender and APR are not known. */
const extendedPlans = (all: readonly PaymentPlan[], source: Source): Html => {
  const { name, payment, conditions } = source.words.roof.payments.extended
  const { lender = '', apr = 0, extendedMonths } = source.data.terms
  const rate = say(payment, { lender, apr: source.formats.factor(apr) })
  const terms = say(conditions, {
    shortest: Math.min(...extendedMonths),
    longest: Math.max(...extendedMonths),
  })
  return html`<div>${all.length > 0 ? plans(all, [name, rate], source) : html`<h3>${name}</h3>`}
<p class="small">${terms}</p></div>`
}

const payments = (source: Source): Html => {
  const { cost, terms } = source.data
  const { lead, sameAsCash, lender } = source.words.roof.payments
  const all = paymentPlans(cost.total, terms)
  const of = (kind: PaymentPlan['kind']) => all.filter((plan) => plan.kind === kind)
  const cash = plans(of('same-as-cash'), [sameAsCash.name, sameAsCash.payment], source)
  return html`<p>${say(lead, { total: source.formats.money(cost.total) })}</p>
<div class="two"><div>${cash}
<p class="small">${sameAsCash.conditions}</p></div>
${extendedPlans(of('extended'), source)}</div>
<p class="small">${lender}</p>`
}

const voucherPanel = (
  { text, conditions, until }: NonNullable<RoofDocumentData['voucher']>,
  { words, formats }: Source,
): Html =>
  html`<section class="panel voucher"><h2>${text}</h2><p>${conditions}</p><p><b>${say(words.roof.voucher.until, { date: formats.date(until) })}</b></p></section>`

const upgrades = ({ words, formats: { money } }: Source): Html => {
  const sentences = words.roof.upgrades
  const items = upgradeIds.map((id) => {
    const { min, max } = upgradeSuggestions[id]
    return html`<li>${sayMarkup(sentences[id], { range: html`<b>${money(min)}–${money(max)}</b>` })}</li>`
  })
  return html`<p>${sentences.lead}</p><ul>${items}</ul>`
}

/** What the calculator said, line by line, as a page to keep. */
export const roofDocument = (data: RoofDocumentData, wording: RoofDocumentWording): string => {
  const source = { data, ...wording }
  const { words, formats } = wording
  const {
    title,
    question,
    price: priceWords,
    payments: paymentWords,
    upgrades: upgradeWords,
    conditions,
  } = words.roof
  const { heading, ...points } = conditions
  const content = html`${visitorAndAnswers(data.visitor, answers(source), words.document)}
${section(priceWords.heading, price(source))}
${data.voucher === undefined ? '' : voucherPanel(data.voucher, source)}
${section(paymentWords.heading, payments(source))}
${section(upgradeWords.heading, upgrades(source))}
${section(heading, bullets(Object.values(points)))}`
  return page({
    data,
    words: words.document,
    formats,
    title,
    band: range(source),
    content,
    question,
  })
}
